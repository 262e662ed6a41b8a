import { execFile } from 'node:child_process';
import { format } from 'node:util';
import { vi } from 'vitest';
import { heem } from '@/scripts/heem';
import type { TestDatabase } from './database.ts';

interface Answer {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run heem -- …` within the test, on its database; returns the exit code and what was printed. */
export async function staffCommand(...args: string[]): Promise<Answer> {
  const answer = { code: 0, stdout: '', stderr: '' };
  const out = vi.spyOn(console, 'log').mockImplementation((...words) => {
    answer.stdout += `${format(...words)}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((...words) => {
    answer.stderr += `${format(...words)}\n`;
  });
  try {
    return Object.assign(answer, { code: await heem(args) });
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
}

/** The same in a separate process. */
export const staffProcess = ({ env }: Pick<TestDatabase, 'env'>, ...args: string[]): Promise<Answer> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', './scripts/support/server-code.ts', 'scripts/heem.ts', ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  );
