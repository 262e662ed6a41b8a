import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { damagedPictures } from '../../scripts/pictures/picture-index.ts';
import { preparePictures } from '../../scripts/pictures.ts';

const alt = { nl: 'Gevel', fr: 'Façade', en: 'Front', de: 'Fassade' };

it('names what cannot be read to its end, and looks at no picture that others were made of', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'heem-damaged-'));
  const outDir = path.join(root, 'made');
  const place = (id: string) => path.join(root, 'pictures', `${id}.jpg`);
  const ids = ['cut', 'front', 'text'];
  mkdirSync(path.join(root, 'pictures'));
  writeFileSync(
    path.join(root, 'pictures.json'),
    JSON.stringify({ items: ids.map((id) => ({ id, kind: 'exterior', file: `${id}.jpg`, alt })) }),
  );
  for (const id of ids)
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#24483e' } }).toFile(place(id));
  expect(await damagedPictures(root, outDir)).toEqual([]);
  await preparePictures(root, outDir);
  truncateSync(place('cut'), Math.floor(statSync(place('cut')).size / 2));
  writeFileSync(place('text'), 'no picture');
  const issues = await damagedPictures(root, outDir);
  expect(issues.map(({ file, found }) => `${file}: ${found}`).sort()).toEqual([
    expect.stringMatching(/^pictures\/cut\.jpg: "a damaged file/),
    expect.stringMatching(/^pictures\/text\.jpg: "another kind of file/),
  ]);
  rmSync(root, { recursive: true });
});
