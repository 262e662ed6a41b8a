import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileHash, hashOf } from '@/lib/data/kept-bytes';
import { Stage } from '@/lib/data/stage';
import { changeData, type DataFiles, inDataTurn } from '@/lib/data/write';
import { writeDurably } from '@/lib/data/write-file';
import { listAudit } from '@/lib/db/audit';
import { db } from '@/lib/db/database';
import { versionOf } from '@/lib/db/leases';
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
  it('an older fault of another file holds no change back, but one that it brings about does', async () => {
    folder.set('properties/5801.json', 'price.amount', 'veel').write('properties/5914.json', '{');
    const change = (file: string, content: object) =>
      changeData((read) => ({ [file]: { ...(read(file) as object), ...content } }));
    await change('visits.json', { daysAhead: 7 });
    expect(visits().daysAhead).toBe(7);
    await expect(change('properties/5801.json', { goal: 0 })).rejects.toMatchObject({
      issues: [{ file: 'properties/5801.json', path: 'price.amount' }],
    });
    await expect(change('properties/5802.json', { status: 'withdrawn' })).rejects.toMatchObject({
      issues: [{ file: 'lists.json', source: 'properties/5802.json' }],
    });
  });

  it('a file that came after somebody saw that there was none is not replaced: the change starts again', async () => {
    const place = path.join(folder.dir, 'new.jpg');
    const found: (string | null)[] = [];
    await inDataTurn(folder.dir, async (publish) => {
      const hash = fileHash(place);
      found.push(hash);
      if (hash === null) writeFileSync(place, 'by hand');
      const stage = new Stage(folder.dir, path.join(env.varDir, 'change'));
      try {
        stage.put('new.jpg', 'by the change');
        return await publish(stage, { by, deed, seen: new Map([['new.jpg', hash]]) });
      } finally {
        stage.remove();
      }
    });
    expect(found).toEqual([null, hashOf('by hand')]);
  });

  it('a change of several files is written as a whole, from what is there now, with its line and a new version', async () => {
    const line = await changeData(
      (read) => ({ 'visits.json': earlier(read), 'new.jpg': new Uint8Array([0xff, 0xd8, 0xff]) }),
      { by, deed },
    );
    expect(visits().daysAhead).toBe(7);
    expect(existsSync(path.join(folder.dir, 'new.jpg'))).toBe(true);
    await changeData(() => ({ 'new.jpg': null }));
    expect(existsSync(path.join(folder.dir, 'new.jpg'))).toBe(false);
    expect(readdirSync(path.join(env.varDir, 'change'))).toEqual([expect.stringMatching(/^links-/)]);
    expect(readdirSync(own('change'))).toEqual([]);
    expect(readFileSync(own('.gitignore'), 'utf8')).toBe('*\n');
    expect((await listAudit({}, null, 5)).entries).toMatchObject([{ id: line, action: 'data.save' }]);
    expect(await versionOf('data')).toBe(2);
  });

  it('what the site would refuse is not written, and says where', async () => {
    const before = text();
    await expect(
      changeData((read) => ({
        'new.jpg': new Uint8Array([1]),
        'visits.json': { ...(read('visits.json') as object), daysAhead: 0 },
      })),
    ).rejects.toMatchObject({ issues: [{ file: 'visits.json', path: 'daysAhead' }] });
    expect(text()).toBe(before);
    expect(existsSync(path.join(folder.dir, 'new.jpg'))).toBe(false);
  });

  it('the check follows what became of folders, and touches none of them', async () => {
    const page = 'pages/contact-appointment-thanks.json';
    const pages = readdirSync(path.join(folder.dir, 'pages')).toSorted();
    const before = readFileSync(path.join(folder.dir, page), 'utf8');
    const content = (text: string) => () => ({ [page]: Buffer.from(text) });
    await expect(changeData(content('{}'))).rejects.toThrow(page);
    expect(readFileSync(path.join(folder.dir, page), 'utf8')).toBe(before);
    await changeData(content(`${before}\n`));
    expect(readFileSync(path.join(folder.dir, page), 'utf8')).toBe(`${before}\n`);
    expect(readdirSync(path.join(folder.dir, 'pages')).toSorted()).toEqual(pages);
    // A home moves to a folder of its own, by hand.
    const home = readFileSync(path.join(folder.dir, 'properties/5801.json'), 'utf8');
    folder.remove('properties/5801.json').write('properties/own/5801.json', home);
    await changeData(() => ({ 'properties/own/5801.json': Buffer.from(`${home}\n`) }));
    folder.remove('properties/own').write('properties/5801.json', home);
    await changeData((read) => ({ 'visits.json': earlier(read) }));
    expect(visits().daysAhead).toBe(7);
  });

  it.each(['../x.jpg', '/tmp/x.jpg', 'a/../../x.jpg', '.heem/x', 'pictures/.x', 'a//x'])(
    'never writes to %s',
    async (file) => {
      await expect(changeData(() => ({ [file]: new Uint8Array([1]) }))).rejects.toThrow('is no file of the data');
    },
  );

  it('fifty changes at once lose none', async () => {
    const change = () =>
      changeData((read) => {
        const now = read('visits.json') as { holdMinutes: number };
        return { 'visits.json': { ...now, holdMinutes: now.holdMinutes + 1 } };
      });
    const { holdMinutes } = visits();
    await Promise.all(Array.from({ length: 50 - holdMinutes }, change));
    expect(visits().holdMinutes).toBe(50);
  });

  it('what the database refuses is not written, and what changes nothing is not logged', async () => {
    const before = text();
    const inside = async () => {
      throw new Error('no');
    };
    await expect(changeData((read) => ({ 'visits.json': earlier(read) }), { by, deed, inside })).rejects.toThrow('no');
    expect(await changeData(() => ({ 'visits.json': Buffer.from(before) }), { by, deed })).toBe(null);
    expect(text()).toBe(before);
    expect((await listAudit({}, null, 5)).entries).toEqual([]);
    expect(readdirSync(own('change'))).toEqual([]);
  });

  it('a file that came during the check, after it was read that there was none, is not replaced', async () => {
    const seen: unknown[] = [];
    const sources = (id: string) => ({
      items: [{ id, format: 'kyero', mostGone: 0.2, meanings: [], corrections: [] }],
    });
    await changeData(
      (read): DataFiles => {
        const now = read('imports.json');
        seen.push(now);
        return now ? {} : { 'imports.json': sources('mine') };
      },
      {
        async inside() {
          if (seen.length === 1) folder.write('imports.json', JSON.stringify(sources('theirs')));
        },
      },
    );
    expect(seen).toEqual([null, sources('theirs')]);
    expect(JSON.parse(readFileSync(path.join(folder.dir, 'imports.json'), 'utf8'))).toEqual(sources('theirs'));
  });

  it('a file that somebody broke by hand is named, and stays', async () => {
    folder.write('visits.json', '{ "holdMinutes": 10');
    await expect(changeData((read) => ({ 'visits.json': earlier(read) }))).rejects.toMatchObject({
      issues: [{ file: 'visits.json', path: '', expected: 'a readable JSON file' }],
    });
    expect(text()).toBe('{ "holdMinutes": 10');
  });

  it('what somebody wrote by hand between two readings is not written over', async () => {
    const told: unknown[] = [];
    await changeData((read) => {
      const now = read('visits.json') as { daysAhead: number };
      if (told.length === 0) folder.set('visits.json', 'daysAhead', 9);
      told.push(now.daysAhead, (read('visits.json') as typeof now).daysAhead);
      return { 'visits.json': { ...now, holdMinutes: 33 } };
    });
    expect([told, visits().daysAhead]).toEqual([[21, 9, 9, 9], 9]);
  });

  it('what somebody wrote by hand right after it was read is not written over', async () => {
    let tries = 0;
    await changeData((read) => {
      const now = read('visits.json') as object;
      if (++tries === 1) folder.set('visits.json', 'daysAhead', 9);
      return { 'visits.json': { ...now, holdMinutes: 33 } };
    });
    expect([tries, visits().daysAhead, visits().holdMinutes]).toEqual([2, 9, 33]);
  });

  it('what somebody wrote by hand during the check is not written over', async () => {
    const told: number[] = [];
    await changeData(
      (read) => {
        const now = read('visits.json') as { daysAhead: number };
        told.push(now.daysAhead);
        return { 'visits.json': { ...now, holdMinutes: 33 } };
      },
      {
        async inside() {
          if (told.length === 1) folder.set('visits.json', 'daysAhead', 9);
        },
      },
    );
    expect(told).toEqual([21, 9]);
    expect(visits()).toMatchObject({ daysAhead: 9, holdMinutes: 33 });
  });

  it.each([
    ['lost the lease', async () => void (await (await db()).updateTable('lease').set({ held_until: 0 }).execute())],
    ['was overtaken by the next holder', async () => rmSync(own('change'), { recursive: true })],
  ])('who %s does not write, and begins again', async (_, lose) => {
    let writes = 0;
    const write: typeof writeDurably = async (...file) => {
      if (++writes === 1) await lose();
      await writeDurably(...file).catch(() => Promise.reject(new Error('the folder is gone')));
    };
    await changeData((read) => ({ 'visits.json': earlier(read) }), { by, deed, write });
    expect([writes, visits().daysAhead]).toEqual([2, 7]);
    expect((await listAudit({}, null, 5)).entries).toHaveLength(1);
  });

  it('a lease that its holder does not end is free again when it runs out', async () => {
    const database = await db();
    await database
      .insertInto('lease')
      .values({ name: 'data', holder: 'killed', held_until: Date.now() + 700, version: 4 })
      .execute();
    const began = Date.now();
    await changeData((read) => ({ 'visits.json': earlier(read) }));
    expect(Date.now() - began).toBeGreaterThan(500);
    expect(await versionOf('data')).toBe(5);
  });
});
