import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { errorMessage } from '../base/error-message.ts';
import { FetchError } from './fetch-error.ts';

/** A file that came with a feed. */
export interface EnclosedFile {
  /** Its path relative to the feed, unique per file; the feed may write it in another case. */
  name: string;
  /** Returns its content; throws an Error if it is larger than `maxBytes` or cannot be read. */
  read(limitBytes: number): Promise<Buffer>;
}

/** A feed and the files that came with it. */
export interface FeedPackage {
  feed: Uint8Array;
  /** Finds a file by its name in the feed; undefined if there is none. */
  find(name: string): Promise<EnclosedFile | undefined>;
}

/** Returns a path of Windows with slashes. */
export const withSlashes = (name: string): string => name.replaceAll('\\', '/');

/** Returns the same key for names that differ only in case or in the composition of accents. */
const normalizedName = (name: string): string => name.normalize().toLowerCase();

/** Finds items by their exact name, else by a name that differs only in case or in the composition of accents. */
export function byName<T>(named: readonly (readonly [name: string, thing: T])[]): (name: string) => T | undefined {
  const exact = new Map(named);
  const similar = new Map(named.map(([name, thing]) => [normalizedName(name), thing]));
  return (name) => exact.get(name) ?? similar.get(normalizedName(name));
}

const maxFiles = 20_000;
/** The size of all files when unpacked. */
const maxBytes = 1e9;

/** Returns whether a file is a ZIP archive, by its first two bytes: neither XML nor JSON can begin with them. */
export const isZip = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK';

/**
 * Returns the only feed of an archive, and the files beside it. Nothing is written to disk; a file is unpacked when it is
 * read. Throws an Error if the archive is damaged, encrypted or too large, or has no feed or several.
 */
export async function unzip(bytes: Buffer, maxFeedBytes: number): Promise<FeedPackage> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > maxFiles)
    throw new FetchError(`more than ${maxFiles} files in the archive`, { kind: 'manyFiles', limit: maxFiles });
  const files: EnclosedFile[] = [];
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new FetchError('the archive is encrypted', { kind: 'encrypted' });
    size += entry.uncompressedSize;
    checkSize(maxBytes, size);
    if (isFile(entry))
      files.push({ name: posix.normalize(entry.fileName), read: (limitBytes) => unpack(entry, limitBytes) });
  }
  const feeds = files.filter(({ name }) => /\.(?:xml|json)$/i.test(name));
  const [feed] = feeds;
  if (!feed || feeds.length > 1)
    throw new FetchError(`expected one feed (.xml or .json) in the archive, found ${feeds.length || 'none'}`, {
      kind: 'oneFeed',
      found: feeds.length,
    });
  const folder = posix.dirname(feed.name);
  const find = byName(files.map((file) => [file.name, { ...file, name: posix.relative(folder, file.name) }]));
  return { feed: await feed.read(maxFeedBytes), find: async (name) => find(posix.join(folder, withSlashes(name))) };

  async function unpack(entry: Entry, limitBytes: number): Promise<Buffer> {
    // This is the size in the directory of the archive; reading fails if a file unpacks to another size.
    checkSize(limitBytes, entry.uncompressedSize);
    const content = await buffer(await zip.openReadStreamPromise(entry)).catch((error: unknown) => {
      throw damagedError(errorMessage(error));
    });
    if (crc32(content) !== entry.crc32) throw damagedError('another checksum');
    return content;
  }
}

/** Returns whether an entry is neither a folder nor one of the metadata files of macOS. */
const isFile = ({ fileName }: Entry): boolean => !/\/$|^__MACOSX\//.test(fileName);

const damagedError = (detail: string): FetchError =>
  new FetchError(`damaged in the archive: ${detail}`, { kind: 'damaged', detail });

/** Throws an Error if a file has more than the allowed bytes. */
export function checkSize(maximum: number, bytes: number): void {
  const limit = Math.round(maximum / 1e6);
  if (bytes > maximum) throw new FetchError(`larger than ${limit} MB`, { kind: 'large', limit });
}
