import type { z } from 'zod';
import { errorMessage } from '../base/error-message.ts';
import { tryParseJson } from '../base/try-json.ts';
import { TranslationError, type TranslationFailure } from './translation.ts';

/** The time limit of a request, long enough for a model on a machine of the agency; nginx waits 30 s (deploy/nginx.conf). */
const timeout = { ms: 25_000 };

/** For tests. */
export const setTimeoutMs = (ms: number): void => {
  timeout.ms = ms;
};

/** Posts JSON to a service and parses its answer; throws a TranslationError. A redirect is an error, so that the key goes to no other address. */
export async function ask<Answer>(
  url: string,
  headers: Record<string, string>,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const { status, text } = await post(url, headers, body);
  if (status !== 200) throw new TranslationError(toFailure(status, text), `status ${status}`);
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

/** Returns the failure of a status of any of the three services; 456 is DeepL's quota. Only the text of a 400 tells that the input is too long. */
function toFailure(status: number, text: string): TranslationFailure {
  if (status === 401 || status === 403) return 'refusedKey';
  if (status === 402 || status === 429 || status === 456) return 'overQuota';
  if (status === 413 || (status === 400 && /limit|context_length|too long/i.test(text))) return 'tooLong';
  return status >= 500 ? 'unreachable' : 'broken';
}
