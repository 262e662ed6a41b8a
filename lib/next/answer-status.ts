import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

interface OwnAnswer {
  status?: number;
  headers?: Record<string, string>;
}

declare global {
  // server.ts and the pages are separate bundles of one process.
  var heemOwnAnswer: AsyncLocalStorage<OwnAnswer> | undefined;
}

/**
 * Answers a request so that what runs for it may choose the status: Next has no way for a server action that renders its page anew to
 * say anything but 200.
 */
export function answerWithOwnStatus(response: ServerResponse, answer: () => Promise<void>): Promise<void> {
  globalThis.heemOwnAnswer ??= new AsyncLocalStorage();
  const own: OwnAnswer = {};
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    for (const [name, value] of Object.entries(own.headers ?? {})) response.setHeader(name, value);
    return writeHead(own.status ?? status, ...rest);
  };
  return globalThis.heemOwnAnswer.run(own, answer);
}

/** Sets the status and further headers of the page that answers this request; without server.ts, as in `npm run dev`, nothing. */
export function setAnswerStatus(status: number, headers: Record<string, string> = {}): void {
  const own = globalThis.heemOwnAnswer?.getStore();
  if (own) Object.assign(own, { status, headers });
}
