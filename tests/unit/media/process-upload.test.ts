import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProcessedPicture } from '@/lib/media/jobs';
import { toSrgb } from '../../../scripts/pictures/heic.ts';
import { processUpload } from '../../../scripts/pictures/process-upload.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'heem-take-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function take(content: Buffer, kind = 'interior', max?: number) {
  const [from, to] = [path.join(dir, 'from'), path.join(dir, 'to')];
  writeFileSync(from, content);
  return await processUpload({ from, to, kind }, max);
}
const taken = async (content: Buffer, kind?: string, max?: number) => {
  const result = (await take(content, kind, max)) as ProcessedPicture;
  const bytes = readFileSync(path.join(dir, `to.${result.ending}`));
  return { ...result, bytes, metadata: await sharp(bytes).metadata() };
};

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on its left, green on its right, 900 × 600. */
async function photograph(change: (image: Sharp) => Sharp = (image) => image.jpeg()): Promise<Buffer> {
  const green = await plain(450, 600, '#28a03c').png().toBuffer();
  const both = plain(900, 600, '#c82828').composite([{ input: green, left: 450, top: 0 }]);
  return change(sharp(await both.png().toBuffer())).toBuffer();
}
const pixelAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, and is kept as JPEG', async (format) => {
    const { ending, width, height, metadata } = await taken(await photograph((image) => image.toFormat(format)));
    expect([ending, width, height, metadata.format]).toEqual(['jpg', 900, 600, 'jpeg']);
  });

  it('may be HEIC, the format of telephones', async () => {
    const heic = readFileSync('tests/support/media/two-halves.heic');
    const { ending, width, height, bytes } = await taken(heic);
    expect([ending, width, height]).toEqual(['jpg', 960, 640]);
    const [left = [], right = []] = [await pixelAt(bytes, 100, 100), await pixelAt(bytes, 800, 100)];
    expect([left[0] ?? 0, right[1] ?? 0].every((value) => value > 150)).toBe(true);
    expect(await take(heic.subarray(0, 700))).toBe('broken');
  });

  it('is rotated by its orientation, and loses place and camera', async () => {
    const content = await photograph((image) =>
      image
        .withExif({ IFD0: { Make: 'Heem' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 55/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg(),
    );
    expect(content.includes('Exif')).toBe(true);
    const { width, height, bytes, metadata } = await taken(content);
    expect([width, height]).toEqual([600, 900]);
    // The left side of the original is at the top after rotation.
    expect((await pixelAt(bytes, 300, 10))[0]).toBeGreaterThan(150);
    expect((await pixelAt(bytes, 300, 890))[1]).toBeGreaterThan(120);
    const { exif, xmp, icc, orientation } = metadata;
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(bytes.includes('Heem')).toBe(false);
  });

  it('has the colours of the web, whatever its profile', async () => {
    const wide = await photograph((image) => image.withIccProfile('p3').png());
    const [r = 0, g = 0, b = 0] = await pixelAt((await taken(wide)).bytes, 100, 100);
    expect([r, g, b].map((value, i) => Math.abs(value - ([200, 40, 40][i] ?? 0)) <= 4)).toEqual([true, true, true]);
  });

  it('keeps all its pixels, unless its file would be larger than the data take', async () => {
    const large = await plain(5000, 3000, '#24483e').jpeg().toBuffer();
    expect(await taken(large)).toMatchObject({ width: 5000, height: 3000 });
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 900, height: 600, channels: 3, background: '#fff', noise } as const;
    const fine = await sharp({ create }).png().toBuffer();
    const max = 150e3;
    for (const kind of ['interior', 'plan']) {
      const { ending, width, height, bytes } = await taken(fine, kind, max);
      expect([kind, ending, bytes.length <= max, bytes.length > max / 2]).toEqual([kind, 'jpg', true, true]);
      expect(Math.abs(width / height - 1.5)).toBeLessThan(0.01);
    }
  });

  it('keeps every colour of a plan', async () => {
    const shades = Buffer.from(Array.from({ length: 700 * 700 * 3 }, (_, i) => (i * 7 + Math.floor(i / 700)) % 256));
    const raw = { raw: { width: 700, height: 700, channels: 3 } } as const;
    const { ending, bytes } = await taken(await sharp(shades, raw).png().toBuffer(), 'plan');
    expect([ending, (await sharp(bytes).removeAlpha().raw().toBuffer()).equals(shades)]).toEqual(['png', true]);
  });

  it('stays PNG where it is a plan or transparent, and not where nothing shows through', async () => {
    const png = await photograph((image) => image.png());
    expect((await taken(png, 'plan')).ending).toBe('png');
    expect((await taken(await photograph((image) => image.ensureAlpha().png()))).ending).toBe('jpg');
    const clear = plain(700, 700, '#000').ensureAlpha(0).png();
    expect((await taken(await clear.toBuffer())).ending).toBe('png');
  });

  it('is rejected if it is not a picture, too small, truncated or too large', async () => {
    const jpeg = await photograph();
    const tiny = await plain(639, 400, '#24483e').jpeg().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    for (const text of ['<!doctype html><script>alert(1)</script>', svg, 'GIF89a'])
      expect(await take(Buffer.from(text))).toBe('notAPicture');
    expect(await take(tiny)).toBe('tooSmall');
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await photograph((image) => image.toFormat(format));
      expect([format, await take(whole.subarray(0, Math.floor(whole.length / 2)))]).toEqual([format, 'broken']);
    }
    expect(await take(Buffer.concat([jpeg.subarray(0, 400), Buffer.alloc(400)]))).toBe('broken');
    expect(await take(await bomb())).toBe('tooManyPixels');
  });
});

/** A small PNG that says that it is 30,000 px wide and high. */
async function bomb(): Promise<Buffer> {
  const content = await plain(900, 600, '#24483e').png().toBuffer();
  for (const place of [16, 20]) content.writeUInt32BE(30_000, place);
  content.writeUInt32BE(crc32(content.subarray(12, 29)), 29);
  return content;
}

it('converts the colours of a telephone as sharp does', async () => {
  const colours = [200, 100, 50, 255, 30, 160, 90, 255, 128, 128, 128, 255, 255, 255, 255, 255];
  const wide = await sharp(Buffer.from(colours), { raw: { width: 4, height: 1, channels: 4 } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  // The pixels as they are in the file, without their profile.
  const stored = await sharp(wide, { ignoreIcc: true }).ensureAlpha().raw().toBuffer();
  const pixels = Uint8ClampedArray.from(stored);
  toSrgb(pixels);
  expect([...stored].join()).not.toBe(colours.join());
  for (const [i, value] of pixels.entries()) expect(Math.abs(value - (colours[i] ?? 0))).toBeLessThanOrEqual(3);
});
