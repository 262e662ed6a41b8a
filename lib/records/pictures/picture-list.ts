import 'server-only';
import { plain } from '../../base/slug.ts';
import { isOriginUnknown, originOf } from '../../catalogue/pictures/picture-origin.ts';
import type { Picture } from '../../catalogue/schema/lists.ts';
import { type StoredFile, storedPicture } from '../../data/picture-files.ts';
import type { LoadedFiles } from '../../files/reader.ts';
import { findPictureUses, pictureFiles, unusedAfter } from './picture-uses.ts';
import { pictureKinds, shownOrigins } from './picture-words.ts';

/** The filters and the page in the address of the list of pictures. */
export interface PicturesQuery {
  unused: boolean;
  /** The documents for visitors instead. */
  documents: boolean;
  kind?: Picture['kind'];
  origin?: (typeof shownOrigins)[number];
  text?: string;
  page: number;
}

const perPage = 48;

export function readPicturesQuery(query: URLSearchParams): PicturesQuery {
  const kind = pictureKinds.find((one) => one === query.get('kind'));
  const origin = shownOrigins.find((one) => one === query.get('origin'));
  const page = Number(query.get('page') ?? 1);
  return {
    unused: query.get('unused') === '1',
    documents: query.get('documents') === '1',
    ...(kind ? { kind } : {}),
    ...(origin ? { origin } : {}),
    ...(query.get('text')?.trim() ? { text: query.get('text')?.trim().slice(0, 100) } : {}),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The address of the list with some values changed; another list begins at its first page. */
export function picturesHref(query: PicturesQuery, other: Partial<PicturesQuery> = {}): string {
  const { unused, documents, kind, origin, text, page } = { ...query, page: 1, ...other };
  const parts = {
    unused: unused && '1',
    documents: documents && '1',
    kind: documents ? undefined : kind,
    origin: documents ? undefined : origin,
    text,
    page: page > 1 && String(page),
  };
  return `?${new URLSearchParams(Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1])))}`;
}

export interface PictureLine {
  picture: Picture;
  /** The files of the data that name it. */
  uses: readonly string[];
  /** null where the file is gone. */
  stored: StoredFile | null;
  /** Whether it may be deleted. */
  isOld: boolean;
}

/** The size and the date of a picture: of all its files, the last one’s. */
async function findStoredFile(picture: Picture): Promise<StoredFile | null> {
  const files = await Promise.all(pictureFiles(picture).map(storedPicture));
  const there = files.flatMap((file) => file ?? []);
  if (there.length < files.length) return null;
  return { size: there.reduce((sum, { size }) => sum + size, 0), at: Math.max(...there.map(({ at }) => at)) };
}

const toPictureLine = async (picture: Picture, uses: readonly string[], now: number): Promise<PictureLine> => {
  const stored = await findStoredFile(picture);
  return { picture, uses, stored, isOld: uses.length === 0 && stored !== null && stored.at <= now - unusedAfter };
};

/** null for a plan. */
export const shownOrigin = (picture: Picture): (typeof shownOrigins)[number] | null =>
  originOf(picture) ?? (isOriginUnknown(picture) ? 'unknown' : null);

interface PictureData {
  pictures: ReadonlyMap<string, Picture>;
  files: LoadedFiles;
}

/** The pictures that a query finds on all its pages, those used nowhere first and the latest of them first. */
export async function findPictures(
  query: Omit<PicturesQuery, 'documents' | 'page'>,
  { pictures, files }: PictureData,
): Promise<{ uses: Map<string, string[]>; all: number; unused: number; found: Picture[] }> {
  const uses = await findPictureUses(new Set(pictures.keys()), files);
  const words = plain(query.text ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const matches = (picture: Picture) => {
    const { id, alt, kind } = picture;
    if (query.kind && kind !== query.kind) return false;
    if (query.origin && query.origin !== shownOrigin(picture)) return false;
    const text = plain([id, ...Object.values(alt), ...(uses.get(id) ?? [])].join(' '));
    return words.every((word) => text.includes(word));
  };
  const all = [...pictures.values()].filter(matches);
  const unused = all.filter(({ id }) => !uses.has(id)).toReversed();
  const found = query.unused ? unused : [...unused, ...all.filter(({ id }) => uses.has(id))];
  return { uses, all: all.length, unused: unused.length, found };
}

/** A page of them; only its files are looked at. */
export async function listPictures(query: Omit<PicturesQuery, 'documents'>, data: PictureData, now = Date.now()) {
  const { uses, all, unused, found } = await findPictures(query, data);
  const shown = found.slice((query.page - 1) * perPage, query.page * perPage);
  return {
    lines: await Promise.all(shown.map((picture) => toPictureLine(picture, uses.get(picture.id) ?? [], now))),
    counts: { all, unused },
    found: found.length,
    /** The number of pictures whose origin can be set. */
    judged: found.filter(({ kind }) => kind !== 'plan').length,
    pages: Math.max(1, Math.ceil(found.length / perPage)),
  };
}
