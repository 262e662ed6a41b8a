import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs staff commands on the site with this environment, each in a process of its own; they return their output. */
export const heemOf =
  (env: Readonly<Record<string, string>>) =>
  async (...words: string[]): Promise<string> => {
    const args = ['--import', './scripts/support/server-code.ts', 'scripts/heem.ts', ...words];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
    return stdout;
  };
