import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { useAgent as filteringAgent, type RequestFilteringAgentOptions } from 'request-filtering-agent';
import { errorMessage } from '../base/error-message.ts';
import { checkSize } from './delivery.ts';
import { FetchError, fetchIssueOf } from './fetch-error.ts';

export interface Limits {
  maxBytes: number;
  /** The time from the first request to the last byte, including redirects. */
  timeoutMs: number;
}

/** Fetches a file: `(url, limits) => bytes`; throws an Error that says why it could not. */
export type Download = (url: string, limits: Limits) => Promise<Buffer>;

const maxRedirects = 5;
const redirects: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/** Returns a Download over http and https that accepts only public addresses, also at each redirect; takes exceptions to that. */
export function downloadFrom(exceptions?: RequestFilteringAgentOptions): Download {
  return async (url, limits) => {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    let next = url;
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const answer = await ask(next, exceptions, signal);
      const { statusCode, headers } = answer;
      if (statusCode === 200) return await bytesOf(answer, limits, signal);
      answer.destroy();
      if (!redirects.includes(statusCode) || !headers.location)
        throw new FetchError(`status ${statusCode}`, { kind: 'status', found: statusCode ?? 0 });
      next = URL.parse(headers.location, next)?.href ?? headers.location;
    }
    throw new FetchError(`more than ${maxRedirects} redirects`, { kind: 'redirects', limit: maxRedirects });
  };
}

/** The Download that imports use. */
export const download: Download = downloadFrom();

function ask(
  address: string,
  exceptions: RequestFilteringAgentOptions | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new FetchError('not an address that begins with http or https', { kind: 'notWeb' });
  // Check the address of the connection itself, so that a second DNS lookup cannot lead elsewhere.
  const agent = filteringAgent(url.href, exceptions);
  return new Promise((resolve, reject) => {
    (url.protocol === 'https:' ? https : http)
      .get(url, { signal, agent, headers: { 'accept-encoding': 'identity' } })
      .once('response', resolve)
      .once('error', (error) => reject(signal.aborted ? tooSlow() : refusedError(error)));
  });
}

/** Returns a plain error if the agent refused the address, otherwise the error itself. */
function refusedError(error: Error): FetchError {
  const [, host] = /^DNS lookup ([^(]+)\(.* not allowed/.exec(error.message) ?? [];
  return host
    ? new FetchError(`${host} is not an address of the public internet`, { kind: 'notPublic' })
    : unreachable(error);
}

async function bytesOf(answer: IncomingMessage, { maxBytes }: Limits, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      checkSize(maxBytes, size);
      parts.push(part);
    }
  } catch (error) {
    throw signal.aborted ? tooSlow() : unreachable(error);
  }
  return Buffer.concat(parts);
}

/** Returns the reason of a network error; a more specific error is returned unchanged. */
const unreachable = (error: unknown): FetchError =>
  error instanceof FetchError ? error : new FetchError(errorMessage(error), fetchIssueOf(error, 'unreachable'));

const tooSlow = (): FetchError => new FetchError('it took too long', { kind: 'slow' });
