import { spawn } from 'node:child_process';
import path from 'node:path';
import { inProject, root } from './project.ts';

/** The environment of a command: the project's binaries and its pinned Node first in PATH, and no telemetry. */
export const toolEnv = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${inProject('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
});

/** Runs a command in the foreground, in the project's folder; resolves to its exit code (1 if a signal ended it). */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: toolEnv(env), stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
