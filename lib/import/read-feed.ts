import type { Dirent } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { minuteMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { byName, checkSize, type FeedPackage, isZip, unzip, withSlashes } from './delivery.ts';
import type { Download } from './download.ts';
import { InvalidFeedError } from './feed.ts';
import { fetchIssueOf } from './fetch-error.ts';

const limits = { maxBytes: 200e6, timeoutMs: 5 * minuteMs };

/** Reads a feed from a URL or a file, with the other files of its archive or folder. Throws an InvalidFeedError if it cannot be read. */
export async function readFeed(place: string, download: Download): Promise<FeedPackage> {
  try {
    if (/^https?:\/\//i.test(place)) return await openPackage(await download(place, limits), async () => undefined);
    return await openPackage(await readWithin(place, limits.maxBytes), findIn(path.dirname(place)));
  } catch (error) {
    throw new InvalidFeedError(`it could not be read: ${errorMessage(error)}`, {
      kind: 'unreadable',
      why: fetchIssueOf(error),
    });
  }
}

const openPackage = async (bytes: Buffer, find: FeedPackage['find']): Promise<FeedPackage> =>
  isZip(bytes) ? await unzip(bytes, limits.maxBytes) : { feed: bytes, find };

type Listing = (name: string) => Dirent | undefined;

/**
 * Finds files in a folder and its subfolders. A name is looked up step by step in the listing of each folder, so that neither "..", nor
 * an absolute path, nor a link leads out of it.
 */
export function findIn(folder: string): FeedPackage['find'] {
  const listings = new Map<string, Promise<Listing>>();
  const readListing = (place: string): Promise<Listing> => {
    const listing = listings.get(place) ?? listFolder(place);
    listings.set(place, listing);
    return listing;
  };
  return async (name) => {
    let place = folder;
    const steps = path.posix.normalize(withSlashes(name)).split('/');
    for (const [i, step] of steps.entries()) {
      const entry = (await readListing(place))(step);
      if (!entry || !(i === steps.length - 1 ? entry.isFile() : entry.isDirectory())) return undefined;
      place = path.join(place, entry.name);
    }
    return { name: path.relative(folder, place), read: (maxBytes) => readWithin(place, maxBytes) };
  };
}

async function listFolder(place: string): Promise<Listing> {
  const entries = await readdir(place, { withFileTypes: true });
  return byName(entries.map((entry) => [entry.name, entry]));
}

/** Returns the content of a file; throws an Error if it is larger than `maxBytes`. */
async function readWithin(place: string, maxBytes: number): Promise<Buffer> {
  // Read size and content through one handle, since the file may be replaced meanwhile.
  const file = await open(place);
  try {
    checkSize(maxBytes, (await file.stat()).size);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
