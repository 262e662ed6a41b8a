import { posix } from 'node:path';
import type { Picture } from '../../lib/catalogue/schema/lists.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Comparison } from '../../lib/import/compare-feed.ts';
import { byName, type Delivery, type Enclosure, withSlashes } from '../../lib/import/feed/delivery.ts';
import type { Download } from '../../lib/import/feed/download.ts';
import type { GivenPicture } from '../../lib/import/imported-home.ts';
import { hashOf } from './fetch-pictures.ts';

/** What is no name but an address of any kind; the letter of a drive is none. */
const address = /^[a-z][a-z\d+.-]+:/i;

/** What marks a picture: the digest of its content, behind the name that it came under. */
const mark = /#[\da-f]{16}$/;

/** Pictures of more bytes than `most` are not looked into; `pictures` are those of the data. */
interface Enclosed extends Pick<Delivery, 'find'> {
  most: number;
  pictures: ReadonlyMap<string, Picture>;
}

/**
 * Homes whose pictures that came with the feed are called "name#digest of the content": a name may come again with another picture,
 * which is then another source. One that did not come this time is the one that the home has under its name, for suppliers send changes
 * without the files that stay. What cannot be had or read keeps its name and fails as it is fetched.
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

/** The marked sources of the pictures that a home has, by the names that its feed may call them. */
function sourcesOf(home: Property | undefined, pictures: Enclosed['pictures']): (name: string) => string | undefined {
  const own = [...(home?.pictures ?? []), ...(home?.plans ?? [])];
  const sources = own.flatMap((id) => pictures.get(id)?.sources ?? []).filter((source) => mark.test(source));
  const find = byName(sources.map((source) => [source.replace(mark, ''), source]));
  return (name) => find(posix.normalize(withSlashes(name)));
}

/** A Download that takes what came with the feed by its name, marked or not, and fetches the rest from its address. */
export const withEnclosed =
  (find: Delivery['find'], download: Download): Download =>
  async (url, limits) => {
    if (address.test(url)) return await download(url, limits);
    const file = await find(url.replace(mark, ''));
    if (!file) throw new Error('no file of this name came with the feed');
    return await file.read(limits.most);
  };
