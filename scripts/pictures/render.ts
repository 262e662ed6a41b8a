import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeFile } from '../support/write-file.ts';
import { encodingOf, openGraph, pictureHash, widthsOf } from './encoding.ts';
import type { PreparedPicture } from './picture-index.ts';
import type { PictureSource } from './source.ts';

/** What was made last of a picture, the folder that its files are put in, and what that holds. */
interface Made {
  known: PreparedPicture | undefined;
  outDir: string;
  held: ReadonlySet<string>;
}

/** Makes those files of a picture that the folder does not hold yet; returns its index line and how many it made. */
export async function renderPicture(
  source: PictureSource,
  { known, outDir, held }: Made,
): Promise<{ prepared: PreparedPicture; made: number }> {
  const missingOf = ({ hash, widths }: Pick<PreparedPicture, 'hash' | 'widths'>) =>
    renditions(source, widths).filter(({ ending }) => !held.has(`${source.stem}-${hash}-${ending}`));
  if (known?.source === source.stamp && missingOf(known).length === 0) return { prepared: known, made: 0 };
  const bytes = await readFile(source.path);
  const size = (await sharp(bytes).metadata()).autoOrient;
  const hash = pictureHash(bytes, source.kind);
  const widths = widthsOf(size.width);
  const width = Math.max(...widths);
  const missing = missingOf({ hash, widths });
  for (const { ending, render } of missing) {
    // Sharp leaves out the metadata: where a photograph was taken would give away an address that is not published.
    const rendition = await render(sharp(bytes).autoOrient()).toBuffer();
    writeFile(path.join(outDir, `${source.stem}-${hash}-${ending}`), rendition);
  }
  const height = Math.round((size.height * width) / size.width);
  return { prepared: { source: source.stamp, hash, width, height, widths }, made: missing.length };
}

interface Rendition {
  ending: string;
  render: (image: Sharp) => Sharp;
}

function renditions({ kind }: PictureSource, widths: number[]): Rendition[] {
  const { avif, webp } = encodingOf(kind);
  const scaled = widths.flatMap((width): Rendition[] => [
    { ending: `${width}.avif`, render: (image) => image.resize({ width }).avif(avif) },
    { ending: `${width}.webp`, render: (image) => image.resize({ width }).webp(webp) },
  ]);
  const { width, height, jpeg } = openGraph;
  const shared: Rendition = {
    ending: 'og.jpg',
    render: (image) => image.resize({ width, height, fit: 'cover' }).jpeg(jpeg),
  };
  return kind === 'plan' ? scaled : [...scaled, shared];
}
