import { readFile, stat } from 'node:fs/promises';
import type { Download } from '../../lib/import/feed/download.ts';
import { RefusedFeed } from '../../lib/import/imported-home.ts';
import { reasonOf } from '../../lib/reason.ts';

const limits = { most: 200e6, milliseconds: 5 * 60_000 };

/** The bytes of a feed, from an address that begins with http or https, or from a file; throws a RefusedFeed where it cannot be had. */
export async function readFeed(place: string, download: Download): Promise<Uint8Array> {
  try {
    if (/^https?:\/\//i.test(place)) return await download(place, limits);
    if ((await stat(place)).size > limits.most) throw new Error(`larger than ${limits.most / 1e6} MB`);
    return await readFile(place);
  } catch (error) {
    throw new RefusedFeed(`it could not be read: ${reasonOf(error)}`);
  }
}
