import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ports } from '../../../scripts/support/ports.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

const isRoot = process.getuid?.() === 0;

/** The newest PostgreSQL of the machine; Debian's is installed where there is none. */
function binaries(): string {
  const find = () =>
    globSync('/usr/lib/postgresql/*/bin')
      .sort((a, b) => version(a) - version(b))
      .at(-1);
  if (!find() && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('PostgreSQL is not installed: apt-get install postgresql');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quiet);
  }
  const found = find();
  if (!found) throw new Error('The tests of the database need PostgreSQL: apt-get install postgresql, as root.');
  return found;
}
const version = (dir: string): number => Number(dir.split('/').at(4));

/** PostgreSQL refuses to run as root: the package has made a user for it. */
const user = isRoot ? Number(execFileSync('id', ['-u', 'postgres'])) : undefined;

/** Starts a PostgreSQL of its own for the tests, in a temporary folder; a vitest set-up. */
export function setup(project: TestProject): () => void {
  const bin = binaries();
  const dir = mkdtempSync(path.join(tmpdir(), 'heem-postgres-'));
  if (user !== undefined) chownSync(dir, user, user);
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { uid: user, cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  const data = path.join(dir, 'data');
  run('initdb', '-D', data, '-U', 'heem', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync');
  // What the tests kill is never the database: it need not write through to the disk.
  const options = `-p ${ports.postgres} -k ${dir} -c listen_addresses=localhost -c fsync=off -c max_connections=200`;
  run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(dir, 'log'), '-o', options);
  project.provide('postgresUrl', `postgres://heem@localhost:${ports.postgres}`);
  return () => {
    run('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
    rmSync(dir, { recursive: true, force: true });
  };
}
