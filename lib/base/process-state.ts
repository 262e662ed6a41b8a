import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ViewBuffer } from '../audience/view-buffer.ts';
import type { DataState } from '../data/store.ts';
import type { Database } from '../db/database.ts';
import type { LeftCommit } from '../files/git-history.ts';
import type { Messages } from '../i18n/messages.ts';
import type { PictureWork } from '../media/picture-queue.ts';
import type { PreparedPictures } from '../media/prepared-pictures.ts';
import type { WorkerProcess } from '../media/worker-process.ts';
import type { OwnAnswer } from '../next/answer-status.ts';
import type { RequestParts } from '../next/static-html.tsx';
import type { Roads } from '../travel/roads.ts';

// Next bundles pages, routes, the middleware and instrumentation.ts apart, and server.ts runs outside of all bundles: a variable of a
// module exists once per bundle. What the whole process shares is a field of this one object.

interface ProcessState {
  /** Set by server.ts: Next's id of the build, in ETags. */
  build?: string;
  /** Read by pages, routes, the middleware and the page cache; replaced when the files in data/ change. */
  data?: DataState;
  /** The texts of pages; replaced together with the data. */
  messages?: Partial<Messages>;
  /** The sizes of the prepared pictures; replaced together with the data. */
  pictures?: PreparedPictures;
  /** What the background work on pictures has still to do, and what it could not. */
  pictureWork?: PictureWork;
  /** Reads what the office uploads, apart from the process that makes sizes. */
  pictureTaker?: WorkerProcess;
  /** One connection pool for pages, server actions and workers. */
  database?: Promise<Database>;
  /** Marks the queries that go first: the mail worker and the forms wait in one line for SQLite. */
  urgentQueries?: AsyncLocalStorage<true>;
  /** Set by instrumentation.ts, called by forms: the mail worker delivers at once instead of at its next poll. */
  wakeMailWorker?: () => void;
  /** Set by instrumentation.ts, called where a saved search or the data change: alerts are sent at once. */
  wakeAlerts?: () => void;
  /** Set by the watcher of the data folder, called where it was written: it is read at once. */
  wakeData?: (() => void) | undefined;
  /** Why changes of data are not in git (DATA_GIT); undefined if all are. */
  gitFault?: string | undefined;
  /** Those changes. */
  gitLeft?: readonly LeftCommit[];
  /** When each feed was last fetched (ms since epoch), by its name. */
  feedReads?: Record<string, number>;
  /** Views are counted by a route and written by a worker. */
  audience?: ViewBuffer;
  /** Set when the server starts: the middleware has no database to read it from. */
  previewKey?: Buffer;
  /** Read when travel time is first asked for. */
  roads?: Promise<Roads>;
  /** Opened by server.ts for each request, set by server actions. */
  answerStatus?: AsyncLocalStorage<OwnAnswer>;
  /** Static HTML by request: React renders a page twice, to data and to HTML, in two bundles. */
  staticHtml?: WeakMap<object, RequestParts>;
  /** Set by the server's half of StaticHtml, called by the half that also runs in the browser and may import nothing of the server. */
  takeStaticHtml?: (name: string) => string | undefined;
}

declare global {
  var heem: ProcessState | undefined;
}

globalThis.heem ??= {};
export const processState: ProcessState = globalThis.heem;
