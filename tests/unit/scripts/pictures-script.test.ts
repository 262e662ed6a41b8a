import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataError, issueText } from '@/lib/files/issues';
import { localize } from '@/lib/i18n/locales';
import { damagedPictures } from '../../../scripts/pictures/picture-index.ts';
import { preparePictures } from '../../../scripts/pictures.ts';

let root: string;
let dataDir: string;
let outDir: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'heem-pictures-'));
  dataDir = path.join(root, 'data');
  outDir = path.join(root, 'public/pictures');
  mkdirSync(path.join(dataDir, 'pictures'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const alt = { nl: 'Gevel', fr: 'Façade', en: 'Front', de: 'Fassade' };

function name(
  ...pictures: { id: string; kind: string; file: string | Record<string, string>; focus?: object; origin?: string }[]
): void {
  writeFileSync(
    path.join(dataDir, 'pictures.json'),
    JSON.stringify({ items: pictures.map((picture) => ({ ...picture, alt })) }),
  );
}

async function supply(file: string, width: number, height: number, orientation = 1): Promise<void> {
  const image = sharp({ create: { width, height, channels: 3, background: '#24483e' } }).withMetadata({ orientation });
  await image.toFile(path.join(dataDir, 'pictures', file));
}

const index = () => JSON.parse(readFileSync(path.join(outDir, 'index.json'), 'utf8'));
const endings = (stem: string) =>
  readdirSync(outDir)
    .filter((file) => file.startsWith(stem))
    .map((file) => file.slice(`${stem}-01234567-`.length))
    .sort();

describe('preparePictures', () => {
  it('makes both formats at each width that the source has, and one for sharing', async () => {
    name({ id: 'front', kind: 'exterior', file: 'front.jpg' });
    await supply('front.jpg', 450, 300);
    await preparePictures(dataDir, outDir);
    expect(endings('front').join(' ')).toBe('100.avif 100.webp 400.avif 400.webp 450.avif 450.webp og.jpg');
    expect(Object.keys(index())).toEqual(['front']);
    expect(index().front).toMatchObject({ width: 450, height: 300, widths: [100, 400, 450] });
    const shared = await sharp(path.join(outDir, `front-${index().front.hash}-og.jpg`)).metadata();
    expect([shared.format, shared.width, shared.height]).toEqual(['jpeg', 1200, 630]);
  });

  it('makes the sizes of cards and phones first, and later the rest', async () => {
    name({ id: 'front', kind: 'exterior', file: 'front.jpg' });
    await supply('front.jpg', 900, 600);
    expect(await preparePictures(dataDir, outDir, 'first')).toEqual({ pictures: 1, made: 7 });
    expect(index().front).toMatchObject({ width: 600, height: 400, widths: [100, 400, 600], isWhole: false });
    expect(await preparePictures(dataDir, outDir)).toEqual({ pictures: 1, made: 2 });
    expect(index().front).toMatchObject({ width: 900, widths: [100, 400, 600, 900], isWhole: true });
    expect(await preparePictures(dataDir, outDir, 'first')).toEqual({ pictures: 1, made: 0 });
    expect(index().front.isWhole).toBe(true);
    // Copied or touched: nothing of what is there is taken away.
    utimesSync(path.join(dataDir, 'pictures/front.jpg'), 1, 1);
    expect(await preparePictures(dataDir, outDir, 'first')).toEqual({ pictures: 1, made: 0 });
    expect(index().front).toMatchObject({ width: 900, isWhole: true });
  });

  it('makes only what is missing', async () => {
    name({ id: 'front', kind: 'exterior', file: 'front.jpg' });
    await supply('front.jpg', 90, 60);
    await preparePictures(dataDir, outDir);
    const [first = '', second = ''] = readdirSync(outDir);
    const before = statSync(path.join(outDir, second)).mtimeMs;
    rmSync(path.join(outDir, first));
    expect(await preparePictures(dataDir, outDir)).toEqual({ pictures: 1, made: 1 });
    expect(await preparePictures(dataDir, outDir)).toEqual({ pictures: 1, made: 0 });
    expect(readdirSync(outDir)).toContain(first);
    expect(statSync(path.join(outDir, second)).mtimeMs).toBe(before);
  });

  it('reads a source again only when it has changed', async () => {
    name({ id: 'front', kind: 'interior', file: 'front.png' });
    await supply('front.png', 90, 60);
    const file = path.join(dataDir, 'pictures/front.png');
    utimesSync(file, 1, 1);
    await preparePictures(dataDir, outDir);
    writeFileSync(file, Buffer.alloc(statSync(file).size));
    utimesSync(file, 1, 1);
    expect(await preparePictures(dataDir, outDir)).toEqual({ pictures: 1, made: 0 });
    utimesSync(file, 2, 2);
    await expect(preparePictures(dataDir, outDir)).rejects.toThrow('pictures/front.png: expected a JPEG or PNG');
  });

  it('gives a changed source a new name and keeps the old files', async () => {
    name({ id: 'front', kind: 'interior', file: 'front.png' });
    await supply('front.png', 90, 60);
    await preparePictures(dataDir, outDir);
    const { hash } = index().front;
    await supply('front.png', 90, 61);
    await preparePictures(dataDir, outDir);
    expect(index().front.hash).not.toBe(hash);
    expect(readdirSync(outDir)).toContain(`front-${hash}-90.avif`);
  });

  it('prepares a plan in each language, with none for sharing', async () => {
    const file = localize((locale) => `plan-${locale}.png`);
    name({ id: 'plan', kind: 'plan', file });
    for (const each of Object.values(file)) await supply(each, 60, 40);
    await preparePictures(dataDir, outDir);
    expect(Object.keys(index())).toEqual(['plan-de', 'plan-en', 'plan-fr', 'plan-nl']);
    expect(endings('plan-nl')).toEqual(['60.avif', '60.webp']);
  });

  it('turns a photograph that a telephone stored on its side, and drops its metadata', async () => {
    name({ id: 'front', kind: 'exterior', file: 'front.jpg' });
    await supply('front.jpg', 90, 60, 6);
    await preparePictures(dataDir, outDir);
    expect(index().front).toMatchObject({ width: 60, height: 90 });
    const { exif } = await sharp(path.join(outDir, `front-${index().front.hash}-60.webp`)).metadata();
    expect(exif).toBeUndefined();
  });

  it('cuts the one for sharing around the focus, under a name of its own', async () => {
    const field = (height: number, background: string) =>
      sharp({ create: { width: 90, height, channels: 3, background } }).png();
    const foot = await field(60, '#ff0000').toBuffer();
    const tall = field(180, '#ffffff').composite([{ input: foot, left: 0, top: 120 }]);
    await tall.toFile(path.join(dataDir, 'pictures/front.png'));
    const red = async () => {
      const shared = path.join(outDir, `front-${index().front.hash}-og.jpg`);
      const { channels } = await sharp(shared).stats();
      return (channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0) > 200;
    };
    name({ id: 'front', kind: 'exterior', file: 'front.png' });
    await preparePictures(dataDir, outDir);
    const { hash } = index().front;
    expect(await red()).toBe(false);
    name({ id: 'front', kind: 'exterior', file: 'front.png', focus: { x: 50, y: 100 } });
    await preparePictures(dataDir, outDir);
    expect([await red(), index().front.hash === hash]).toEqual([true, false]);
  });

  it('writes how a picture was made into every file of it, under a name of its own, and nothing else of the source', async () => {
    const made = (id: string, origin?: string) => ({
      id,
      kind: 'exterior',
      file: 'front.jpg',
      ...(origin && { origin }),
    });
    const place = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '50/1 55/1 0/1' } };
    const taken = sharp({ create: { width: 90, height: 60, channels: 3, background: '#24483e' } }).withExif(place);
    await taken
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Owner</x:xmpmeta>')
      .toFile(path.join(dataDir, 'pictures/front.jpg'));
    const known = async (...pictures: ReturnType<typeof made>[]) => {
      name(...pictures);
      await preparePictures(dataDir, outDir);
      const { hash } = index().front;
      const files = ['90.avif', '90.webp', 'og.jpg'].map((ending) => path.join(outDir, `front-${hash}-${ending}`));
      const metadata = await Promise.all(files.map((file) => sharp(file).metadata()));
      expect(metadata.flatMap(({ exif, iptc }) => exif ?? iptc ?? [])).toEqual([]);
      const types = metadata.map(
        ({ xmp }) => xmp && /DigitalSourceType="(?<type>[^"]+)"/.exec(String(xmp))?.groups?.type,
      );
      expect(JSON.stringify(metadata.map(({ xmp }) => String(xmp)))).not.toContain('Owner');
      return { hash, types: [...new Set(types)] };
    };
    const term = (name: string) => [`http://cv.iptc.org/newscodes/digitalsourcetype/${name}`];
    const unknown = await known(made('front'));
    const rendering = await known(made('front', 'rendering'));
    const both = await known(made('front', 'photograph'), made('same'), made('again', 'staged'));
    expect([unknown.types, rendering.types]).toEqual([[undefined], term('digitalCreation')]);
    // If two entries share a file, the file gets the origin that is less like a photograph.
    expect(both.types).toEqual(term('compositeWithTrainedAlgorithmicMedia'));
    expect(new Set([unknown.hash, rendering.hash, both.hash]).size).toBe(3);
  });

  it('takes a file as what it is called, whatever else has its name but for the ending', async () => {
    name({ id: 'front', kind: 'exterior', file: 'front.jpg' }, { id: 'other', kind: 'exterior', file: 'front.png' });
    writeFileSync(path.join(dataDir, 'pictures/front.jpg'), 'no picture');
    await supply('front.png', 90, 60);
    await expect(preparePictures(dataDir, outDir)).rejects.toThrow('pictures/front.jpg: expected a JPEG or PNG');
  });

  it('names every picture that is missing or cannot be read, all at once, and has nothing of them in the index', async () => {
    name({ id: 'gone', kind: 'exterior', file: 'gone.jpg' }, { id: 'broken', kind: 'exterior', file: 'broken.jpg' });
    writeFileSync(path.join(dataDir, 'pictures/broken.jpg'), 'no picture');
    const failure = await preparePictures(dataDir, outDir).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(DataError);
    expect(String(failure)).toMatch(/pictures\/gone\.jpg: expected a picture file, found .*no such file/);
    expect(String(failure)).toMatch(/pictures\/broken\.jpg: expected a JPEG or PNG picture that can be read/);
    expect(JSON.parse(readFileSync(path.join(outDir, 'index.json'), 'utf8'))).toEqual({});
  });
});

it('damagedPictures names what cannot be read to its end, and looks at no picture that others were made of', async () => {
  const ids = ['cut', 'front', 'text'];
  name(...ids.map((id) => ({ id, kind: 'exterior', file: `${id}.jpg` })));
  for (const id of ids) await supply(`${id}.jpg`, 300, 200);
  expect(await damagedPictures(dataDir, outDir)).toEqual([]);
  await preparePictures(dataDir, outDir);
  const cut = path.join(dataDir, 'pictures/cut.jpg');
  truncateSync(cut, Math.floor(statSync(cut).size / 2));
  writeFileSync(path.join(dataDir, 'pictures/text.jpg'), 'no picture');
  const issues = await damagedPictures(dataDir, outDir);
  expect(issues.map(issueText).sort()).toEqual([
    expect.stringMatching(/^ {2}pictures\/cut\.jpg: expected .*, found "a damaged file/),
    expect.stringMatching(/^ {2}pictures\/text\.jpg: expected .*, found "another kind of file/),
  ]);
});
