import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepFeed, placeOfFeed } from '@/lib/data/import-files';
import { readFeed } from '../../../scripts/import/read-feed';

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
  await keepFeed(varDir, source.id, feedOf('a'));
  let isDone = false;
  const uploads = Promise.all(
    ['b', 'c', 'd', 'e', 'f', 'g'].map((letter) => keepFeed(varDir, source.id, feedOf(letter))),
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
