import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/base/day';
import { processState } from '@/lib/base/process-state';
import { openDatabase } from '@/lib/db/database';
import { storeLead } from '@/lib/leads/store';
import { erasePerson } from '@/lib/people/erase-person';
import { deleteExpired } from '@/lib/people/store-retention';
import { sample } from '@/tests/support/sample-site';
import { createDatabase, type TestDatabase } from '@/tests/support/storage/database';
import { storeEverything } from '@/tests/support/storage/everything';
import { lead, mail, retention } from '@/tests/support/storage/examples';
import { offered } from '@/tests/support/storage/visits';

// PostgreSQL's files are its own: VACUUM and the rights of its folder are a host's to set.
let database: TestDatabase;
const fileOf = (end = '') => path.join(database.dir, `heem.db${end}`);
const ends = ['', '-wal', '-shm'];

async function open(): Promise<void> {
  processState.database = openDatabase(database.dialect());
  await processState.database;
}

beforeEach(async () => {
  database = await createDatabase('sqlite', { empty: true });
});
afterEach(async () => {
  await (await processState.database)?.destroy();
  processState.database = undefined;
  vi.restoreAllMocks();
});

/** The words that are found in the files of the database. */
const found = (...words: string[]): string[] => {
  const bytes = ends.slice(0, 2).map((end) => (existsSync(fileOf(end)) ? readFileSync(fileOf(end)) : Buffer.alloc(0)));
  return words.filter((word) => bytes.some((one) => one.includes(word)));
};

const erase = (email: string) => erasePerson(email, { id: null, name: 'test' }, sample);

const secret = (email: string) => `Secret-of-${email.split('@')[0]}-alone`;

/** Many people, so that their rows share pages with others and some texts have pages of their own. */
async function storeMany(): Promise<string[]> {
  const emails = Array.from({ length: 40 }, (_, i) => `person-${i}@visitor.example`);
  for (const [i, email] of emails.entries()) {
    const remark = `${secret(email)} ${'x'.repeat(i % 3 === 0 ? 9_000 : 20)}`;
    await storeLead(lead({ email, name: `Name-${secret(email)}`, fields: { remark } }), [
      mail({ to: email, content: { ...mail().content, paragraphs: [remark] } }),
    ]);
  }
  return emails;
}

it('no byte of an erased person remains in the database and its log; all others remain', async () => {
  await open();
  const emails = await storeMany();
  await storeEverything('zoe@visitor.example', 'Xanthippe', { slot: offered()[40] ?? '', homes: [] });
  await storeEverything('jan@visitor.example', 'Melchior', { slot: offered()[41] ?? '', homes: [] });
  const [first = '', second = '', other = ''] = [emails[3], emails[20], emails[21]];
  for (const email of [first, second, 'zoe@visitor.example']) await erase(email);
  expect(found(secret(first), first, secret(second), second)).toEqual([]);
  expect(found('Xanthippe', 'xanthippe', 'zoe@visitor.example', 'ZOE@VISITOR')).toEqual([]);
  for (const kept of [secret(other), other, 'Melchior file', 'jan@visitor.example'])
    expect(found(kept)).toEqual([kept]);
});

it('no byte remains of rows deleted by the retention', async () => {
  await open();
  const emails = await storeMany();
  await deleteExpired({ ...retention, leads: 1, mails: 1, documents: 1 }, Date.now() + 2 * dayMs);
  expect(found('Secret-of', ...emails)).toEqual([]);
});

it('waits for the reads of another process', async () => {
  await open();
  const [email = ''] = await storeMany();
  const reader = new DatabaseSync(fileOf());
  reader.exec('begin; select * from lead');
  setTimeout(() => reader.close(), 400);
  await erase(email);
  expect(found(secret(email))).toEqual([]);
});

it('other users of the machine cannot read it, nor older files with other permissions', async () => {
  const old = process.umask(0);
  try {
    writeFileSync(fileOf(), '', { mode: 0o644 });
    chmodSync(fileOf(), 0o644);
    chmodSync(database.dir, 0o755);
    await open();
    await storeLead(lead(), [mail()]);
  } finally {
    process.umask(old);
  }
  expect(ends.map((end) => (statSync(fileOf(end)).mode & 0o777).toString(8))).toEqual(['600', '600', '600']);
  expect((statSync(database.dir).mode & 0o777).toString(8)).toBe('700');
});

it('other users cannot read the log of a killed process either', async () => {
  await open();
  await storeLead(lead(), [mail()]);
  for (const end of ends) chmodSync(fileOf(end), 0o644);
  const second = await openDatabase(database.dialect());
  expect(ends.map((end) => (statSync(fileOf(end)).mode & 0o777).toString(8))).toEqual(['600', '600', '600']);
  await second.destroy();
});
