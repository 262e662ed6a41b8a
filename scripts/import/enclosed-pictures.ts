import type { Comparison } from '../../lib/import/compare-feed.ts';
import type { Delivery, Enclosure } from '../../lib/import/feed/delivery.ts';
import type { Download } from '../../lib/import/feed/download.ts';
import type { GivenPicture } from '../../lib/import/imported-home.ts';
import { hashOf } from './to-picture.ts';

/** What is no name but an address of any kind; the letter of a drive is none. */
const address = /^[a-z][a-z\d+.-]+:/i;

/**
 * Homes whose pictures that came with the feed are called "name#digest of the content": a name may come again with another picture,
 * which is then another source. Pictures of more bytes than this, or that cannot be read, keep their names and fail as they are fetched.
 */
export async function markEnclosed(
  named: Comparison['named'],
  find: Delivery['find'],
  most: number,
): Promise<Comparison['named']> {
  const digests = new Map<string, Promise<string>>();
  const digestOf = (file: Enclosure): Promise<string> => {
    const digest = digests.get(file.name) ?? file.read(most).then(hashOf);
    digests.set(file.name, digest);
    return digest;
  };
  const marked = async (url: string): Promise<string> => {
    if (address.test(url)) return url;
    try {
      const file = await find(url);
      return file ? `${file.name}#${await digestOf(file)}` : url;
    } catch {
      return url;
    }
  };
  const homes: Comparison['named'] = [];
  for (const { given, known } of named) {
    const pictures: GivenPicture[] = [];
    // One after the other, so that the memory holds one picture at a time.
    for (const picture of given.pictures) pictures.push({ ...picture, url: await marked(picture.url) });
    homes.push({ given: { ...given, pictures }, known });
  }
  return homes;
}

/** A Download that takes what came with the feed by its name, marked or not, and fetches the rest from its address. */
export const withEnclosed =
  (find: Delivery['find'], download: Download): Download =>
  async (url, limits) => {
    if (address.test(url)) return await download(url, limits);
    const file = await find(url.replace(/#[\da-f]{16}$/, ''));
    if (!file) throw new Error('no file of this name came with the feed');
    return await file.read(limits.most);
  };
