import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processState } from '../base/process-state.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** Opened by server.ts for each request, set by server actions. */
    answerStatus?: AsyncLocalStorage<OwnAnswer>;
  }
}

export interface OwnAnswer {
  status?: number;
  headers?: Record<string, string>;
}

/**
 * Answers a request so that what runs for it may choose the status: Next has no way for a server action that renders its page anew to
 * say anything but 200.
 */
export function answerWithOwnStatus(response: ServerResponse, answer: () => Promise<void>): Promise<void> {
  processState.answerStatus ??= new AsyncLocalStorage();
  const own: OwnAnswer = {};
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    for (const [name, value] of Object.entries(own.headers ?? {})) response.setHeader(name, value);
    return writeHead(own.status ?? status, ...rest);
  };
  return processState.answerStatus.run(own, answer);
}

/** Sets the status and further headers of the page that answers this request; without server.ts, as in `npm run dev`, nothing. */
export function setAnswerStatus(status: number, headers: Record<string, string> = {}): void {
  const own = processState.answerStatus?.getStore();
  if (own) Object.assign(own, { status, headers });
}
