import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Region } from '../lib/catalogue/region.ts';
import { scale } from '../lib/energy/bands.ts';
import { bandColour } from '../lib/energy/colour.ts';
import { bandLetter, labelPath } from '../lib/energy/label.ts';
import { labelDrawing } from './labels/drawing.ts';
import { writeFile } from './support/write-file.ts';

const publicDir = path.join(import.meta.dirname, '../public');
const stampFile = path.join(publicDir, 'images/epc/drawing.txt');

const regions: readonly Region[] = ['flanders', 'brussels', 'wallonia', 'luxembourg'];

const labels = regions.flatMap((region) =>
  scale(region).map((band) => ({
    file: path.join(publicDir, labelPath(region, band)),
    drawing: labelDrawing(bandLetter(band), bandColour(region, band)),
  })),
);

// The stamp tells one set of drawings from another: when they change, all pictures are drawn anew.
const stamp = createHash('sha256')
  .update(labels.map(({ drawing }) => drawing).join())
  .digest('hex');
const current = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
const missing = labels.filter(({ file }) => !current || !existsSync(file));
for (const { file, drawing } of missing) {
  writeFile(file, await sharp(Buffer.from(drawing)).png({ palette: true, compressionLevel: 9 }).toBuffer());
}
if (!current) writeFile(stampFile, stamp);
console.log(`labels: ${labels.length} ready, ${missing.length} made`);
