import { execFile } from 'node:child_process';
import type { TestDatabase } from './database.ts';

interface Answer {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run heem -- …` in a process of its own, on the database of the test. */
export const heem = ({ env }: Pick<TestDatabase, 'env'>, ...args: string[]): Promise<Answer> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', './scripts/support/server-code.ts', 'scripts/heem.ts', ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  );
