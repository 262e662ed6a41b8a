import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { minuteMs, secondMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** Reads what the office uploads, apart from the process that makes sizes. */
    pictureTaker?: WorkerProcess;
  }
}

/** The time limit of a job; a picture of a camera takes seconds. */
const maxJobMs = 3 * minuteMs;
/** The time after which an idle process ends. */
const idleMs = 20 * secondMs;

/**
 * The process beside the site that reads and makes pictures (scripts/pictures/worker.ts), one job at a time: decoding takes seconds and
 * hundreds of MB, and a crafted file may end it. It starts with the first job and ends when it is idle.
 */
export class WorkerProcess {
  #process: ChildProcess | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #count = 0;
  readonly #niceness: number;

  /** Takes the priority of the process as in `nice`: with 10, visitors and staff go first. */
  constructor(niceness = 0) {
    this.#niceness = niceness;
  }

  /** Runs a job; rejects if the process ended or took too long, and the next job gets a new process. */
  run<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
    this.#count++;
    const job = this.#last
      .then(() => this.#ask({ name, ...input }))
      .finally(() => {
        if (--this.#count === 0) this.#timer = setTimeout(() => this.stop(), idleMs).unref();
      });
    this.#last = job.catch(() => undefined);
    return job as Promise<JobOutput<Name>>;
  }

  /** Ends the process, which saves its results first. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#process?.connected) this.#process.disconnect();
    this.#process = null;
  }

  #ask(job: object): Promise<unknown> {
    clearTimeout(this.#timer);
    const child = this.#process ?? this.#start();
    this.#process = child;
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        if (this.#process === child) this.#process = null;
        child.kill('SIGKILL');
        end();
        reject(new Error(reason));
      };
      const onMessage = (answer: unknown) => {
        end();
        const message = answer as { value: unknown } | { error: string };
        if ('error' in message) reject(new Error(message.error));
        else resolve(message.value);
      };
      const onError = (error: Error) => fail(errorMessage(error));
      const onExit = (code: number | null, signal: string | null) =>
        fail(`the process of pictures ended with ${signal ?? code}`);
      const timer = setTimeout(
        () => fail(`the process of pictures took longer than ${maxJobMs / secondMs} s`),
        maxJobMs,
      );
      const end = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      child.on('message', onMessage).on('error', onError).on('exit', onExit);
      child.send(job, (error) => error && fail(errorMessage(error)));
    });
  }

  #start(): ChildProcess {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'scripts/pictures/worker.ts');
    // Do not inherit the options of the server, such as --import.
    const child = fork(file, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    // Ignore errors between jobs.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#process === child) this.#process = null;
    });
    if (child.pid !== undefined) setPriority(child.pid, this.#niceness);
    child.unref();
    child.channel?.unref();
    return child;
  }
}
