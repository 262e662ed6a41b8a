import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { errorMessage } from '../../lib/base/error-message.ts';
import {
  lessPhotographic,
  originOf,
  type PictureOrigin,
  sourceTypes,
} from '../../lib/catalogue/pictures/picture-origin.ts';
import { type Picture, picturesFile } from '../../lib/catalogue/schema/lists.ts';
import { issue } from '../../lib/files/issue-codes.ts';
import { type DataIssue, displayValue } from '../../lib/files/issues.ts';
import type { DataReader } from '../../lib/files/reader.ts';
import { writeFile } from '../../lib/files/write-file.ts';
import { pictureStems } from '../../lib/media/prepared-pictures.ts';
import type { PreparedPicture } from './picture-index.ts';

/** Widths in px of the specification (section 9); a wider picture, the banner, also keeps its own width up to `widest`. */
const steps = [100, 400, 600, 1360];
const widest = 2400;

/** The sizes that are made first, so that the picture can be shown: those of cards and phones take a quarter of the time of all. */
export type Sizes = 'first' | 'all';
const widestOfFirst = 600;

const photograph = { avif: { quality: 50 }, webp: { quality: 75 } };
const drawing = { avif: { quality: 60 }, webp: { quality: 85 } };
/** A large picture takes half the time with less effort, for files 4 % larger; a small one would lose sharpness. */
const efforts = { small: { avif: 1, webp: 4 }, large: { avif: 0, webp: 2 } };
const openGraph = { width: 1200, height: 630, jpeg: { quality: 80 } };

/** Returns the encoding of a kind of picture: the thin lines and text of a plan need more quality than a photograph. */
const encodingOf = (kind: Picture['kind']) => (kind === 'plan' ? drawing : photograph);

/** The widths (px) to make from a source of this width, narrowest first; none is wider than the source. */
const widthsOf = (sourceWidth: number): number[] => [
  ...steps.filter((step) => step < sourceWidth),
  Math.min(sourceWidth, widest),
];

/** All settings that determine the files of a picture of this kind. */
export const settingsOf = (kind: Picture['kind']): string =>
  JSON.stringify([encodingOf(kind), efforts, openGraph, steps, widest]);

/** Eight hex digits that change with the picture, its encoding and its metadata, so that browsers may cache a file forever. */
const pictureHash = (bytes: Uint8Array, { kind, focus, origin }: PictureSource): string =>
  createHash('sha256')
    .update(bytes)
    .update(
      JSON.stringify([
        encodingOf(kind),
        efforts,
        openGraph,
        ...(focus ? [focus] : []),
        ...(origin ? [sourceTypes[origin].iptc] : []),
      ]),
    )
    .digest('hex')
    .slice(0, 8);

/** The result of the last run for a picture, the output folder, the files in it, and which sizes to make. */
interface Made {
  sizes: Sizes;
  known: PreparedPicture | undefined;
  outDir: string;
  held: Set<string>;
}

/** Whether the files of a picture exist and were made from its current source file. */
export const isMade = (
  source: PictureSource,
  { sizes, known, held }: Pick<Made, 'sizes' | 'known' | 'held'>,
): boolean =>
  known?.source === source.stamp && (sizes === 'first' || known.isWhole) && missingOf(source, known, held).length === 0;

const missingOf = (
  source: PictureSource,
  { hash, widths }: Pick<PreparedPicture, 'hash' | 'widths'>,
  held: Set<string>,
) => renditions(source, widths).filter(({ ending }) => !held.has(`${source.stem}-${hash}-${ending}`));

/** Makes the missing files of a picture, and notes them in `held`; returns its entry of the index and how many files were made. */
export async function renderPicture(
  source: PictureSource,
  { sizes, known, outDir, held }: Made,
): Promise<{ prepared: PreparedPicture; made: number }> {
  if (known && isMade(source, { sizes, known, held })) return { prepared: known, made: 0 };
  const bytes = await readFile(source.path);
  const size = (await sharp(bytes).metadata()).autoOrient;
  const hash = pictureHash(bytes, source);
  const whole = widthsOf(size.width);
  // A file that was only copied or touched has its sizes already.
  const isThere = missingOf(source, { hash, widths: whole }, held).length === 0;
  const widths = sizes === 'all' || isThere ? whole : whole.filter((step) => step <= widestOfFirst);
  const isWhole = widths.length === whole.length;
  const missing = missingOf(source, { hash, widths }, held);
  for (const { ending, render } of missing) {
    // Sharp leaves out the metadata: where a photograph was taken would give away an address that is not published.
    const image = render(sharp(bytes).autoOrient(), size);
    const rendition = await (source.origin ? image.withXmp(xmpOf(source.origin)) : image).toBuffer();
    const name = `${source.stem}-${hash}-${ending}`;
    writeFile(path.join(outDir, name), rendition);
    held.add(name);
  }
  const width = Math.max(...widths);
  const height = Math.round((size.height * width) / size.width);
  return { prepared: { source: source.stamp, hash, width, height, widths, isWhole }, made: missing.length };
}

/** Tells programs how a picture was made, in the property of the IPTC that they look for. */
const xmpOf = (origin: PictureOrigin): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${sourceTypes[origin].iptc}"/></rdf:RDF></x:xmpmeta>`;

interface Size {
  width: number;
  height: number;
}

/** The part of a picture that shows its focus, as large as can be. */
function cutAround(image: Sharp, { width, height }: Size, into: Size, { x, y }: NonNullable<Picture['focus']>): Sharp {
  const scale = Math.max(into.width / width, into.height / height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const at = (room: number, share: number) => Math.round((room * share) / 100);
  return image
    .resize(wide, high, { fit: 'fill' })
    .extract({ ...into, left: at(wide - into.width, x), top: at(high - into.height, y) });
}

interface Rendition {
  ending: string;
  render: (image: Sharp, size: Size) => Sharp;
}

function renditions({ kind, focus }: PictureSource, widths: readonly number[]): Rendition[] {
  const { avif, webp } = encodingOf(kind);
  const scaled = widths.flatMap((width): Rendition[] => {
    const effort = width > widestOfFirst ? efforts.large : efforts.small;
    return [
      {
        ending: `${width}.avif`,
        render: (image) => image.resize({ width }).avif({ ...avif, effort: effort.avif }),
      },
      {
        ending: `${width}.webp`,
        render: (image) => image.resize({ width }).webp({ ...webp, effort: effort.webp }),
      },
    ];
  });
  const { width, height, jpeg } = openGraph;
  const shared: Rendition = {
    ending: 'og.jpg',
    render: (image, size) =>
      (focus ? cutAround(image, size, { width, height }, focus) : image.resize({ width, height, fit: 'cover' }))
        // JPEG has no transparency: the ground of a portrait (--color-portrait).
        .flatten({ background: '#e9e2d6' })
        .jpeg(jpeg),
  };
  return kind === 'plan' ? scaled : [...scaled, shared];
}

/** A picture file as the agency supplied it; its stem is its name without extension. */
export interface PictureSource {
  stem: string;
  /** Path in the data folder, for error messages. */
  file: string;
  path: string;
  kind: Picture['kind'];
  focus: Picture['focus'];
  origin: PictureOrigin | undefined;
  /** Changes with the file, the encoding settings and the metadata. */
  stamp: string;
}

/** Every file that data/pictures.json names, once each, sorted by stem; missing files are reported to the reader. */
export function readSources(dataDir: string, reader: DataReader): PictureSource[] {
  const sources = new Map<string, PictureSource>();
  const items = reader.read('pictures.json', picturesFile)?.items ?? [];
  const origins = new Map<string, PictureOrigin | undefined>();
  for (const item of items)
    for (const stem of pictureStems(item)) origins.set(stem, lessPhotographic(origins.get(stem), originOf(item)));
  for (const { file: given, kind, focus } of items) {
    const names = typeof given === 'string' ? [given] : Object.values(given);
    for (const name of names) {
      const stem = path.parse(name).name;
      // The same file: the data check refuses two files that differ only in their extension.
      if (sources.has(stem)) continue;
      const origin = origins.get(stem);
      const file = path.join('pictures', name);
      const place = path.join(dataDir, file);
      const state = statSync(place, { throwIfNoEntry: false });
      if (!state?.isFile()) reader.addIssue(file, '', issue('pictureGone'), undefined);
      else {
        const own = [focus && `${focus.x} ${focus.y}`, origin && sourceTypes[origin].iptc].filter(Boolean);
        const stamp = [state.size, state.mtimeMs, settingsOf(kind), ...own].join(' ');
        sources.set(stem, { stem, file, path: place, kind, focus, origin, stamp });
      }
    }
  }
  return [...sources.values()].sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

/** Runs `work` for each picture, as many at a time as there are cores; failures are reported to the reader. */
export async function eachPicture(
  sources: readonly PictureSource[],
  reader: DataReader,
  work: (source: PictureSource) => Promise<void>,
): Promise<void> {
  const queue = sources.values();
  const renderQueued = async () => {
    for (const source of queue) {
      try {
        await work(source);
      } catch (error) {
        reader.issues.push(brokenPicture(source, error));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, renderQueued));
}

/** The issue of a picture that sharp could not read. */
export function brokenPicture({ file }: Pick<PictureSource, 'file'>, error: unknown): DataIssue {
  const reason = errorMessage(error);
  const kind = /unsupported image format/.test(reason) ? 'another kind of file' : 'a damaged file';
  return { ...issue('pictureBroken', { reason: displayValue(`${kind} (${reason})`) }), file, path: '' };
}
