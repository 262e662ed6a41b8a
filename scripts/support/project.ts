import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

/** The folder of package.json. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A path in the project, absolute. */
export const inProject = (...parts: string[]): string => path.join(root, ...parts);

/** The environment of a command: the project's binaries and its pinned Node first in PATH, and no telemetry. */
export const toolEnv = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${inProject('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
});

/** Runs a command in the foreground, in the project's folder; resolves to its exit code (1 if a signal ended it). */
export const run = (command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> =>
  endOf(spawn(command, args, { cwd: root, env: toolEnv(env), stdio: 'inherit' }));

/** Runs a command beside another, with the time that the other leaves over; prints what it said once it has ended. */
export async function runBeside(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { cwd: root, env: toolEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const exitCode = await endOf(child);
  console.log(`\n━━ ${[path.basename(command), ...args].join(' ')}\n${Buffer.concat(output)}`);
  return exitCode;
}

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

/** The ports of the servers that commands start; the development server uses 3000. */
export const ports = {
  budget: 3102,
  emptyApp: 3103,
  lighthouse: 3104,
  bench: 3105,
  benchCache: 3106,
  benchCompressor: 3107,
  benchFile: 3108,
  postgres: 3109,
  testMail: 3110,
  testMailbox: 3111,
  docPictures: 3113,
  benchOther: 3115,
  testDriver: 3116,
  testStopped: 3119,
  abuse: 3126,
  abuseCache: 3127,
  abuseCompressor: 3128,
  /** The first of the sites under test: each Playwright worker has one. */
  testSites: 3140,
} as const;
