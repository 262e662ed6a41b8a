import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../lib/db/database.ts';
import { postgresDialect } from '../../../lib/db/postgres.ts';
import { sqliteDialect } from '../../../lib/db/sqlite.ts';
import { startPostgres } from '../../../scripts/support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** An SQLite database with its tables, as a template; PostgreSQL has one called "tables". */
    sqliteFile: string;
  }
}

/**
 * A PostgreSQL beside the tests of storage and mail, and on both engines a database whose tables are made, of which each test gets a copy.
 * No test kills the database, so it need not survive a crash.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const { url, stop } = startPostgres({ safe: false, port: await freePort() });
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  await client.query('create database tables');
  await client.end();
  const dir = mkdtempSync(path.join(tmpdir(), 'heem-tables-'));
  const sqliteFile = path.join(dir, 'heem.db');
  for (const dialect of [postgresDialect(`${url}/tables`), sqliteDialect(sqliteFile)])
    await (await openDatabase(dialect)).destroy();
  project.provide('postgresUrl', url);
  project.provide('sqliteFile', sqliteFile);
  return () => {
    stop();
    rmSync(dir, { recursive: true });
  };
}

/** A separate port, so that several runs can work in parallel. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
