import type { AsyncLocalStorage } from 'node:async_hooks';

// Next bundles pages, routes, the middleware and instrumentation.ts apart, and server.ts runs outside of all bundles: a variable of a
// module exists once per bundle. What the whole process shares is a field of this one object.

export interface ProcessState {
  /** Set by server.ts: Next's id of the build, in ETags. */
  build?: string;
  /** Marks queries with priority: the mail worker and the forms share one queue for SQLite. */
  urgentQueries?: AsyncLocalStorage<true>;
  /** Set by the watcher of the data folder; called after a write, so that the folder is read at once. */
  wakeData?: (() => void) | undefined;
  /** The error of the last commit of data to git (DATA_GIT); undefined if all changes are committed. */
  gitError?: string | undefined;
  /** The times of the last request of each feed (ms since epoch), by its name. */
  feedReads?: Record<string, number>;
  /** Set when the server starts: the middleware has no database to read it from. */
  previewKey?: Buffer;
  /** Set by the server's half of StaticHtml, called by the half that also runs in the browser and may import nothing of the server. */
  takeStaticHtml?: (name: string) => string | undefined;
}

declare global {
  var heem: ProcessState | undefined;
}

globalThis.heem ??= {};
export const processState: ProcessState = globalThis.heem;
