import type { z } from 'zod';
import { errorMessage } from '../base/error-message.ts';
import { tryParseJson } from '../base/try-json.ts';
import { TranslationError, type TranslationFailure } from './translation.ts';

/** In ms: a model on a machine of the agency takes its time; nginx waits 30 s (deploy/nginx.conf). */
const timeout = { ms: 25_000 };

/** For tests. */
export const setTimeoutMs = (ms: number): void => {
  timeout.ms = ms;
};

/** Posts JSON to a service and reads its answer; throws a TranslationError. The key goes to this address alone: a redirect is an error. */
export async function ask<Answer>(
  url: string,
  headers: Record<string, string>,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const { status, text } = await post(url, headers, body);
  if (status !== 200) throw new TranslationError(failureOf(status, text), `status ${status}`);
  const parsed = schema.safeParse(tryParseJson(text));
  if (!parsed.success) throw new TranslationError('broken', 'an answer of another form');
  return parsed.data;
}

async function post(url: string, headers: Record<string, string>, body: object) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout.ms),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new TranslationError('unreachable', errorMessage(error));
  }
}

/** The statuses of all three services; 456 is DeepL's for a quota. What is too long for a service is a 400 that only its words tell. */
function failureOf(status: number, text: string): TranslationFailure {
  if (status === 401 || status === 403) return 'refusedKey';
  if (status === 402 || status === 429 || status === 456) return 'overQuota';
  if (status === 413 || (status === 400 && /limit|context_length|too long/i.test(text))) return 'tooLong';
  return status >= 500 ? 'unreachable' : 'broken';
}
