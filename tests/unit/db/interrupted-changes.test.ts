import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Journal } from '@/lib/data/journal';
import { hashOf, keptBytes } from '@/lib/data/kept-bytes';
import { changeData, endChanges, publishLeftChanges } from '@/lib/data/write';
import { auditLine, listAudit } from '@/lib/db/audit';
import { db } from '@/lib/db/database';
import { env } from '@/lib/env';
import { onBothEngines } from '../../support/storage/database';
import { Folder } from '../data/folder';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
  const { dataDir } = env;
  env.dataDir = folder.dir;
  return () => {
    env.dataDir = dataDir;
  };
});

afterEach(() => void vi.restoreAllMocks());

const text = () => readFileSync(path.join(folder.dir, 'visits.json'), 'utf8');
const visits = () => JSON.parse(text());
const own = (...names: string[]) => path.join(folder.dir, '.heem', ...names);
const deed = () => ({ action: 'data.save', subject: 'visits.json' });
const by = { id: null, name: 'test' };
const earlier = (read: (file: string) => unknown) => ({ ...(read('visits.json') as object), daysAhead: 7 });

onBothEngines(() => {
  it.each([
    ['EROFS', 'read-only'],
    ['EACCES', 'read-only'],
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
  ])('a disk that answers %s leaves everything as it was and says so', async (code, reason) => {
    const before = text();
    const write = async () => {
      throw Object.assign(new Error(code), { code, syscall: 'write' });
    };
    await expect(
      changeData((read) => ({ 'new.jpg': new Uint8Array([1]), 'visits.json': earlier(read) }), { by, deed, write }),
    ).rejects.toMatchObject({ name: 'Error', reason });
    expect(text()).toBe(before);
    expect((await listAudit({}, null, 5)).entries).toEqual([]);
    expect(readdirSync(own('change'))).toEqual([]);
  });

  it('a file that cannot be put in place takes the others back', async () => {
    const before = text();
    const inside = async () => {
      // No folder can be where a file is.
      folder.write('properties/new', '');
    };
    const change = (read: (file: string) => unknown) => ({
      'visits.json': earlier(read),
      'properties/new/5.jpg': new Uint8Array([1]),
    });
    await expect(changeData(change, { by, deed, inside })).rejects.toMatchObject({ reason: 'other' });
    expect(text()).toBe(before);
    expect((await listAudit({}, null, 5)).entries).toEqual([]);
    expect(readdirSync(own('change'))).toEqual([]);
  });

  it('what fails once the files are in place is no failure of the change: the next turn ends it, with its line', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const holding = (holdMinutes: number) => (read: (file: string) => unknown) => ({
      'visits.json': { ...(read('visits.json') as object), holdMinutes },
    });
    vi.spyOn(Journal.prototype, 'settle').mockImplementationOnce(() => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'copyfile' });
    });
    const first = await changeData(holding(31), { by, deed, isUndoable: true });
    expect([visits().holdMinutes, readdirSync(own('change'))]).toEqual([31, [expect.any(String)]]);

    const database = await db();
    const transaction = database.transaction.bind(database);
    // Those of before and of the change itself: the connection is lost before the second one is committed.
    const lost = (isLost: boolean) => () => {
      const begun = transaction();
      const execute = begun.execute.bind(begun);
      begun.execute = (work) =>
        execute(async (trx) => {
          const result = await work(trx);
          if (isLost) throw new Error('connection lost');
          return result;
        });
      return begun;
    };
    vi.spyOn(database, 'transaction').mockImplementationOnce(lost(false)).mockImplementationOnce(lost(true));
    const second = await changeData(holding(32), { by, deed, isUndoable: true });
    expect([visits().holdMinutes, second]).toEqual([32, expect.any(String)]);
    expect((await listAudit({}, null, 5)).entries).toMatchObject([{ id: first }]);
    await endChanges(folder.dir);
    expect((await listAudit({}, null, 5)).entries.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect(readdirSync(own('change'))).toEqual([]);

    // What else belongs to a change did not happen with it, and has to be told.
    vi.spyOn(database, 'transaction').mockImplementationOnce(lost(true));
    const change = changeData(holding(33), { by, deed, inside: async () => {} });
    await expect(change).rejects.toThrow('connection lost');
    await endChanges(folder.dir);
    expect((await listAudit({}, null, 5)).entries).toHaveLength(3);
  });

  it('what a killed process began is deleted, what it decided is ended with its line', async () => {
    const files = { 'visits.json': { before: hashOf(text()), after: hashOf('{}') } };
    const line = auditLine(by, deed());
    mkdirSync(own('change/a.new'), { recursive: true });
    writeFileSync(own('change/a.new/0'), 'half');
    const wanted = text().replace('"daysAhead": 21', '"daysAhead": 8');
    mkdirSync(own('change/b'));
    writeFileSync(own('change/b/0'), wanted);
    files['visits.json'].after = hashOf(wanted);
    writeFileSync(own('change/b/manifest.json'), JSON.stringify({ files, by, line, isUndoable: true }));
    // At a start without the database.
    publishLeftChanges(folder.dir);
    expect(visits().daysAhead).toBe(8);
    await endChanges(folder.dir);
    expect(readdirSync(own('change'))).toEqual([]);
    expect((await listAudit({}, null, 5)).entries).toMatchObject([{ id: line.id }]);
    expect(keptBytes(folder.dir, files['visits.json'].before)).not.toBe(null);
    await endChanges(folder.dir);
    expect((await listAudit({}, null, 5)).entries).toHaveLength(1);
  });
});
