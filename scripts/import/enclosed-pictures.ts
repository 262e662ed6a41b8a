import { posix } from 'node:path';
import type { Picture } from '../../lib/catalogue/schema/lists.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Comparison } from '../../lib/import/compare-feed.ts';
import { byName, type Delivery, type Enclosure, withSlashes } from '../../lib/import/delivery.ts';
import type { Download } from '../../lib/import/download.ts';
import type { GivenPicture } from '../../lib/import/feed.ts';
import { hashOf } from './fetch-pictures.ts';

/** A URL of any scheme; a drive letter is not one. */
const address = /^[a-z][a-z\d+.-]+:/i;

/** The mark of an enclosed picture: the digest of its content, appended to its name. */
const mark = /#[\da-f]{16}$/;

/** Pictures larger than `most` bytes are not read; `pictures` are those of the data. */
interface Enclosed extends Pick<Delivery, 'find'> {
  most: number;
  pictures: ReadonlyMap<string, Picture>;
}

/**
 * Renames the pictures that came with the feed to "name#digest of the content", since another picture may come under the same name. A
 * picture that did not come this time is the one that the home already has under that name: suppliers send changes without the files
 * that stay. One that cannot be read keeps its name and fails when it is fetched.
 */
export async function markEnclosed(
  named: Comparison['named'],
  { find, most, pictures }: Enclosed,
): Promise<Comparison['named']> {
  const digests = new Map<string, Promise<string>>();
  const digestOf = (file: Enclosure): Promise<string> => {
    const digest = digests.get(file.name) ?? file.read(most).then(hashOf);
    digests.set(file.name, digest);
    return digest;
  };
  const marked = async (url: string, before: ReturnType<typeof sourcesOf>): Promise<string> => {
    if (address.test(url)) return url;
    try {
      const file = await find(url);
      return file ? `${file.name}#${await digestOf(file)}` : (before(url) ?? url);
    } catch {
      return url;
    }
  };
  const homes: Comparison['named'] = [];
  for (const { given, known } of named) {
    const before = sourcesOf(known?.item, pictures);
    const all: GivenPicture[] = [];
    // One after the other, so that the memory holds one picture at a time.
    for (const picture of given.pictures) all.push({ ...picture, url: await marked(picture.url, before) });
    homes.push({ given: { ...given, pictures: all }, known });
  }
  return homes;
}

/** The marked sources of a home's pictures, by the names that the feed may use for them. */
function sourcesOf(home: Property | undefined, pictures: Enclosed['pictures']): (name: string) => string | undefined {
  const own = [...(home?.pictures ?? []), ...(home?.plans ?? [])];
  const sources = own.flatMap((id) => pictures.get(id)?.sources ?? []).filter((source) => mark.test(source));
  const find = byName(sources.map((source) => [source.replace(mark, ''), source]));
  return (name) => find(posix.normalize(withSlashes(name)));
}

/** A Download that reads enclosed files by name, marked or not, and fetches URLs. */
export const withEnclosed =
  (find: Delivery['find'], download: Download): Download =>
  async (url, limits) => {
    if (address.test(url)) return await download(url, limits);
    const file = await find(url.replace(mark, ''));
    if (!file) throw new Error('no file of this name came with the feed');
    return await file.read(limits.most);
  };
