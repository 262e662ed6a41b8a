import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { listFeedHomes } from '@/lib/feeds/feed-home';
import { writeFile } from '@/lib/files/write-file';
import { locales } from '@/lib/i18n/locales';
import { importHomes } from '@/scripts/heem/import';
import { Agency, it, kyeroOf, zipOf } from '@/tests/support/import/agency';

const run = promisify(execFile);
/** In ms: the command is a process of its own, on a machine that does other work. */
const timeout = 60_000;

/** Runs the command of the staff as they do; returns what it printed and its exit code. */
async function heem(agency: Agency, feed: string | Uint8Array, ...options: string[]) {
  const place = `${agency.environment.varDir}/feed.xml`;
  writeFile(place, feed);
  const env = { ...process.env, DATA_DIR: agency.dir, VAR_DIR: agency.environment.varDir };
  const args = ['--import', './scripts/support/server-code.ts', 'scripts/heem.ts', 'import', ...options, place];
  return run(process.execPath, args, { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );
}

it('the command imports a feed by what data/imports.json says of its source, and reveals no source', {
  timeout,
}, async ({ agency }) => {
  // A picture that an earlier import fetched: the test asks no server of the internet.
  const url = 'https://pictures.example/known.jpg';
  agency.set('pictures.json', 'items.2.sources', [url]);
  const meanings = [{ field: 'type', value: 'castle', means: 'villa' }];
  agency.write('imports.json', JSON.stringify({ items: [{ id: 'supplier-x', format: 'kyero', meanings }] }));
  const types = { 'secret-id': 'Villa', known: 'Castle', b: 'Ca\u0085stle' };
  const homes = Object.entries(types).map(([id, type]) => ({ id, type, pictures: [url] }));
  const actual = await heem(agency, kyeroOf(...homes), '--source', 'supplier-x');
  expect(actual).toMatchObject({ code: 0, text: expect.stringMatching(/new +2 +5915/) });
  expect(actual.text).toContain('a type that is known here');
  expect(actual.text).toContain('Ca\uFFFDstle');
  const snapshot = loadSnapshot(agency.dir);
  const source = { feed: 'supplier-x', id: 'secret-id', status: 'published' };
  expect(snapshot.catalogue.properties.get(5915)?.source).toEqual(source);
  const site = { paths: snapshot.paths, locales, siteUrl: 'https://heem.example' };
  const published = JSON.stringify([...listFeedHomes(snapshot, site)]);
  expect(published).toContain('REF-secret-id');
  expect(published.replaceAll('REF-secret-id', '').replaceAll('House secret-id', '')).not.toMatch(
    /secret-id|supplier-x|known\.jpg/,
  );
});

it('the command ends with 1 if the feed is refused, and prints no control characters of file names', {
  timeout,
}, async ({ agency }) => {
  const archive = zipOf({ name: '../\u001B[2J.xml', content: '' });
  const { code, text } = await heem(agency, archive, '--format', 'kyero');
  expect([code, text]).toEqual([1, expect.stringContaining('refused and nothing was written')]);
  expect(text).toContain('relative path: ../\uFFFD[2J.xml');
});

it.each([
  [{ format: 'whise' }, '--format is one of kyero|openimmo|omnicasa-json'],
  [{ format: 'kyero', 'most-gone': '20' }, '--most-gone is a share'],
  [{ format: 'kyero', 'most-gone': '0.2', source: 'A B' }, '--source is a name'],
])('the command refuses %j', async (options, why) => {
  await expect(importHomes.run({ options, words: ['feed.xml'] })).rejects.toThrow(why);
});

it('the command refuses a broker who is not in the team', async () => {
  await expect(new Agency().import(kyeroOf({ id: 'a' }), { broker: 'nobody' })).rejects.toThrow(
    'expected an id of team.json, found nobody',
  );
});
