import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../support/project.ts';

/**
 * Runs a script that renders mails, in a process of its own: what it is given and what it prints is JSON. The commands that render none
 * start in a fraction of the time.
 */
export async function rendering<Answer>(script: string, given: unknown): Promise<Answer> {
  const words = ['scripts/support/run-module.ts', script, JSON.stringify(given)];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root });
  return JSON.parse(stdout);
}
