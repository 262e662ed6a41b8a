import 'server-only';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { dayOf, secondMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';
import type { MissedSearchTable } from '../db/tables/audience.ts';
import type { Job } from '../jobs/job.ts';
import type { Beacon } from './beacon.ts';
import { storeCounts } from './store.ts';
import { type MissedClass, storeMissedSearches } from './store-missed.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** Views are counted by a route and written by a worker. */
    audience?: ViewBuffer;
  }
}

/** The number of times that one visitor did something with a home on a day. */
export interface Counted {
  day: string;
  what: Beacon['what'];
  home: number;
  source: string;
  /** A hash of the visitor, the kind of view and the home, not yet keyed with the salt of the day. */
  trace: string;
  /** The hash of the visitor’s network alone. */
  network: string;
  times: number;
}

/** At most so many counts wait for a database that does not answer; later ones are lost. Enough for a hundred seconds at 500 a second. */
const maxWaiting = 50_000;
/** One transaction writes at most so many counts, so that pages and forms are served in between. */
const batchSize = 200;
/** A stop gives up writing after this time. */
const stopTimeoutMs = 4_000;

export interface ViewBuffer {
  waiting: Map<string, Counted>;
  /** Searches that found little, by day and class. */
  missed: Map<string, MissedSearchTable>;
  /** The write that is going on: whether it succeeds. */
  writing: Promise<boolean> | null;
  /** The reason why the last write failed. */
  error: string | null;
  stopping: boolean;
  lost: number;
}

function viewBuffer(): ViewBuffer {
  processState.audience ??= {
    waiting: new Map(),
    missed: new Map(),
    writing: null,
    error: null,
    stopping: false,
    lost: 0,
  };
  return processState.audience;
}

interface HomeEvent extends Pick<Counted, 'what' | 'home' | 'source'> {
  /** As `clientNetwork` returns it. Network and browser are not stored: only hashes of them. */
  network: string;
  browser: string;
}

/** Counts in memory what happened with a home. */
export function countEvent({ what, home, source, network, browser }: HomeEvent): void {
  const day = dayOf(Date.now());
  const hash = (who: string) => createHash('sha256').update(`${what}\n${home}\n${who}`).digest('base64url');
  const trace = hash(`${network}\n${browser}`);
  add(`${day} ${trace}`, { day, what, home, source, trace, network: hash(network), times: 1 });
}

function add(key: string, count: Counted): void {
  const state = viewBuffer();
  const known = state.waiting.get(key);
  if (known) known.times += count.times;
  else if (state.waiting.size < maxWaiting) state.waiting.set(key, count);
  else state.lost += count.times;
}

/** Counts in memory a search that found little, without the person. */
export const countMissedSearch = (missed: MissedClass): void => addMissedSearch({ ...missed, day: dayOf(Date.now()) });

function addMissedSearch(missed: MissedSearchTable): void {
  const state = viewBuffer();
  const { nothing, few, unknown, ...asked } = missed;
  const key = Object.values(asked).join('\n');
  const known = state.missed.get(key);
  if (known) {
    known.nothing += nothing;
    known.few += few;
    known.unknown += unknown;
  } else if (state.missed.size < maxWaiting) state.missed.set(key, missed);
  else state.lost += 1;
}

/** Writes all that waits, unless a write is going on; false where the database does not take it: then it waits on. */
export function write(): Promise<boolean> {
  const state = viewBuffer();
  state.writing ??= writeWaiting(state).finally(() => {
    state.writing = null;
  });
  return state.writing;
}

async function writeWaiting(state: ViewBuffer): Promise<boolean> {
  const entries = [...state.waiting];
  const missed = [...state.missed.values()];
  state.waiting = new Map();
  state.missed = new Map();
  try {
    while (entries.length > 0) {
      await storeCounts(entries.slice(0, batchSize).map(([, count]) => count));
      entries.splice(0, batchSize);
      await pause(0);
    }
    while (missed.length > 0) {
      await storeMissedSearches(missed.slice(0, batchSize));
      missed.splice(0, batchSize);
      await pause(0);
    }
    if (state.error) console.log(`Counted visits are written again; ${state.lost} were lost.`);
    Object.assign(state, { error: null, lost: 0 });
    return true;
  } catch (error) {
    for (const [key, count] of entries) add(key, count);
    for (const search of missed) addMissedSearch(search);
    state.error = errorMessage(error);
    return false;
  }
}

/** Resolves immediately; while the site stops, only when all that was counted before is written: nothing would do it afterwards. */
export async function flushIfStopping(): Promise<void> {
  if (viewBuffer().stopping) await writeAll();
}

/** Writes all that is counted by now: a write that was going on may have begun too early to hold it. */
export async function writeAll(): Promise<boolean> {
  await viewBuffer().writing;
  return write();
}

/** Writes what is counted before the site ends; from now on each further count is written before it is answered. */
export async function stopViewBuffer(): Promise<void> {
  const state = viewBuffer();
  state.stopping = true;
  const over = AbortSignal.timeout(stopTimeoutMs);
  // A database that hangs lets no write end.
  const timeout = once(over, 'abort').then(() => false);
  while (!(await Promise.race([writeAll(), timeout]))) {
    if (over.aborted)
      return console.error(
        `Counted visits were lost (${state.waiting.size} waited): ${state.error ?? 'the database does not answer'}`,
      );
    await pause(200);
  }
}

/** Writes the counts of the pages. A crash loses at most the counts of one interval and of the write after it. */
export const countsJob: Job = {
  everyMs: secondMs,
  leaseMs: null,
  async run() {
    if (!(await writeAll())) throw new Error(viewBuffer().error ?? '');
  },
  stop: stopViewBuffer,
};
