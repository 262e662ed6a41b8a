import type { Delivery, Enclosure } from '../../lib/import/feed/delivery.ts';
import type { Download } from '../../lib/import/feed/download.ts';
import type { ImportedHome } from '../../lib/import/imported-home.ts';
import { hashOf } from './to-picture.ts';

/** What is no name but an address of any kind; the letter of a drive is none. */
const address = /^[a-z][a-z\d+.-]+:/i;

/**
 * Homes whose pictures that came with the feed are called "name#digest of the content": a name may come again with another picture,
 * which is then another source. Pictures of more bytes than this, or that cannot be read, keep their names and fail as they are fetched.
 */
export async function markEnclosed(
  homes: readonly ImportedHome[],
  find: Delivery['find'],
  most: number,
): Promise<ImportedHome[]> {
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
  const urls = new Map<string, string>();
  // One after the other, so that the memory holds one picture at a time.
  for (const { url } of homes.flatMap(({ pictures }) => pictures)) if (!urls.has(url)) urls.set(url, await marked(url));
  return homes.map((home) => ({
    ...home,
    pictures: home.pictures.map((picture) => ({ ...picture, url: urls.get(picture.url) ?? picture.url })),
  }));
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
