import 'server-only';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { hourMs, minuteMs } from '../base/day.ts';
import { tryParseJson } from '../base/try-json.ts';
import { secret, signedTokens } from '../db/tokens.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';
import type { FormErrors, TextCaptcha } from './form-state.ts';

const lifetimeMs = 30 * minuteMs;
/** A form sent sooner after the challenge was not filled in by a person. */
const minDurationMs = 1500;

const payload = z.object({
  challenge: z.object({ parameters: z.looseObject({ data: z.object({ asked: z.number() }) }), signature: z.string() }),
  solution: z.looseObject({}),
});

const secrets = async () => {
  const own = (await secret('captcha')).toString('hex');
  return { hmacSignatureSecret: own, hmacKeySignatureSecret: `${own}:key` };
};

/** Returns work for a browser by ALTCHA's protocol; it takes about a second on a phone, while the visitor types. */
export const newChallenge = async (): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2000,
    counter: randomInt(300, 900),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetimeMs),
    data: { asked: Date.now() },
    ...(await secrets()),
  });

/** A challenge with its solution has about 700 characters. */
const maxSolutionLength = 4_096;

/** Takes the solution that a browser sends with a form; returns its one-time token, or null if the solution is wrong. */
export async function readSolution(text: string, now = Date.now()): Promise<CaptchaProof | null> {
  const sent = text.length > maxSolutionLength ? undefined : payload.safeParse(tryParseJson(text)).data;
  if (!sent || now - sent.challenge.parameters.data.asked < minDurationMs) return null;
  const { challenge, solution } = sent as unknown as Payload;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) });
  return verified ? { token: sent.challenge.signature, expiresAt: now + lifetimeMs } : null;
}

const schema = z.object({ id: z.uuid(), mac: z.string(), asked: z.int() });
const tokens = signedTokens({ purpose: 'question', secret: 'forms', schema });

const answerTimeoutMs = hourMs;

/** Returns a keyed hash of the right answer, so that the token does not reveal it. */
const answerMac = async (id: string, answer: string): Promise<Buffer> =>
  createHmac('sha256', await secret('forms'))
    .update(`answer\n${id}\n${answer}`)
    .digest();

/** Returns a sum to work out, for a browser that runs no script (docs/decisions/captcha.md). */
export async function newTextCaptcha(t: Translator<'forms'>, now = Date.now()): Promise<TextCaptcha> {
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  const id = randomUUID();
  const mac = await answerMac(id, String(a + b));
  return {
    text: t('question', { a, b }),
    token: await tokens.sign({ id, mac: mac.toString('base64url'), asked: now }),
  };
}

/** Takes the answer to a sum; returns its proof, or null if the answer is wrong or late. */
export async function readTextAnswer(token: string, answer: string, now = Date.now()): Promise<CaptchaProof | null> {
  const asked = await tokens.open(token);
  if (!asked || now - asked.asked > answerTimeoutMs) return null;
  const mac = await answerMac(asked.id, answer.trim());
  const isRight = timingSafeEqual(mac, Buffer.from(asked.mac, 'base64url'));
  return isRight ? { token: asked.id, expiresAt: asked.asked + answerTimeoutMs } : null;
}

/**
 * Returns the proof from the answer to the sum, or else from the work of the browser; null if neither is valid. A page that asked for the
 * sum before its scripts were loaded sends both fields.
 */
export async function readCaptchaProof(data: FormData): Promise<CaptchaProof | null> {
  const text = (name: string) => String(data.get(name) ?? '');
  if (text('answer')) return readTextAnswer(text('question'), text('answer'));
  return text('nickname') ? null : readSolution(text('captcha'));
}

/** Returns a new sum for a form that is shown again to a browser whose script did not do the work; no sum otherwise. */
export const questionFor = async (
  data: FormData,
  errors: FormErrors,
  locale: Locale,
): Promise<{ question?: TextCaptcha }> =>
  data.has('scripted') && !errors.answer ? {} : { question: await newTextCaptcha(await translatorIn(locale, 'forms')) };

/** Proof that a person, or the work of their browser, sent a form; valid for one form. */
export interface CaptchaProof {
  token: string;
  expiresAt: number;
}
