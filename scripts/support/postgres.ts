import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ports } from './project.ts';

/** A temporary PostgreSQL server. */
interface PostgresServer {
  /** Without the name of a database; the database `postgres` exists. */
  url: string;
  /** Updates what the planner knows of the tables of `postgres`, as autovacuum does after a minute. */
  analyze(): void;
  stop(): void;
}

const isRoot = process.getuid?.() === 0;

/** Settings for data that may be lost with the machine: a commit does not wait for the disk, and there are few connections. */
const unsafe = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 100,
  shared_buffers: '32MB',
};

/** Starts the machine's PostgreSQL on an empty temporary folder; `safe` keeps every commit, as in production. */
export function startPostgres({ safe, port = ports.postgres }: { safe: boolean; port?: number }): PostgresServer {
  const bin = programs();
  // PostgreSQL refuses to run as root; Debian's package creates the user postgres.
  const uid = isRoot ? Number(execFileSync('id', ['-u', 'postgres'])) : undefined;
  const dir = mkdtempSync(path.join(tmpdir(), 'heem-postgres-'));
  if (uid !== undefined) chownSync(dir, uid, uid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { uid, cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  const data = path.join(dir, 'data');
  const stop = () => {
    run('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
    rmSync(dir, { recursive: true, force: true });
  };
  run('initdb', '-D', data, '-U', 'heem', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync');
  const settings = { listen_addresses: 'localhost', ...(safe ? { max_connections: 200 } : unsafe) };
  const options = [`-p ${port} -k ${dir}`, ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)];
  const log = path.join(dir, 'log');
  try {
    run('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', options.join(' '));
  } catch (error) {
    throw new Error(`PostgreSQL did not start on port ${port}:\n${readFileSync(log, 'utf8')}`, {
      cause: error,
    });
  }
  const analyze = () =>
    run('vacuumdb', '--analyze-only', '--quiet', '-h', 'localhost', '-p', String(port), '-U', 'heem', 'postgres');
  return { url: `postgres://heem@localhost:${port}`, analyze, stop };
}

/** The program folder of the newest installed PostgreSQL; installs Debian's if there is none. */
function programs(): string {
  if (listInstalled().length === 0 && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('PostgreSQL is not installed: apt-get install postgresql');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quiet);
  }
  const newest = listInstalled().at(-1);
  if (!newest) throw new Error('PostgreSQL is required: run apt-get install postgresql as root.');
  return newest;
}

const version = (dir: string): number => Number(dir.split('/').at(4));
const listInstalled = (): string[] => globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(a) - version(b));
