import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, inject, vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { db } from '@/lib/db/database';
import { postgresDialect } from '@/lib/db/postgres';
import type { Schema } from '@/lib/db/schema';
import { sqliteDialect } from '@/lib/db/sqlite';
import { env } from '@/lib/env';

/** An empty database of one test. */
export interface TestDatabase {
  engine: 'sqlite' | 'postgres';
  /** The environment of another process that uses it. */
  env: Record<string, string>;
  /** Another connection to it, as another instance of the site has. */
  dialect(timeout?: number): Dialect;
  /** A temporary folder of the test. */
  dir: string;
}

/** Shorter than in production, in ms, so that tests do not wait long for a timeout. */
export const queryTimeout = 3_000;

/** The longer timeout allows many simultaneous requests on a slow machine. */
export const raceTimeout = 15_000;

/** Workers that must stop before the database of a test is closed. */
export const endings: (() => Promise<void>)[] = [];

type Tests = (current: () => TestDatabase) => void;

/** Runs the same tests on SQLite and on PostgreSQL; each test has an empty database, which db() returns. */
export function onBothEngines(tests: Tests, timeout = queryTimeout): void {
  for (const engine of ['sqlite', 'postgres'] as const) onEngine(engine, tests, timeout);
}

/** The same on SQLite only, for tests that depend little on the database. */
export const onSqlite = (tests: Tests): void => onEngine('sqlite', tests, queryTimeout);

function onEngine(engine: TestDatabase['engine'], tests: Tests, timeout: number): void {
  describe(engine, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = engine === 'sqlite' ? await createDatabase('sqlite') : await emptiedPostgres();
      env.varDir = database.dir;
      // State that a process caches about its database.
      processState.previewKey = undefined;
      processState.database = Promise.resolve(new Kysely<Schema>({ dialect: database.dialect(timeout) }));
    });
    afterEach(async () => {
      await Promise.all(endings.splice(0).map((end) => end()));
      await (await processState.database)?.destroy();
      processState.database = undefined;
      rmSync(database.dir, { recursive: true });
    });
    tests(() => database);
  });
}

let postgres: Promise<{ database: TestDatabase; client: pg.Client }> | undefined;

/** The PostgreSQL database of this process without the rows of the previous test: creating one takes longer than most tests. */
async function emptiedPostgres(): Promise<TestDatabase> {
  postgres ??= createDatabase('postgres').then(async (database) => {
    const client = new pg.Client(database.env.DATABASE_URL);
    await client.connect();
    return { database, client };
  });
  const { database, client } = await postgres;
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  const deletions = rows.map(({ tablename }) => `delete from "${tablename}"`);
  // PostgreSQL does not check foreign keys in the role of a replica.
  await client.query(['set session_replication_role = replica', 'set lock_timeout = 5000', ...deletions].join(';'));
  const dir = newFolder();
  return { ...database, dir, env: { ...database.env, VAR_DIR: dir } };
}

const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'heem-test-'));

/** A database for one test: a copy of the template with tables, or an empty one. */
export async function createDatabase(
  engine: TestDatabase['engine'],
  { empty = false }: { empty?: boolean } = {},
): Promise<TestDatabase> {
  const dir = newFolder();
  const common = { engine, dir };
  if (engine === 'sqlite') {
    const file = path.join(dir, 'heem.db');
    if (!empty) copyFileSync(inject('sqliteFile'), file, constants.COPYFILE_FICLONE);
    return { ...common, env: { VAR_DIR: dir }, dialect: (timeout = queryTimeout) => sqliteDialect(file, timeout) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = inject('postgresUrl');
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name} template ${empty ? 'template0' : 'tables'}`);
  await client.end();
  const url = `${server}/${name}`;
  return {
    ...common,
    env: { VAR_DIR: dir, DATABASE_URL: url },
    dialect: (timeout = queryTimeout) => postgresDialect(url, timeout),
  };
}

/** Runs `work` with the clock set forward by some minutes. */
export async function later<Result>(minutes: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** The number of rows of a table. */
export async function countRows(table: keyof Schema): Promise<number> {
  const database = await db();
  const { n } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
