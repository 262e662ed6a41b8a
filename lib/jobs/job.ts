import { minuteMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** The background work of this process, which other bundles wake and ask about. */
    jobs?: Partial<Record<JobName, RunningJob>>;
  }
}

/** lib/app/jobs.ts has what each does. */
export type JobName = 'data' | 'mails' | 'counts' | 'alerts' | 'reports' | 'retention' | 'waitingLists' | 'reminders';

/** Work that is done again and again beside the pages. */
export interface Job {
  /** In ms, from the beginning of one turn to that of the next; turns never overlap. */
  everyMs: number;
  /** How long (ms) a killed instance keeps the rows that it was working on; null where it takes none. */
  leaseMs: number | null;
  /** Whether the first turn is at the start of the site. */
  isAtStart?: boolean;
  /** One turn; a number is in how many ms the next one is due. A turn that throws is logged, and followed by the next. */
  run(): Promise<number> | Promise<void>;
  /** What has to be finished before the site ends. */
  stop?(): Promise<void>;
}

export interface RunningJob extends Pick<Job, 'everyMs' | 'leaseMs'> {
  /** Times in ms since epoch. */
  startedAt: number;
  /** When a turn last succeeded. */
  doneAt: number | null;
  /** Why the last turn failed. */
  error: string | null;
  /** Begins a turn now, or as soon as the one that is running has ended. */
  wake(): void;
  stop(): Promise<void>;
}

/** In ms, beside two turns: a restart of the database is no reason to worry anybody. */
const graceMs = 5 * minuteMs;

export function startJob(name: JobName, { everyMs, leaseMs, isAtStart, run, stop }: Job): RunningJob {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;

  const plan = (ms: number): void => {
    if (!isStopped) timer = setTimeout(turn, Math.max(ms, 0)).unref();
  };

  async function turn(): Promise<void> {
    isRunning = true;
    isWanted = false;
    const began = performance.now();
    let wait: number | undefined;
    try {
      const due = await run();
      if (typeof due === 'number') wait = due;
      Object.assign(job, { doneAt: Date.now(), error: null });
    } catch (error) {
      const reason = errorMessage(error);
      if (reason !== job.error) console.error(`Background work (${name}):`, error);
      job.error = reason;
    }
    isRunning = false;
    plan(isWanted ? 0 : (wait ?? everyMs - (performance.now() - began)));
  }

  const job: RunningJob = {
    ...{ everyMs, leaseMs, startedAt: Date.now(), doneAt: null, error: null },
    wake() {
      isWanted = true;
      if (isRunning) return;
      clearTimeout(timer);
      plan(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await stop?.();
    },
  };
  processState.jobs = { ...processState.jobs, [name]: job };
  plan(isAtStart ? 0 : everyMs);
  return job;
}

/** Lets a job of this process go on at once; without effect where it does not run. */
export const wakeJob = (name: JobName): void => processState.jobs?.[name]?.wake();

/** The background work of this process, with whether each is late. */
export const listJobs = (now = Date.now()) =>
  (Object.entries(processState.jobs ?? {}) as [JobName, RunningJob][]).map(
    ([name, { everyMs, leaseMs, startedAt, doneAt, error }]) => {
      const isLate = now - (doneAt ?? startedAt) > 2 * everyMs + graceMs;
      return { name, everyMs, leaseMs, doneAt, error, isLate };
    },
  );

export type JobState = ReturnType<typeof listJobs>[number];
