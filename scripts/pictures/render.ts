import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeFile } from '../write-file.ts';
import { encodingOf, openGraph, pictureHash, widthsOf } from './encoding.ts';
import type { PictureSource } from './source.ts';

/** A line of public/pictures/index.json: the widest size in px, and the widths there are of `{stem}-{hash}-{width}.avif` and `.webp`. */
export interface PreparedPicture {
  hash: string;
  width: number;
  height: number;
  widths: number[];
}

/** Makes those files of a picture that the folder does not hold yet; returns its index line and how many it made. */
export async function renderPicture(
  source: PictureSource,
  outDir: string,
  held: ReadonlySet<string>,
): Promise<{ prepared: PreparedPicture; made: number }> {
  const size = (await sharp(source.bytes).metadata()).autoOrient;
  const hash = pictureHash(source.bytes, source.kind);
  const widths = widthsOf(size.width);
  const width = Math.max(...widths);
  const missing = renditions(source, widths).filter(({ ending }) => !held.has(`${source.stem}-${hash}-${ending}`));
  for (const { ending, render } of missing) {
    // Sharp leaves out the metadata: where a photograph was taken would give away an address that is not published.
    const rendition = await render(sharp(source.bytes).autoOrient()).toBuffer();
    writeFile(path.join(outDir, `${source.stem}-${hash}-${ending}`), rendition);
  }
  const prepared = { hash, width, height: Math.round((size.height * width) / size.width), widths };
  return { prepared, made: missing.length };
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
