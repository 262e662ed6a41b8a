import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { hourMs, minuteMs } from '../day.ts';
import { secret, signedTokens } from '../db/tokens.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Question } from './form-state.ts';

const lifetime = 30 * minuteMs;
/** Faster than this nobody fills in a form. */
const quickest = 1500;

const payload = z.object({
  challenge: z.object({ parameters: z.looseObject({ data: z.object({ asked: z.number() }) }), signature: z.string() }),
  solution: z.looseObject({}),
});

const secrets = async () => {
  const own = (await secret('captcha')).toString('hex');
  return { hmacSignatureSecret: own, hmacKeySignatureSecret: `${own}:key` };
};

/** Work for a browser: about a second's on a telephone, while the visitor types. By ALTCHA's protocol. */
export const newChallenge = async (): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2000,
    counter: randomInt(300, 900),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetime),
    data: { asked: Date.now() },
    ...(await secrets()),
  });

/** In characters: a challenge with its solution has about 700. */
const longest = 4_096;

/** Takes what a browser sends with a form; returns what may be spent once, null where the work was not done. */
export async function readSolution(text: string, now = Date.now()): Promise<Proof | null> {
  const given = text.length > longest ? undefined : payload.safeParse(parseJson(text)).data;
  if (!given || now - given.challenge.parameters.data.asked < quickest) return null;
  const { challenge, solution } = given as unknown as Payload;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) });
  return verified ? { token: given.challenge.signature, expiresAt: now + lifetime } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const schema = z.object({ id: z.uuid(), sum: z.int(), asked: z.int() });
const tokens = signedTokens({ purpose: 'question', secret: 'forms', schema });

/** After an hour the page is forgotten. */
const slowest = hourMs;

/** A sum to work out, for a browser that runs no script (docs/decisions/captcha.md). */
export async function askQuestion(t: Translator<'forms'>, now = Date.now()): Promise<Question> {
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  return {
    text: t('question', { a, b }),
    token: await tokens.sign({ id: randomUUID(), sum: a + b, asked: now }),
  };
}

/** What of a right answer may be spent once, and until when; null for a wrong, hasty or late one. */
export async function readAnswer(token: string, answer: string, now = Date.now()): Promise<Proof | null> {
  const asked = await tokens.open(token);
  if (!asked || answer.trim() !== String(asked.sum)) return null;
  const took = now - asked.asked;
  return took >= quickest && took <= slowest ? { token: asked.id, expiresAt: asked.asked + slowest } : null;
}

/** That a person, or the work of their browser, stands behind a form; good for one form. */
export interface Proof {
  token: string;
  expiresAt: number;
}
