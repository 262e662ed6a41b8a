import { readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { toPicture } from '@/lib/import/download-pictures';
import { FetchError, fetchIssueOf } from '@/lib/import/fetch-error';
import { pictureAlt } from '@/lib/import/pictures';
import { Agency, it, kyeroOf } from '@/tests/support/import/agency';

const plain = (width: number, height = 200) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 90, b: 200, alpha: 0.5 } } });

/** A small PNG that says that it is 20,000 px wide and high. */
async function bomb(): Promise<Buffer> {
  const content = await plain(300).png().toBuffer();
  content.writeUInt32BE(20_000, 16);
  content.writeUInt32BE(20_000, 20);
  content.writeUInt32BE(crc32(content.subarray(12, 29)), 29);
  return content;
}

describe('a picture', () => {
  it('is kept without where and with what it was taken, upright and no wider than pages show', async () => {
    const content = await plain(3000)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '50/1 55/1 0/1' } })
      .keepMetadata()
      .toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const { bytes, ending, hash } = await toPicture(content);
    const { format, width, exif } = await sharp(bytes).metadata();
    expect([format, width, exif]).toEqual(['jpeg', 2400, undefined]);
    expect([ending, hash]).toEqual(['jpg', expect.stringMatching(/^[0-9a-f]{16}$/)]);
  });

  it('becomes JPEG if it is WebP, or PNG where it is transparent', async () => {
    expect((await toPicture(await plain(300).webp().toBuffer())).ending).toBe('png');
    expect((await toPicture(await plain(300).removeAlpha().webp().toBuffer())).ending).toBe('jpg');
  });

  it.each([
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'expected JPEG', 'notPicture'],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'expected JPEG', 'notPicture'],
    ['a GIF', async () => plain(300).gif().toBuffer(), 'expected JPEG', 'notPicture'],
    ['nothing', async () => Buffer.alloc(0), 'expected JPEG', 'notPicture'],
    ['the dot of a counter', async () => plain(1, 1).png().toBuffer(), '1 px wide', 'narrow'],
    ['half a file', async () => (await plain(2000, 2000).jpeg().toBuffer()).subarray(0, 700), '', 'unreadable'],
    ['a bomb', bomb, 'pixel limit', 'unreadable'],
  ])('is not %s', async (_, content, why, kind) => {
    const error = await toPicture(await content()).catch((one: unknown) => one);
    expect(String(error)).toContain(why);
    expect(fetchIssueOf(error).kind).toBe(kind);
  });
});

const house = (...names: string[]): string =>
  kyeroOf({ id: 'a', pictures: names.map((name) => `http://pictures.example/${name}.jpg`) });

describe('the pictures of an import', () => {
  const many = Array.from({ length: 42 }, (_, i) => String(i));

  it('are forty a home, three at a time', async ({ agency }) => {
    let [now, max] = [0, 0];
    const download: typeof agency.environment.download = async (url, limits) => {
      max = Math.max(max, ++now);
      const content = await agency.environment.download(url, limits);
      now--;
      return content;
    };
    const report = await agency.import(house(...many), {}, { download });
    expect(report.pictures.failed.map(({ reason }) => reason)).toEqual(Array(2).fill('more than 40 of one home'));
    expect(report.pictures.failed[0]?.fault).toEqual({ kind: 'manyPictures', limit: 40 });
    expect(agency.home(5915).pictures).toHaveLength(40);
    expect(max).toBe(3);
  });

  it('are reported if they cannot be fetched, and the home keeps those it has', async ({ agency }) => {
    const download: typeof agency.environment.download = (url, limits) =>
      url.includes('bad')
        ? Promise.reject(new FetchError('status 404', { kind: 'status', found: 404 }))
        : agency.environment.download(url, limits);
    const report = await agency.import(house('bad', '1'), {}, { download });
    const fault = { reason: 'status 404', fault: { kind: 'status', found: 404 } };
    const failed = [{ id: 'a', url: 'http://pictures.example/bad.jpg', ...fault }];
    expect(report.pictures).toEqual({ added: 1, deleted: 0, failed });
    const { pictures: had } = agency.home(5915);
    expect(had).toHaveLength(1);
    await agency.import(house('bad-2'), {}, { download });
    expect(agency.home(5915).pictures).toEqual(had);
  });

  it('are the same picture at another address', async ({ agency }) => {
    await agency.import(house('x'));
    const before = agency.home(5915);
    const download = () => agency.environment.download('http://pictures.example/x.jpg', { maxBytes: 0, timeoutMs: 0 });
    const signed = kyeroOf({ id: 'a', pictures: ['http://pictures.example/x.jpg?expires=1'] });
    expect((await agency.import(signed, {}, { download })).pictures.added).toBe(0);
    expect(agency.home(5915)).toEqual(before);
    const fetched = agency.fetched.length;
    await agency.import(signed);
    expect(agency.fetched).toHaveLength(fetched);
  });
});

it('a picture without a description is described by kind, home and town', () => {
  const same = (text: string) => ({ nl: text, fr: text, en: text, de: text });
  expect(pictureAlt(true, 2, same('Villa'), same('Genk'))).toEqual({
    nl: 'Grondplan 2: villa, Genk',
    fr: 'Plan 2\u00a0: villa, Genk',
    en: 'Floor plan 2: villa, Genk',
    de: 'Grundriss 2: Villa, Genk',
  });
});

/** The pictures that imports have put there. */
const imported = ({ dir }: Agency): string[] =>
  readdirSync(path.join(dir, 'pictures')).filter((name) => /^kyero-[\da-f]{16}\./.test(name));

/** An agency with a home whose first picture was replaced, and the file of this picture. */
async function afterReplacing(): Promise<{ agency: Agency; file: string }> {
  const agency = new Agency();
  await agency.import(house('old'));
  const [file = ''] = imported(agency);
  await agency.import(house('new'));
  expect(imported(agency)).toContain(file);
  return { agency, file };
}

it('a picture that was replaced is deleted by the run after, and nothing by the next', async () => {
  const { agency, file } = await afterReplacing();
  expect((await agency.import(house('new'), { dryRun: true })).pictures).toMatchObject({ added: 0, deleted: 1 });
  expect((await agency.import(house('new'))).pictures).toMatchObject({ added: 0, deleted: 1 });
  expect(imported(agency)).toEqual([`${agency.home(5915).pictures[0]}.jpg`]);
  expect(loadSnapshot(agency.dir).catalogue.pictures.has(path.parse(file).name)).toBe(false);
  const state = agency.state();
  expect((await agency.import(house('new'))).pictures.deleted).toBe(0);
  expect(agency.state()).toEqual(state);
});

it.each<[why: string, keep: (agency: Agency, id: string) => void, next: string]>([
  ['the feed names it again', () => undefined, house('new', 'old')],
  ['it comes from another address', () => undefined, house('new', 'moved')],
  ['a testimonial has it', (agency, id) => agency.set('testimonials.json', 'items.0.image', id), house('new')],
  [
    'an editor gave the file another name',
    (agency, id) => agency.repeatFirst('pictures.json', { id: 'facade', file: `${id}.jpg` }),
    house('new'),
  ],
  ['another feed brought it', () => undefined, kyeroOf({ id: 'b' })],
])('a picture stays where %s', async (why, keep, next) => {
  const { agency, file } = await afterReplacing();
  keep(agency, path.parse(file).name);
  const download: typeof agency.environment.download = (url, limits) =>
    agency.environment.download(url.replace('moved', 'old'), limits);
  const feed = why.startsWith('another feed') ? 'other' : 'kyero';
  expect((await agency.import(next, { feed }, { download })).pictures.deleted).toBe(0);
  expect(imported(agency)).toContain(file);
  loadSnapshot(agency.dir);
});

it('a run that is refused, or cut short before it ends, deletes none', async () => {
  const { agency, file } = await afterReplacing();
  const write = async () => {
    throw new Error('the power is gone');
  };
  await expect(agency.import(house('new'), {}, { write })).rejects.toThrow('the power is gone');
  await expect(agency.import(kyeroOf())).rejects.toThrow('no homes');
  expect(imported(agency)).toContain(file);
});
