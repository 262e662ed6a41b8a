import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Dialect } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { openDatabase } from '@/lib/db/database';
import { postgresDialect } from '@/lib/db/engine/postgres';
import { sqliteDialect } from '@/lib/db/engine/sqlite';
import { env } from '@/lib/env';

/** An empty database of one test. */
export interface TestDatabase {
  engine: 'sqlite' | 'postgres';
  /** What a process of its own needs to use it, too. */
  env: Record<string, string>;
  /** Another connection to it, as another instance of the site has. */
  dialect(): Dialect;
  /** A folder that goes with the test. */
  dir: string;
}

/** Shorter than a host's, in ms: a test should not wait long for what cannot come. */
export const patience = 1_500;

/** What must end before the database of a test goes: its workers. */
export const endings: (() => Promise<void>)[] = [];

const engines = ['sqlite', 'postgres'] as const;

/** Runs the same tests on SQLite and on PostgreSQL; each test has an empty database, which db() hands out. */
export function onBothEngines(tests: (current: () => TestDatabase) => void): void {
  describe.each(engines)('%s', (engine) => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await createDatabase(engine);
      env.varDir = database.dir;
      globalThis.heemDatabase = openDatabase(database.dialect());
      await globalThis.heemDatabase;
    });
    afterEach(async () => {
      await Promise.all(endings.splice(0).map((end) => end()));
      await (await globalThis.heemDatabase)?.destroy();
      globalThis.heemDatabase = undefined;
      rmSync(database.dir, { recursive: true });
    });
    tests(() => database);
  });
}

/** A database without tables. */
export async function createDatabase(engine: TestDatabase['engine']): Promise<TestDatabase> {
  const dir = mkdtempSync(path.join(tmpdir(), 'heem-test-'));
  const common = { engine, dir };
  if (engine === 'sqlite') {
    return { ...common, env: { VAR_DIR: dir }, dialect: () => sqliteDialect(path.join(dir, 'heem.db'), patience) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = inject('postgresUrl');
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = `${server}/${name}`;
  return { ...common, env: { VAR_DIR: dir, DATABASE_URL: url }, dialect: () => postgresDialect(url, patience) };
}
