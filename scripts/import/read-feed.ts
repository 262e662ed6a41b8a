import path from 'node:path';
import type { Delivery } from '../../lib/import/feed/delivery.ts';
import type { Download } from '../../lib/import/feed/download.ts';
import { isZip, unzip } from '../../lib/import/feed/unzip.ts';
import { RefusedFeed } from '../../lib/import/imported-home.ts';
import { reasonOf } from '../../lib/reason.ts';
import { contentOf, findIn } from './find-in.ts';

const limits = { most: 200e6, milliseconds: 5 * 60_000 };

/**
 * A feed from an address that begins with http or https, or from a file, and what came with it: the rest of its archive, or the files
 * of its folder. Throws a RefusedFeed where it cannot be had.
 */
export async function readFeed(place: string, download: Download): Promise<Delivery> {
  try {
    if (/^https?:\/\//i.test(place)) return await opened(await download(place, limits), async () => undefined);
    return await opened(await contentOf(place, limits.most), findIn(path.dirname(place)));
  } catch (error) {
    throw new RefusedFeed(`it could not be read: ${reasonOf(error)}`);
  }
}

const opened = async (bytes: Buffer, find: Delivery['find']): Promise<Delivery> =>
  isZip(bytes) ? await unzip(bytes, limits.most) : { feed: bytes, find };
