import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { db } from '@/lib/db/database';
import type { TestDatabase } from './database';

/** Blocks all other writers, as a long command in another process does (on PostgreSQL, of these tables); returns a function that ends it. */
export async function lock({ engine, dir, env }: TestDatabase, tables = 'lead'): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const other = new DatabaseSync(path.join(dir, 'heem.db'));
    other.exec('BEGIN IMMEDIATE');
    return async () => other.close();
  }
  const other = new pg.Client(env.DATABASE_URL);
  await other.connect();
  await other.query(`begin; lock table ${tables} in access exclusive mode`);
  return () => other.end();
}

const run = async (text: string) => void (await sql.raw(text).execute(await db()));

/**
 * Simulates a full disk; returns a function that frees it. SQLite gets a maximum number of pages; on PostgreSQL a trigger on these
 * tables raises the error.
 */
export async function fill({ engine }: TestDatabase, pages: number, tables: string[]): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    await run(`pragma max_page_count = ${pages}`);
    return () => run('pragma max_page_count = 1000000');
  }
  await run(`create or replace function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: disk full' using errcode = '53100'; end $$`);
  for (const table of tables)
    await run(`create trigger full_disk before insert on ${table} for each row execute function full_disk()`);
  return async () => {
    for (const table of tables) await run(`drop trigger full_disk on ${table}`);
  };
}
