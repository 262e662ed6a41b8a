import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { errorMessage } from '../error-message.ts';

/** A file that came with a feed. */
export interface EnclosedFile {
  /** What it is called as seen from the feed, which may write it in other letters: each file has one, and is found by it again. */
  name: string;
  /** Its content, of so many bytes at most; throws an Error that says why it cannot be had. */
  read(most: number): Promise<Buffer>;
}

/** A feed and what came with it. */
export interface FeedPackage {
  feed: Uint8Array;
  /** Finds a file by the name that the feed gives it; undefined where none came that is called so. */
  find(name: string): Promise<EnclosedFile | undefined>;
}

/** A name as programs of Windows write it, with the strokes that all others use. */
export const withSlashes = (name: string): string => name.replaceAll('\\', '/');

/** Letters that some systems take for the same: small and capital ones, accents beside and within them. */
const alike = (name: string): string => name.normalize().toLowerCase();

/** Finds things by their names: the one that is called just so, else one whose name differs in capitals or in how accents are written. */
export function byName<T>(named: readonly (readonly [name: string, thing: T])[]): (name: string) => T | undefined {
  const exact = new Map(named);
  const similar = new Map(named.map(([name, thing]) => [alike(name), thing]));
  return (name) => exact.get(name) ?? similar.get(alike(name));
}

const mostFiles = 20_000;
/** Bytes of all files, unpacked. */
const mostBytes = 1e9;

/** Whether a file is a ZIP archive by its first letters, with which neither XML nor JSON can begin. */
export const isZip = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK';

/**
 * The one feed of an archive, of so many bytes at most, and the files beside it. Nothing is written, and a file is unpacked when it is
 * read. Throws an Error for an archive that is damaged, encrypted or too large, or that has no feed or several.
 */
export async function unzip(bytes: Buffer, mostOfFeed: number): Promise<FeedPackage> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > mostFiles) throw new Error(`more than ${mostFiles} files in the archive`);
  const files: EnclosedFile[] = [];
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Error('the archive is encrypted');
    size += entry.uncompressedSize;
    refuseAbove(mostBytes, size);
    if (isFile(entry)) files.push({ name: posix.normalize(entry.fileName), read: (most) => contentOf(entry, most) });
  }
  const [feed, ...others] = files.filter(({ name }) => /\.(?:xml|json)$/i.test(name));
  if (!feed || others.length > 0)
    throw new Error(`expected one feed (.xml or .json) in the archive, found ${feed ? others.length + 1 : 'none'}`);
  const folder = posix.dirname(feed.name);
  const find = byName(files.map((file) => [file.name, { ...file, name: posix.relative(folder, file.name) }]));
  return { feed: await feed.read(mostOfFeed), find: async (name) => find(posix.join(folder, withSlashes(name))) };

  async function contentOf(entry: Entry, most: number): Promise<Buffer> {
    // The size is what the archive says; a file that unpacks to another one fails as it is read.
    refuseAbove(most, entry.uncompressedSize);
    const content = await buffer(await zip.openReadStreamPromise(entry)).catch((error: unknown) => {
      throw new Error(`damaged in the archive: ${errorMessage(error)}`);
    });
    if (crc32(content) !== entry.crc32) throw new Error('damaged in the archive: another checksum');
    return content;
  }
}

/** No folder, and none of the notes that macOS puts beside each file under the file's own name. */
const isFile = ({ fileName }: Entry): boolean => !/\/$|^__MACOSX\//.test(fileName);

/** Throws an Error for a file of more bytes than it may have. */
export function refuseAbove(most: number, bytes: number): void {
  if (bytes > most) throw new Error(`larger than ${Math.round(most / 1e6)} MB`);
}
