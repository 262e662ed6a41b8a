import 'server-only';
import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { Staff } from '../accounts/store-staff.ts';
import { secondMs } from '../base/day.ts';
import type { ImportKind } from '../db/tables/import.ts';
import type { JobAnswer } from './run-job.ts';

export interface ImportJob {
  source: string;
  kind: ImportKind;
  record?: string | undefined;
  by: Pick<Staff, 'id' | 'name' | 'email'>;
}

/** The longest time until the run begins; a process starts in a second or two. */
const startTimeoutMs = 20 * secondMs;
const niceness = 10;

/**
 * Starts a run in a separate process (scripts/import-job.ts), which does not slow the site and survives its restart.
 * Resolves when the run has begun, or to the reason why it has not.
 */
function start({ by: { id, name, email }, ...job }: ImportJob): Promise<JobAnswer | 'failed'> {
  const folder = process.cwd();
  const child = fork(path.join(/* turbopackIgnore: true */ folder, 'scripts/import-job.ts'), {
    execArgv: ['--import', './scripts/support/server-code.ts'],
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  return new Promise((resolve) => {
    const end = (answer: JobAnswer | 'failed') => {
      clearTimeout(timer);
      child.unref();
      child.channel?.unref();
      resolve(answer);
    };
    // A run that has not begun has changed nothing.
    const timer = setTimeout(() => {
      child.kill();
      end('failed');
    }, startTimeoutMs);
    child.once('message', (answer) =>
      end(answer === 'begun' || answer === 'busy' || answer === 'noFile' ? answer : 'failed'),
    );
    child.once('error', () => end('failed'));
    child.once('exit', () => end('failed'));
    child.send({ ...job, by: { id, name, email } }, (error) => error && end('failed'));
  });
}

/** Starts the process; tests replace it. */
export const importProcess = { start };
