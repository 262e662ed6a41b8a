import 'server-only';
import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayMs } from '../base/day.ts';
import { picturesFile } from '../catalogue/schema/lists.ts';
import { env } from '../env.ts';
import { readStored } from '../files/data-json.ts';
import { deleteOlder } from '../files/delete-older.ts';

// The files of pictures in data/pictures, and what the office keeps beside them in VAR_DIR: uploads while they are read, and thumbnails.

const uploads = () => path.join(env.varDir, 'uploads');
const thumbs = () => path.join(env.varDir, 'thumbs');

/** A file that is being taken in. */
export interface ReceivedFile {
  /** The path of the file. */
  from: string;
  /** The path to which the picture may be written, without an ending. */
  to: string;
  remove(): Promise<void>;
}

class TooLongError extends Error {}

/** Writes a body to the disk as it comes; null, and nothing kept, once it is longer than `maxBytes`. */
export async function receiveFile(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<ReceivedFile | null> {
  await mkdir(uploads(), { recursive: true });
  const from = path.join(uploads(), randomUUID());
  const to = `${from}-picture`;
  const remove = async () => {
    for (const file of [from, `${to}.jpg`, `${to}.png`]) await rm(file, { force: true });
  };
  let length = 0;
  const counted = new Transform({
    transform(part: Buffer, _, done) {
      length += part.length;
      done(length > maxBytes ? new TooLongError() : null, part);
    },
  });
  try {
    await pipeline(Readable.fromWeb(body as never), counted, createWriteStream(from));
    return { from, to, remove };
  } catch (error) {
    await remove();
    if (error instanceof TooLongError) return null;
    throw error;
  }
}

/** Deletes what a killed process left in the folder of uploads. */
export const deleteOldUploads = (now = Date.now()): Promise<void> => deleteOlder(uploads(), () => now - dayMs);

export const readReceived = (file: string): Promise<Buffer> => readFile(file);

/** The names of the files of pictures without their endings, whether the data name them or not. */
export const storedStems = async (): Promise<Set<string>> =>
  new Set((await readdir(path.join(env.dataDir, 'pictures')).catch(() => [])).map((name) => path.parse(name).name));

/** The pictures as data/pictures.json is now: recent ones reach memory a little later. */
export const picturesNow = () => picturesFile.parse(readStored('pictures.json')).items;

export interface StoredFile {
  /** In bytes. */
  size: number;
  /** The time at which it was written, in ms since epoch. */
  at: number;
}

/** A file of data/pictures; null for none. */
export async function storedPicture(file: string): Promise<StoredFile | null> {
  const found = await stat(path.join(env.dataDir, 'pictures', file)).catch(() => null);
  return found && { size: found.size, at: found.mtimeMs };
}

const thumbWidth = 480;
const cachedThumbs = 30 * dayMs;

/** A small version of a picture’s file, WebP, kept until the file changes; `make` writes it. Null where there is no such file. */
export async function thumbOf(
  file: string,
  make: (job: { from: string; to: string; width: number }) => Promise<unknown>,
): Promise<Buffer | null> {
  const stored = await storedPicture(file);
  if (!stored) return null;
  const to = path.join(thumbs(), `${path.parse(file).name}-${stored.size}-${Math.floor(stored.at)}.webp`);
  if (!existsSync(to)) {
    await deleteOlder(thumbs(), () => Date.now() - cachedThumbs);
    await make({ from: path.join(env.dataDir, 'pictures', file), to, width: thumbWidth });
  }
  return readFile(to);
}
