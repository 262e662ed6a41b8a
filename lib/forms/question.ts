import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hourMs } from '../day.ts';
import { signedTokens } from '../db/tokens.ts';
import type { FormWords } from '../i18n/form-words.ts';
import type { Question } from './form-state.ts';

const schema = z.object({ id: z.uuid(), sum: z.int(), asked: z.int() });
const tokens = signedTokens({ purpose: 'question', secret: 'forms', schema });

/** Faster than this nobody reads and answers; later than an hour the page is forgotten. */
const quickest = 1500;
const slowest = hourMs;

/** A sum to work out, for a browser that runs no script (docs/decisions/captcha.md). */
export async function askQuestion({ question }: Pick<FormWords, 'question'>, now = Date.now()): Promise<Question> {
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  return {
    text: question({ a, b }),
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
