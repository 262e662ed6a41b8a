import { minuteMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** The background work of this process, which other bundles wake and ask about. */
    jobs?: Partial<Record<JobName, RunningJob>>;
  }
}

/** The names of the jobs; lib/app/jobs.ts declares their work. */
export type JobName = 'data' | 'mails' | 'counts' | 'alerts' | 'reports' | 'retention' | 'waitingLists' | 'reminders';

/** Recurring background work. */
export interface Job {
  /** The time from the start of one run to the start of the next; runs never overlap. */
  everyMs: number;
  /** The time for which a killed instance keeps the leases of its rows; null if the job leases none. */
  leaseMs: number | null;
  /** Whether the first run is at the start of the site. */
  isAtStart?: boolean;
  /** Does one run; returns the ms until the next run, if it differs. An error is logged, and the next run follows. */
  run(): Promise<number> | Promise<void>;
  /** Finishes work before the process ends. */
  stop?(): Promise<void>;
}

export interface RunningJob extends Pick<Job, 'everyMs' | 'leaseMs'> {
  /** Times in ms since epoch. */
  startedAt: number;
  /** The time of the last successful run. */
  doneAt: number | null;
  /** The error of the last run. */
  error: string | null;
  /** Starts a run now, or as soon as the current one has ended. */
  wake(): void;
  stop(): Promise<void>;
}

/** A job is late only after two intervals and this time, so that a restart of the database does not count. */
const graceMs = 5 * minuteMs;

export function startJob(name: JobName, { everyMs, leaseMs, isAtStart, run, stop }: Job): RunningJob {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;

  const plan = (ms: number): void => {
    if (!isStopped) timer = setTimeout(runOnce, Math.max(ms, 0)).unref();
  };

  async function runOnce(): Promise<void> {
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
    everyMs,
    leaseMs,
    startedAt: Date.now(),
    doneAt: null,
    error: null,
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

/** Starts a run of a job of this process at once; no effect if the job does not run here. */
export const wakeJob = (name: JobName): void => processState.jobs?.[name]?.wake();

/** Returns the jobs of this process, and whether each is late. */
export const listJobs = (now = Date.now()) =>
  (Object.entries(processState.jobs ?? {}) as [JobName, RunningJob][]).map(
    ([name, { everyMs, leaseMs, startedAt, doneAt, error }]) => {
      const isLate = now - (doneAt ?? startedAt) > 2 * everyMs + graceMs;
      return { name, everyMs, leaseMs, doneAt, error, isLate };
    },
  );

export type JobState = ReturnType<typeof listJobs>[number];
