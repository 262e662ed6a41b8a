import 'server-only';
import { createHash } from 'node:crypto';
import { cache } from 'react';
import { type PreparedPictures, preparedPictures, stemsOf } from '../catalogue/prepared-pictures.ts';
import { dayOf } from '../day.ts';
import { env } from '../env.ts';
import { locales } from '../i18n/locales.ts';
import { currentPreview } from '../preview/current.ts';
import type { Preview } from '../preview/preview.ts';
import { processState } from '../process-state.ts';
import type { DataIssue } from './issues.ts';
import { type LoadedData, loadData, type Snapshot } from './load.ts';
import { messagesIn } from './messages.ts';

/** The data in force with all that is known of them; the first call reads the folder, and throws a DataError if it has issues. */
export const dataState = (): DataState => {
  processState.data ??= createState(loadData(env.dataDir));
  return processState.data;
};

/** A state for data that come into force now. */
export function createState(data: LoadedData): DataState {
  let mark: string | undefined;
  const version = () => {
    mark ??= contentHash(data.snapshot, preparedPictures());
    return `${mark}.${dayOf(Date.now())}`;
  };
  return { ...data, since: new Date(), version, issues: [] };
}

/** The state that a page is made from, the same from its first question to its last; its version is read before anything else. */
const pageState = cache(() => ({ state: dataState(), version: dataState().version() }));

/** The data of the page that is being rendered: in a preview with their drafts. */
export async function pageData(): Promise<Snapshot> {
  const { state } = pageState();
  return (await currentPreview()) ? state.drafts().snapshot : state.snapshot;
}

/** The version of the page that is being rendered; the cache of pages compares it with that of the data (lib/next/page-cache.ts). */
export const pageVersion = (): string => pageState().version;

/** The data that a request is answered from. */
export const dataFor = (preview: Preview | null): Snapshot =>
  preview ? dataState().drafts().snapshot : publishedData();

/** The data in force without drafts, for what no preview may change: feeds, sitemaps, figures. */
export const publishedData = (): Snapshot => dataState().snapshot;

/** The data in force, and what became of those that came after them. */
export interface DataState extends LoadedData {
  /** When they came into force. */
  since: Date;
  /** What pages made now are made from: data, words, pictures and the day in Brussels, on which costs depend. */
  version: () => string;
  /** Why the folder as it is now is not in force; none where it is. */
  issues: readonly DataIssue[];
}

/** What follows from the tables of the catalogue, and so need not be looked at. */
const derived = new Set(['units', 'citiesByName', 'typesInOrder', 'search', 'similar', 'names']);

/**
 * The mark of all that pages show: published data, words and pictures; equal in all processes that have the same. Drafts do not change
 * it. A row that has not changed is the same object after the next reading, and is not looked at again.
 */
export function contentHash(
  { catalogue, content }: Pick<Snapshot, 'catalogue' | 'content'>,
  pictures: PreparedPictures,
): string {
  const hash = createHash('sha256');
  for (const [name, value] of [...Object.entries(catalogue), ...Object.entries(content)])
    if (!derived.has(name)) hash.update(`${name}\0${markOf(value)}\0`);
  for (const picture of catalogue.pictures.values())
    for (const stem of stemsOf(picture)) hash.update(`${stem} ${pictures[stem]?.hash}\0`);
  for (const locale of locales) hash.update(markOf(messagesIn(locale)));
  return hash.digest('base64url').slice(0, 16);
}

const known = new WeakMap<object, string>();

function markOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const before = known.get(value);
  if (before) return before;
  const parts =
    value instanceof Map ? [...value].map(([key, row]) => `${key}\0${markOf(row)}`) : [JSON.stringify(value)];
  const mark = createHash('sha256').update(parts.join('\0')).digest('base64url');
  known.set(value, mark);
  return mark;
}
