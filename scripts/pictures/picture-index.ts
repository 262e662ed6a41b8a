import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { DataIssue } from '../../lib/files/issues.ts';
import { DataReader } from '../../lib/files/reader.ts';
import { writeFile } from '../../lib/files/write-file.ts';
import { inProject } from '../support/project.ts';
import { eachPicture, readSources } from './render.ts';

/** The site serves pictures from this folder. */
export const servedPictures = inProject('public/pictures');

/** An entry of index.json: the largest size in px, and the widths for which `{stem}-{hash}-{width}.avif` and `.webp` exist. */
export interface PreparedPicture {
  /** The stamp of the source file. */
  source: string;
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** Every width is there, and not only those that a first start needs. */
  isWhole: boolean;
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

/** Decodes each picture of `dataDir` without up-to-date files in `outDir`; returns an issue for each that is damaged. */
export async function damagedPictures(dataDir: string, outDir: string): Promise<readonly DataIssue[]> {
  const index = readIndex(outDir);
  // Missing files are reported by the data check.
  const named = readSources(dataDir, new DataReader(dataDir));
  const damaged = new DataReader(dataDir);
  await eachPicture(
    named.filter(({ stem, stamp }) => index[stem]?.source !== stamp),
    damaged,
    async ({ path }) => {
      await sharp(await readFile(path))
        .resize(16)
        .raw()
        .toBuffer();
    },
  );
  return damaged.issues;
}
