import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { placeOfFeed, removeOldFeeds, storeFeed } from '@/lib/import/import-files';
import { readFeed } from '@/lib/import/read-feed';

const varDir = mkdtempSync(path.join(tmpdir(), 'heem-var-'));
afterEach(() => rmSync(varDir, { recursive: true }));

const source = { id: 'partner' };
const feedOf = (letter: string) => Buffer.alloc(3_000_000, letter);
const read = async () => {
  const place = placeOfFeed(source, varDir);
  if (!place) throw new Error('no feed');
  return (await readFeed(place, () => Promise.reject(new Error('no download')))).feed;
};

it('an uploaded feed is read whole while others are uploaded, and one of them stays', async () => {
  expect(placeOfFeed(source, varDir)).toBeNull();
  await storeFeed(varDir, source.id, feedOf('a'));
  let isDone = false;
  const uploads = Promise.all(
    ['b', 'c', 'd', 'e', 'f', 'g'].map((letter) => storeFeed(varDir, source.id, feedOf(letter))),
  ).then(() => {
    isDone = true;
  });
  const isWhole = (feed: Uint8Array) => feedOf(String.fromCharCode(feed[0] ?? 0)).equals(feed);
  let reads = 0;
  while (!isDone || reads === 0) {
    expect(isWhole(await read())).toBe(true);
    reads++;
  }
  await uploads;
  expect(isWhole(await read())).toBe(true);
  expect(readdirSync(path.join(varDir, 'import-files', source.id))).toEqual(['feed']);
});

it('remains of a killed upload, and the file of a deleted source, are deleted after a day', async () => {
  const dataDir = path.join(varDir, 'data');
  await removeOldFeeds(dataDir, varDir);
  for (const name of ['data', 'import-files/partner', 'import-files/gone', 'import-files/new'])
    mkdirSync(path.join(varDir, name), { recursive: true });
  const items = [{ id: 'partner', format: 'kyero' }];
  writeFileSync(path.join(dataDir, 'imports.json'), JSON.stringify({ items }));
  const hours = (count: number) => Date.now() / 1000 - count * 3600;
  const old: [string, number][] = [
    ['partner/feed', 1000],
    ['partner/feed.a.tmp', 25],
    ['partner/feed.b.tmp', 23],
    ['gone/feed', 721],
    ['new/feed', 719],
  ];
  for (const [name, age] of old) {
    const file = path.join(varDir, 'import-files', name);
    writeFileSync(file, '');
    utimesSync(file, hours(age), hours(age));
  }
  await removeOldFeeds(dataDir, varDir);
  const left = old.filter(([name]) => existsSync(path.join(varDir, 'import-files', name))).map(([name]) => name);
  expect(left).toEqual(['partner/feed', 'partner/feed.b.tmp', 'new/feed']);
});
