import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { removeOldFetched } from '@/lib/data/fetched-pictures';
import { writeFile } from '@/lib/data/write-file';
import { Agency, fourHouses, it, kyeroOf } from '../../support/import/agency';

const [a, b, c] = fourHouses;
const kept = ({ environment: { varDir } }: Agency): string[] => {
  const folder = path.join(varDir, 'import-pictures');
  return existsSync(folder) ? readdirSync(folder) : [];
};

it('what a dry run fetched waits for the run, which deletes it; that of other sources stays', async ({ agency }) => {
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

it('what a run fetched that could not write waits for the next', async ({ agency }) => {
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

it('what no run has used within a day goes', async () => {
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
