import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../support/project.ts';
import { writeFile } from '../support/write-file.ts';

/** Where the site serves pictures from. */
export const servedPictures = inProject('public/pictures');

/** A line of index.json: the largest size in px, and the widths for which `{stem}-{hash}-{width}.avif` and `.webp` exist. */
export interface PreparedPicture {
  /** The stamp of the file that they were made of. */
  source: string;
  hash: string;
  width: number;
  height: number;
  widths: number[];
}

/** The pictures of the last run, by stem. */
export type PictureIndex = Record<string, PreparedPicture>;

const fileIn = (outDir: string): string => path.join(outDir, 'index.json');

/** Reads index.json; empty before the first run. */
export const readIndex = (outDir: string): PictureIndex =>
  existsSync(fileIn(outDir)) ? (JSON.parse(readFileSync(fileIn(outDir), 'utf8')) as PictureIndex) : {};

/** Writes index.json, unless it has the same content already. */
export function writeIndex(outDir: string, index: PictureIndex): void {
  const file = fileIn(outDir);
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFile(file, text);
}
