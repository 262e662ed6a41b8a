import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { listAudit, toAuditEntry } from '@/lib/audit/store';
import { changeData, type DataFiles, finishChanges, publishUnfinishedChanges } from '@/lib/data/write';
import { db } from '@/lib/db/database';
import { leaseVersion } from '@/lib/db/leases';
import { env } from '@/lib/env';
import { Journal } from '@/lib/files/journal';
import { hashOf, readUndoBytes } from '@/lib/files/undo-bytes';
import { writeDurably } from '@/lib/files/write-file';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { Folder } from './folder';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
  const { dataDir } = env;
  env.dataDir = folder.dir;
  return () => {
    env.dataDir = dataDir;
    vi.restoreAllMocks();
  };
});

const text = () => readFileSync(path.join(folder.dir, 'visits.json'), 'utf8');
const visits = () => JSON.parse(text());
const own = (...names: string[]) => path.join(folder.dir, '.heem', ...names);
const auditEvent = () => ({ action: 'data.save' as const, subject: 'visits.json' });
const by = { id: null, name: 'test' };
const earlier = (read: (file: string) => unknown) => ({ ...(read('visits.json') as object), daysAhead: 7 });

onBothEngines(() => {
  it('a change of several files is written as a whole, from what is there now, with its line and a new version', async () => {
    const line = await changeData(
      (read) => ({ 'visits.json': earlier(read), 'new.jpg': new Uint8Array([0xff, 0xd8, 0xff]) }),
      { by, auditEvent },
    );
    expect(visits().daysAhead).toBe(7);
    expect(existsSync(path.join(folder.dir, 'new.jpg'))).toBe(true);
    await changeData(() => ({ 'new.jpg': null }));
    expect(existsSync(path.join(folder.dir, 'new.jpg'))).toBe(false);
    expect(readdirSync(path.join(env.varDir, 'change'))).toEqual([]);
    expect(readdirSync(own('change'))).toEqual([]);
    expect(readFileSync(own('.gitignore'), 'utf8')).toBe('*\n');
    expect((await listAudit({}, null, 5)).entries).toMatchObject([{ id: line, action: 'data.save' }]);
    expect(await leaseVersion('data')).toBe(2);
  });

  it('twenty changes at once lose none', async () => {
    const change = () =>
      changeData((read) => {
        const now = read('visits.json') as { holdMinutes: number };
        return { 'visits.json': { ...now, holdMinutes: now.holdMinutes + 1 } };
      });
    const { holdMinutes } = visits();
    await Promise.all(Array.from({ length: 20 }, change));
    expect(visits().holdMinutes).toBe(holdMinutes + 20);
  }, 60_000);

  it('a change that the database refuses is not written, and one without effect is not logged', async () => {
    const before = text();
    const inside = async () => {
      throw new Error('no');
    };
    await expect(
      changeData((read) => ({ 'visits.json': earlier(read) }), { by, auditEvent, alsoInTransaction: inside }),
    ).rejects.toThrow('no');
    expect(await changeData(() => ({ 'visits.json': Buffer.from(before) }), { by, auditEvent })).toBe(null);
    expect(text()).toBe(before);
    expect((await listAudit({}, null, 5)).entries).toEqual([]);
    expect(readdirSync(own('change'))).toEqual([]);
  });

  it.each([
    ['lost the lease', async () => void (await (await db()).updateTable('lease').set({ held_until: 0 }).execute())],
    ['was overtaken by the next holder', async () => rmSync(own('change'), { recursive: true })],
  ])('a process that %s does not write, and begins again', async (_, lose) => {
    let writes = 0;
    const write: typeof writeDurably = async (...file) => {
      if (++writes === 1) await lose();
      await writeDurably(...file).catch(() => Promise.reject(new Error('the folder is gone')));
    };
    await changeData((read) => ({ 'visits.json': earlier(read) }), { by, auditEvent, write });
    expect([writes, visits().daysAhead]).toEqual([2, 7]);
    expect((await listAudit({}, null, 5)).entries).toHaveLength(1);
  });

  it('a change waits for the lease of another holder, and takes it when it runs out', async () => {
    const database = await db();
    const held = { holder: 'killed', held_until: Date.now() + 600_000 };
    await database
      .insertInto('lease')
      .values({ name: 'data', version: 4, ...held })
      .execute();
    const asked = vi.spyOn(database, 'updateTable');
    const change = changeData((read) => ({ 'visits.json': earlier(read) }));
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2), { timeout: 10_000 });
    expect(visits().daysAhead).toEqual(21);
    expect(await leaseVersion('data')).toEqual(4);
    await database.updateTable('lease').set({ held_until: 1 }).execute();
    await change;
    expect(visits().daysAhead).toEqual(7);
    expect(await leaseVersion('data')).toEqual(5);
  });

  it('an error after the files are in place does not fail the change: the next change completes its log', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const holding = (holdMinutes: number) => (read: (file: string) => unknown) => ({
      'visits.json': { ...(read('visits.json') as object), holdMinutes },
    });
    vi.spyOn(Journal.prototype, 'finish').mockImplementationOnce(() => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'copyfile' });
    });
    const first = await changeData(holding(31), { by, auditEvent, isUndoable: true });
    expect([visits().holdMinutes, readdirSync(own('change'))]).toEqual([31, [expect.any(String)]]);

    const database = await db();
    const transaction = database.transaction.bind(database);
    // Two transactions: the connection is lost before the second one commits.
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
    const second = await changeData(holding(32), { by, auditEvent, isUndoable: true });
    expect([visits().holdMinutes, second]).toEqual([32, expect.any(String)]);
    expect((await listAudit({}, null, 5)).entries).toMatchObject([{ id: first }]);
    await finishChanges(folder.dir);
    expect((await listAudit({}, null, 5)).entries.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect(readdirSync(own('change'))).toEqual([]);

    // A change with a callback must fail, since the callback was rolled back.
    vi.spyOn(database, 'transaction').mockImplementationOnce(lost(true));
    const change = changeData(holding(33), { by, auditEvent, alsoInTransaction: async () => {} });
    await expect(change).rejects.toThrow('connection lost');
    await finishChanges(folder.dir);
    expect((await listAudit({}, null, 5)).entries).toHaveLength(3);
  });

  it('an unfinished change of a killed process is deleted, a committed one is completed with its log', async () => {
    const files = { 'visits.json': { before: hashOf(text()), after: hashOf('{}') } };
    const line = toAuditEntry(by, auditEvent());
    mkdirSync(own('change/a.new'), { recursive: true });
    writeFileSync(own('change/a.new/0'), 'half');
    const wanted = text().replace('"daysAhead": 21', '"daysAhead": 8');
    mkdirSync(own('change/b'));
    writeFileSync(own('change/b/0'), wanted);
    files['visits.json'].after = hashOf(wanted);
    writeFileSync(own('change/b/manifest.json'), JSON.stringify({ files, by, line, isUndoable: true }));
    // Imitates a start without the database.
    publishUnfinishedChanges(folder.dir);
    expect(visits().daysAhead).toBe(8);
    await finishChanges(folder.dir);
    expect(readdirSync(own('change'))).toEqual([]);
    expect((await listAudit({}, null, 5)).entries).toMatchObject([{ id: line.id }]);
    expect(readUndoBytes(folder.dir, files['visits.json'].before)).not.toBe(null);
    await finishChanges(folder.dir);
    expect((await listAudit({}, null, 5)).entries).toHaveLength(1);
  });
});

onSqlite(() => {
  it.each(['../x.jpg', '/tmp/x.jpg', 'a/../../x.jpg', '.heem/x', 'pictures/.x', 'a//x'])(
    'never writes to %s',
    async (file) => {
      await expect(changeData(() => ({ [file]: new Uint8Array([1]) }))).rejects.toThrow('is no file of the data');
    },
  );

  it.each(['right after it was read', 'during the check'])(
    'a file that came %s, when there was none, is not replaced: the change starts again',
    async (moment) => {
      const seen: unknown[] = [];
      const sources = (id: string) => ({
        items: [{ id, format: 'kyero', mostGone: 0.2, meanings: [], corrections: [] }],
      });
      const byHand = (now: string) => {
        if (now === moment && seen.length === 1) folder.write('imports.json', JSON.stringify(sources('theirs')));
      };
      const change = (read: (file: string) => unknown): DataFiles => {
        const now = read('imports.json');
        seen.push(now);
        byHand('right after it was read');
        return now ? {} : { 'imports.json': sources('mine') };
      };
      await changeData(change, { alsoInTransaction: async () => byHand('during the check') });
      expect(seen).toEqual([null, sources('theirs')]);
      expect(JSON.parse(readFileSync(path.join(folder.dir, 'imports.json'), 'utf8'))).toEqual(sources('theirs'));
    },
  );

  it('a file that somebody broke by hand is named, and stays', async () => {
    folder.write('visits.json', '{ "holdMinutes": 10');
    await expect(changeData((read) => ({ 'visits.json': earlier(read) }))).rejects.toMatchObject({
      issues: [{ file: 'visits.json', path: '', code: 'unreadable' }],
    });
    expect(text()).toBe('{ "holdMinutes": 10');
  });

  it.each(['between two readings', 'right after it was read', 'during the check'])(
    'an edit by hand %s is not overwritten',
    async (moment) => {
      const actual: number[] = [];
      const byHand = (now: string) => {
        if (now === moment && actual.length === 1) folder.set('visits.json', 'daysAhead', 9);
      };
      const change = (read: (file: string) => unknown) => {
        const now = read('visits.json') as { daysAhead: number };
        actual.push(now.daysAhead);
        byHand('right after it was read');
        byHand('between two readings');
        // The decision of the first read does not count for the second one.
        if (moment === 'between two readings') read('visits.json');
        return { 'visits.json': { ...now, holdMinutes: 33 } };
      };
      await changeData(change, { alsoInTransaction: async () => byHand('during the check') });
      expect(actual).toEqual([21, 9]);
      expect(visits()).toMatchObject({ daysAhead: 9, holdMinutes: 33 });
    },
  );

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
      changeData((read) => ({ 'new.jpg': new Uint8Array([1]), 'visits.json': earlier(read) }), {
        by,
        auditEvent,
        write,
      }),
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
    await expect(changeData(change, { by, auditEvent, alsoInTransaction: inside })).rejects.toMatchObject({
      reason: 'other',
    });
    expect(text()).toBe(before);
    expect((await listAudit({}, null, 5)).entries).toEqual([]);
    expect(readdirSync(own('change'))).toEqual([]);
  });
});
