import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/database';
import { storeLead } from '@/lib/db/leads';
import { countRows } from '../../support/storage/count-rows';
import { onBothEngines, patience, type TestDatabase } from '../../support/storage/database';
import { lead, mail } from '../../support/storage/examples';

/** Keeps everyone else from writing, as a long command in another process does; returns what ends it. */
async function lock({ engine, dir, env }: TestDatabase): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const other = new DatabaseSync(path.join(dir, 'heem.db'));
    other.exec('BEGIN IMMEDIATE');
    return async () => other.close();
  }
  const other = new pg.Client(env.DATABASE_URL);
  await other.connect();
  await other.query('begin; lock table lead in access exclusive mode');
  return () => other.end();
}

const counts = async () => ({ leads: await countRows('lead'), mails: await countRows('outbox') });

onBothEngines((database) => {
  it('a lead waits for another writer', async () => {
    const unlock = await lock(database());
    setTimeout(unlock, 300);
    expect(await storeLead(lead(), [mail()])).toMatchObject({ isNew: true });
  });

  it('a database that stays locked is an error that says so, and holds up nothing else', async () => {
    const unlock = await lock(database());
    const started = Date.now();
    let ticks = 0;
    const clock = setInterval(() => ticks++, 50);
    await expect(storeLead(lead(), [mail()])).rejects.toThrow(/locked|lock timeout/);
    clearInterval(clock);
    await unlock();
    expect(Date.now() - started).toBeGreaterThanOrEqual(patience);
    expect(ticks).toBeGreaterThan(10);
    expect(await counts()).toEqual({ leads: 0, mails: 0 });
  });
});

describe('a disk that is full', () => {
  onBothEngines((database) => {
    it('fails the submission as a whole, and later ones are stored when there is room again', async () => {
      // PostgreSQL's own disk cannot be filled here: a trigger says what it would say.
      const full = database().engine === 'sqlite' ? fillSqlite : fillPostgres;
      const free = await full();
      const large = { remark: 'x'.repeat(1_000_000) };
      await expect(storeLead(lead({ fields: large }), [mail(), mail()])).rejects.toThrow(/full/);
      expect(await counts()).toEqual({ leads: 0, mails: 0 });
      await free();
      expect(await storeLead(lead({ fields: large }), [mail(), mail()])).toMatchObject({ isNew: true });
      expect(await counts()).toEqual({ leads: 1, mails: 2 });
    });
  });
});

async function fillSqlite(): Promise<() => Promise<void>> {
  const limit = async (pages: number) => void (await sql.raw(`pragma max_page_count = ${pages}`).execute(await db()));
  await limit(60);
  return () => limit(1_000_000);
}

async function fillPostgres(): Promise<() => Promise<void>> {
  const run = async (text: string) => void (await sql.raw(text).execute(await db()));
  await run(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: disk full' using errcode = '53100'; end $$`);
  await run('create trigger full_disk before insert on outbox for each row execute function full_disk()');
  return () => run('drop trigger full_disk on outbox');
}
