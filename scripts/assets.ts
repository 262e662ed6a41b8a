import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { build } from 'vite';
import { iconNames } from '../lib/base/icon-names.ts';
import { bandColour, scale } from '../lib/catalogue/energy/bands.ts';
import { bandLetter, labelPath } from '../lib/catalogue/energy/label.ts';
import type { Region } from '../lib/catalogue/places/region.ts';
import { writeFile } from '../lib/files/write-file.ts';
import { prepareBaseMap } from './base-map.ts';
import { prepareRoads } from './roads.ts';
import { inProject } from './support/project.ts';

// Generates the files of public/ that depend only on the source: the scripts without React, icons, energy labels, the map, its worker and its roads.

/**
 * Builds a script without React from the start.ts of its folder as a separate file: the consent dialog with its style, which sites
 * without consent do not load, and what every page does before somebody touches it.
 */
async function buildScript(name: 'consent' | 'page', folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: inProject('public'),
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: inProject(folder, 'start.ts'),
        formats: ['iife'],
        name,
        fileName: () => `${name}.js`,
      },
    },
  });
  console.log(`${name}: public/${name}.js`);
}

/** Copies MapLibre's worker to public/: as a file it needs no `blob:` in the Content-Security-Policy. */
function copyMapWorker(): void {
  const library = inProject('node_modules/maplibre-gl');
  const folder = inProject('public/map-frame');
  const { version } = JSON.parse(readFileSync(`${library}/package.json`, 'utf8')) as { version: string };
  const file = `worker-${version}.mjs`;
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder))
    if (other.startsWith('worker-') && other !== file) rmSync(`${folder}/${other}`);
  copyFileSync(`${library}/dist/maplibre-gl-worker.mjs`, `${folder}/${file}`);
  console.log(`map: public/map-frame/${file}`);
}

/** Writes the lucide icons of lib/base/icon-names.ts into one sprite. */
function writeIconSprite(): void {
  const file = inProject('public/icons.svg');
  const licence = '<!-- Icons of lucide.dev, ISC licence -->';
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${iconNames.map(iconSymbol).join('\n')}\n</svg>\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== sprite) writeFile(file, sprite);
  console.log(`icons: ${iconNames.length} in public/icons.svg`);
}

/** A custom property, since no other style reaches into a `use` element. */
const lineStyle =
  'fill="var(--icon-fill, none)" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** An icon as `<symbol>`: the shapes of its file, in the colour of the text. */
function iconSymbol(name: string): string {
  const file = inProject('node_modules/lucide-static/icons', `${name}.svg`);
  if (!existsSync(file)) throw new Error(`lib/base/icon-names.ts: expected a lucide icon, found "${name}"`);
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))?.[1];
  if (!shapes) throw new Error(`${file}: expected an <svg> with shapes in it`);
  return `<symbol id="${name}" viewBox="0 0 24 24" ${lineStyle}>${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/** Draws the energy labels of all regions as PNG, where one is missing or a drawing has changed. */
async function drawEnergyLabels(): Promise<void> {
  const regions: readonly Region[] = ['flanders', 'brussels', 'wallonia', 'luxembourg'];
  const labels = regions.flatMap((region) =>
    scale(region).map((band) => ({
      file: inProject('public', labelPath(region, band)),
      drawing: labelDrawing(bandLetter(band), bandColour(region, band)),
    })),
  );
  const stamp = createHash('sha256')
    .update(labels.map(({ drawing }) => drawing).join())
    .digest('hex');
  const stampFile = inProject('public/images/epc/drawing.txt');
  const current = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  const missing = labels.filter(({ file }) => !current || !existsSync(file));
  for (const { file, drawing } of missing)
    writeFile(file, await sharp(Buffer.from(drawing)).png({ palette: true, compressionLevel: 9 }).toBuffer());
  if (!current) writeFile(stampFile, stamp);
  console.log(`labels: ${labels.length} ready, ${missing.length} drawn`);
}

// Letters are strokes in a box 40 wide and 56 high, not text: the build machine may have no fonts.
const strokes: Record<string, string> = {
  A: 'M3 52 20 4l17 48M9 37h22',
  B: 'M6 28h15a12 12 0 0 0 0-24H6v48h17a12 12 0 0 0 0-24',
  C: 'M36 14A17.5 24 0 1 0 36 42',
  D: 'M6 4v48h9a20 24 0 0 0 0-48z',
  E: 'M33 4H6v48h27M6 28h23',
  F: 'M33 4H6v48M6 28h23',
  G: 'M36 14A17.5 24 0 1 0 37 36v-6H24',
  H: 'M6 4v48M34 4v48M6 28h28',
  I: 'M20 4v48',
  '+': 'M7 28h26M20 15v26',
  '-': 'M7 28h26',
};
const advance = 48;

const ink = '#1C2321';
const white = '#FFFFFF';

/** An energy label as SVG, 240 × 96 px: an arrow of the band's colour (#RRGGBB) with its letter, such as "A++", on a transparent background. */
function labelDrawing(letter: string, colour: string): string {
  const glyphs = [...letter].map(
    (glyph, index) => `<path transform="translate(${26 + index * advance} 20)" d="${strokeOf(glyph)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M4 4h184l46 44-46 44H4z" fill="${colour}" stroke="${colour}" stroke-width="8"/>
<g stroke="${legible(colour)}" stroke-width="9">${glyphs.join('')}</g>
</svg>`;
}

function strokeOf(glyph: string): string {
  const stroke = strokes[glyph];
  if (!stroke) throw new Error(`Energy label: expected one of ${Object.keys(strokes).join(' ')}, found "${glyph}"`);
  return stroke;
}

/** Ink or white, whichever has more contrast with the colour. */
const legible = (colour: string): string => (contrast(ink, colour) >= contrast(white, colour) ? ink : white);

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

await buildScript('consent', 'components/consent');
await buildScript('page', 'components/page-script');
writeIconSprite();
await drawEnergyLabels();
copyMapWorker();
await prepareBaseMap();
await prepareRoads();
