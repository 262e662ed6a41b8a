import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import sharp from 'sharp';
import { hourMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { checkFileType } from '../base/file-type.ts';
import type { Picture } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Candidate, Comparison } from './compare-feed.ts';
import type { Report } from './decisions.ts';
import { byName, type EnclosedFile, type FeedPackage, withSlashes } from './delivery.ts';
import type { Download } from './download.ts';
import type { FeedPicture } from './feed.ts';
import { FetchError, fetchIssueOf } from './fetch-error.ts';
import { type PictureIndex, pictureAlt } from './pictures.ts';

export const pictureLimits = { maxBytes: 20e6, timeoutMs: 15_000 };
const maxPerHome = 40;
const maxParallel = 3;
/** The next import downloads the pictures that remain after this time. */
const maxDurationMs = hourMs;

type Failures = Report['pictures']['failed'];

interface PictureRequest extends FeedPicture {
  candidate: Candidate;
  /** Its position among the pictures of its home, from 1. */
  number: number;
}

interface Fetching {
  pictureIndex: PictureIndex;
  /** The name of the feed, which is the prefix of its pictures' names. */
  feed: string;
  download: Download;
  /** Adds a picture file to the data. */
  save(file: string, bytes: Buffer): void;
  progress?: (done: number, total: number) => void;
}

/** Downloads the pictures that are not in the index yet, saves each and adds it to the index; returns the failures. */
export async function fetchPictures(
  candidates: readonly Candidate[],
  { pictureIndex, feed, download, save, progress }: Fetching,
): Promise<Failures> {
  const failed: Failures = [];
  const end = Date.now() + maxDurationMs;
  const fetchOne = async ({ url, kind, number, candidate: { type, home, city } }: PictureRequest) => {
    if (Date.now() > end)
      throw new FetchError('this import has taken an hour; the next one continues', { kind: 'later' });
    const { hash, ending, bytes } = await toPicture(await download(url, pictureLimits));
    const id = `${feed}-${hash}`;
    const name = type.kinds.find((one) => one.id === home.kind)?.name ?? type.name;
    if (!pictureIndex.has(id)) save(`pictures/${id}.${ending}`, bytes);
    pictureIndex.add(url, {
      id,
      file: `${id}.${ending}`,
      kind,
      alt: pictureAlt(kind === 'plan', number, name, city.name),
    });
  };
  const requests = picturesToFetch(candidates, pictureIndex, failed);
  const queue = requests.values();
  const errors = new Map<PictureRequest, unknown>();
  let done = 0;
  const work = async () => {
    for (const request of queue) {
      await fetchOne(request).catch((error: unknown) => errors.set(request, error));
      progress?.(++done, requests.length);
    }
  };
  await Promise.all(Array.from({ length: maxParallel }, work));
  // Report in the order of the feed, so that two runs give the same report.
  for (const request of requests) {
    const error = errors.get(request);
    if (error !== undefined) failed.push(failureOf(request, error));
  }
  return failed;
}

const failureOf = (
  { candidate, url }: Pick<PictureRequest, 'candidate' | 'url'>,
  error: unknown,
): Failures[number] => ({
  id: candidate.imported.id,
  url,
  reason: errorMessage(error),
  fault: fetchIssueOf(error),
});

/** Returns the pictures to download, each URL once. */
function picturesToFetch(
  candidates: readonly Candidate[],
  pictureIndex: PictureIndex,
  failed: Failures,
): PictureRequest[] {
  const byUrl = new Map<string, PictureRequest>();
  for (const candidate of candidates)
    for (const [i, picture] of candidate.imported.pictures.entries()) {
      if (pictureIndex.idOf(picture.url) !== undefined || byUrl.has(picture.url)) continue;
      if (i < maxPerHome) byUrl.set(picture.url, { ...picture, candidate, number: i + 1 });
      else failed.push(failureOf({ candidate, url: picture.url }, tooMany()));
    }
  return [...byUrl.values()];
}

const tooMany = (): FetchError =>
  new FetchError(`more than ${maxPerHome} of one home`, { kind: 'manyPictures', limit: maxPerHome });

interface ReadPicture {
  /** A hash of the downloaded bytes, by which the same picture at two URLs is stored once. */
  hash: string;
  ending: 'jpg' | 'png';
  bytes: Buffer;
}

const types = ['image/jpeg', 'image/png', 'image/webp'];
/** Wider pictures are reduced to this width in px, since no page shows more. */
const maxWidth = 2400;
const minWidth = 200;
/** A small file may decode to a picture that fills the memory, so pixels are limited. */
const maxPixels = 100e6;

/** Converts a downloaded picture to a file for data/pictures, without its metadata. Throws if it is not a picture. */
export async function toPicture(content: Buffer): Promise<ReadPicture> {
  const known = await checkFileType({ name: '', content }, types, 'picture');
  if (!known) throw new FetchError('expected JPEG, PNG or WebP', { kind: 'notPicture' });
  const image = sharp(content, { limitInputPixels: maxPixels }).autoOrient();
  const { hasAlpha, autoOrient } = await image.metadata();
  if (autoOrient.width < minWidth)
    throw new FetchError(`${autoOrient.width} px wide, less than ${minWidth}`, {
      kind: 'narrow',
      found: autoOrient.width,
      limit: minWidth,
    });
  const ending = known.type === 'image/jpeg' || (known.type === 'image/webp' && !hasAlpha) ? 'jpg' : 'png';
  const resized = image.resize({ width: maxWidth, withoutEnlargement: true });
  const bytes = await (ending === 'jpg' ? resized.jpeg({ quality: 90 }) : resized.png()).toBuffer();
  return { hash: hashOf(content), ending, bytes };
}

/** Returns a hash of the content as 16 hex digits. */
export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Matches a URL of any scheme; a drive letter is not one. */
const address = /^[a-z][a-z\d+.-]+:/i;

/** Matches the mark of an enclosed picture, the digest of its content at the end of its name. */
const mark = /#[\da-f]{16}$/;

/** Pictures larger than `maxBytes` are not read; `pictures` are those of the data. */
interface Enclosed extends Pick<FeedPackage, 'find'> {
  maxBytes: number;
  pictures: ReadonlyMap<string, Picture>;
}

/**
 * Renames the pictures that came with the feed to "name#digest of the content", since a later picture may have the same name. A
 * picture that is missing from this delivery is the one that the home already has under that name: suppliers omit unchanged files. One
 * that cannot be read keeps its name and fails when it is fetched.
 */
export async function markEnclosed(
  named: Comparison['named'],
  { find, maxBytes, pictures }: Enclosed,
): Promise<Comparison['named']> {
  const digests = new Map<string, Promise<string>>();
  const digestOf = (file: EnclosedFile): Promise<string> => {
    const digest = digests.get(file.name) ?? file.read(maxBytes).then(hashOf);
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
  for (const { imported, known } of named) {
    const before = sourcesOf(known?.item, pictures);
    const all: FeedPicture[] = [];
    // Read one after the other, so that memory holds one picture at a time.
    for (const picture of imported.pictures) all.push({ ...picture, url: await marked(picture.url, before) });
    homes.push({ imported: { ...imported, pictures: all }, known });
  }
  return homes;
}

/** Returns the marked sources of a home's pictures by the names that the feed may use for them. */
function sourcesOf(home: Property | undefined, pictures: Enclosed['pictures']): (name: string) => string | undefined {
  const own = [...(home?.pictures ?? []), ...(home?.plans ?? [])];
  const sources = own.flatMap((id) => pictures.get(id)?.sources ?? []).filter((source) => mark.test(source));
  const find = byName(sources.map((source) => [source.replace(mark, ''), source]));
  return (name) => find(posix.normalize(withSlashes(name)));
}

/** Returns a Download that reads enclosed files by name, marked or not, and fetches URLs. */
export const withEnclosed =
  (find: FeedPackage['find'], download: Download): Download =>
  async (url, limits) => {
    if (address.test(url)) return await download(url, limits);
    const file = await find(url.replace(mark, ''));
    if (!file) throw new FetchError('no file of this name came with the feed', { kind: 'notEnclosed' });
    return await file.read(limits.maxBytes);
  };
