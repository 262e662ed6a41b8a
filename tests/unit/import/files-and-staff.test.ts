import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import type { Picture } from '@/lib/catalogue/schema/lists';
import { inTransaction } from '@/lib/db/database';
import { textHash } from '@/lib/files/unreviewed';
import { writeFile } from '@/lib/files/write-file';
import { removeOldFetched } from '@/lib/import/fetched-pictures';
import { findIn } from '@/lib/import/read-feed';
import { addUnreviewed, markReviewed } from '@/lib/records/store-unreviewed';
import { endWorkingCopy, saveWorkingCopy } from '@/lib/staff/working-copies/store';
import { Agency, fourHouses, it, kyeroOf, photograph } from '@/tests/support/import/agency';

const [a, b, c] = fourHouses;
const kept = ({ environment: { varDir } }: Agency): string[] => {
  const folder = path.join(varDir, 'import-pictures');
  return existsSync(folder) ? readdirSync(folder) : [];
};

it('pictures fetched by a dry run are used and deleted by the run; those of other sources stay', async ({ agency }) => {
  await agency.import(kyeroOf(a, b), { dryRun: true });
  await agency.import(kyeroOf(c), { dryRun: true, feed: 'other' });
  expect(kept(agency)).toHaveLength(3);
  await agency.import(kyeroOf(a, b));
  expect(agency.fetched).toHaveLength(3);
  expect(kept(agency)).toHaveLength(1);
  await agency.import(kyeroOf(c), { feed: 'other' });
  expect(agency.fetched).toHaveLength(3);
  expect(kept(agency)).toEqual([]);
});

it('pictures fetched by a failed run wait for the next', async ({ agency }) => {
  const write = () => Promise.reject(new Error('the power is gone'));
  await expect(agency.import(kyeroOf(a, b), {}, { write })).rejects.toThrow('the power is gone');
  expect(kept(agency)).toHaveLength(2);
  await agency.import(kyeroOf(a, b));
  expect([agency.fetched.length, kept(agency)]).toEqual([2, []]);
});

it.each([true, false])('a picture that was none is fetched again by the next run (dry run: %s)', async (dryRun) => {
  const agency = new Agency();
  await agency.import(kyeroOf(a), { dryRun }, { download: async () => Buffer.from('<html>') });
  expect(kept(agency)).toEqual([]);
  expect(await agency.import(kyeroOf(a))).toMatchObject({ added: [5915], pictures: { added: 1, failed: [] } });
});

it('fetched pictures that no run uses within a day are deleted', async () => {
  const { varDir } = new Agency().environment;
  await removeOldFetched(varDir);
  const folder = path.join(varDir, 'import-pictures');
  mkdirSync(folder);
  for (const name of ['new', 'old', 'old.tmp']) writeFile(path.join(folder, name), name);
  const hours = (count: number) => Date.now() / 1000 - count * 3600;
  for (const name of ['old', 'old.tmp']) utimesSync(path.join(folder, name), hours(25), hours(25));
  utimesSync(path.join(folder, 'new'), hours(23), hours(23));
  await removeOldFetched(varDir);
  expect(readdirSync(folder)).toEqual(['new']);
});

describe('a file of a feed', () => {
  it('has its pictures beside it, one of an address nowhere', async ({ agency }) => {
    writeFile(path.join(agency.environment.varDir, 'Bilder', 'A.JPG'), await photograph('a'));
    writeFile(path.join(agency.environment.varDir, 'b.jpg'), await photograph('b'));
    const feed = kyeroOf({ ...a, pictures: ['bilder\\a.jpg'] }, { ...b, pictures: ['b.jpg', 'b.jpg'] });
    expect(await agency.import(feed)).toMatchObject({ pictures: { added: 2, failed: [] } });
    const state = agency.state();
    expect(await agency.import(feed)).toMatchObject({ unchanged: 2, pictures: { added: 0 } });
    expect(agency.state()).toEqual(state);
    const place = 'https://supplier.example/feed.xml';
    const download = async () => Buffer.from(kyeroOf({ ...a, pictures: ['b.jpg'] }, b));
    const { failed } = (await agency.import('', { place }, { download })).pictures;
    expect(failed[0]).toMatchObject({ url: 'b.jpg', reason: 'no file of this name came with the feed' });
  });

  it('is led to nothing that is not in its folder', async () => {
    const { varDir } = new Agency().environment;
    const folder = path.join(varDir, 'feeds');
    mkdirSync(path.join(folder, 'sub'), { recursive: true });
    for (const name of ['outside.jpg', 'feeds/sub/inside.jpg']) writeFile(path.join(varDir, name), name);
    symlinkSync(path.join(varDir, 'outside.jpg'), path.join(folder, 'link.jpg'));
    symlinkSync(varDir, path.join(folder, 'up'));
    const find = findIn(folder);
    const outside = ['../outside.jpg', '..\\outside.jpg', path.join(varDir, 'outside.jpg'), 'sub/../../outside.jpg'];
    const links = ['link.jpg', 'up/outside.jpg', 'up/feeds/sub/inside.jpg'];
    const nothing = ['', '.', 'sub', 'sub/', 'sub/inside.jpg/', 'sub/none.jpg', '\0'];
    for (const name of [...outside, ...links, ...nothing]) expect(await find(name), name).toBeUndefined();
    const file = await find('SUB\\inside.jpg');
    expect(String(await file?.read(100))).toBe('feeds/sub/inside.jpg');
    await expect(file?.read(3)).rejects.toThrow('larger than');
  });
});

it('an import leaves a draft whose drafted texts nobody has read, and publishes it once somebody has', async ({
  agency,
}) => {
  const drafted = 'Maison à Wiltz';
  await agency.import(kyeroOf(a));
  const back = { feed: 'kyero', id: 'a', status: 'withdrawn' };
  agency.set('properties/5915.json', 'status', 'withdrawn').set('properties/5915.json', 'source', back);
  agency.set('properties/5915.json', 'title.fr', drafted);
  const hash = textHash(drafted, 'fr');
  await inTransaction((trx) => addUnreviewed(trx, 'properties/5915', [hash]));
  const report = await agency.import(kyeroOf(a));
  expect(report.drafts).toEqual([{ home: 5915, id: 'a', missing: [], unread: ['title.fr'] }]);
  expect(report.records).toMatchObject([{ id: 'a', unread: ['title.fr'] }]);
  expect(agency.home(5915)).toMatchObject({ status: 'draft', title: { fr: drafted } });
  await inTransaction((trx) => markReviewed(trx, 'properties/5915', hash));
  expect((await agency.import(kyeroOf(a))).drafts).toEqual([]);
  expect(agency.home(5915)).toMatchObject({ status: 'published', title: { fr: drafted } });
});

it('an import does not take the number of a home that somebody has begun', async ({ agency }) => {
  const begun = { base: null, content: { id: 5915 }, staff: 'somebody', version: 0 };
  const version = await saveWorkingCopy('properties/5915', begun);
  try {
    expect((await agency.import(kyeroOf(a))).added).toEqual([5916]);
  } finally {
    await endWorkingCopy('properties/5915', 'somebody', version ?? 0);
  }
});

it('an import does not bring back a picture that somebody deletes meanwhile', async ({ agency }) => {
  const list = () => JSON.parse(agency.text('pictures.json')) as { items: Picture[] };
  const before = list();
  const own = { ...(before.items[0] as Picture), id: 'old', file: 'old.jpg' };
  agency.write('pictures.json', JSON.stringify({ ...before, items: [...before.items, own] }));
  writeFileSync(path.join(agency.dir, 'pictures/old.jpg'), await photograph('old'));
  const download = async (url: string) => {
    agency.write('pictures.json', JSON.stringify(before)).remove('pictures/old.jpg');
    return photograph(url);
  };
  expect(await agency.import(kyeroOf(a), {}, { download })).toMatchObject({ added: [5915] });
  expect(list().items.map(({ id }) => id)).not.toContain('old');
});
