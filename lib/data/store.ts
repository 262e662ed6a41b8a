import 'server-only';
import { createHash } from 'node:crypto';
import { cache } from 'react';
import { dayOf } from '../base/day.ts';
import { processState } from '../base/process-state.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import { locales } from '../i18n/locales.ts';
import { messagesIn } from '../i18n/messages.ts';
import { type PreparedPictures, pictureStems, preparedPictures } from '../media/prepared-pictures.ts';
import { LastValidCopies } from './last-valid-copies.ts';
import type { LoadedData } from './load.ts';
import type { Preview } from './preview.ts';
import { currentPreview } from './preview-request.ts';
import { loadValid, type ValidData } from './valid-records.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** Read by pages, routes, the middleware and the page cache; replaced when the files in data/ change. */
    data?: DataState;
  }
}

/** The active data; the first call reads what is sound of the folder, and throws a DataError where that is not enough. */
export const dataState = (): DataState => {
  processState.data ??= createState(loadValid(env.dataDir, new LastValidCopies(env.dataDir, env.varDir)));
  return processState.data;
};

/** The state for data that become active now. */
export function createState(data: LoadedData & Partial<ValidData>): DataState {
  let hash: string | undefined;
  const version = () => {
    hash ??= contentHash(data.snapshot, preparedPictures());
    return `${hash}.${dayOf(Date.now())}`;
  };
  return { issues: [], held: new Map(), ...data, since: new Date(), version, isRefused: false };
}

/** Returns the same data as a state with a new version, once some of its pictures are ready. */
export const withPictures = (state: DataState): DataState => ({
  ...createState(state),
  since: state.since,
  issues: state.issues,
  isRefused: state.isRefused,
});

/** The state that a page is rendered from, the same during the whole rendering; its version is read first. */
const pageState = cache((): { state: DataState; version: string; override?: Snapshot } => ({
  state: dataState(),
  version: dataState().version(),
}));

/** Renders the rest of this page, and no other, from a snapshot with unsaved changes, which only their owner sees. */
export function overrideSnapshot(data: Snapshot): void {
  pageState().override = data;
}

/** Whether the page that is being rendered shows what is typed in the office. */
export const isPreview = (): boolean => pageState().override !== undefined;

/** The data of the page that is being rendered: in a preview with their drafts. */
export async function pageData(): Promise<Snapshot> {
  const { state, override } = pageState();
  if (override) return override;
  return (await currentPreview()) ? state.drafts().snapshot : state.snapshot;
}

/** The version of the page that is being rendered; lib/next/page-cache.ts compares it with the version of the data. */
export const pageVersion = (): string => pageState().version;

/** The data that a request is answered from. */
export const dataFor = (preview: Preview | null): Snapshot =>
  preview ? dataState().drafts().snapshot : publishedData();

/** The active data without drafts, for what no preview may change: feeds, sitemaps, figures. */
export const publishedData = (): Snapshot => dataState().snapshot;

/** The active data, and the issues of the current folder. */
export interface DataState extends ValidData {
  /** The time at which they became active. */
  since: Date;
  /** Whether the latest changes were refused as a whole, because of a fault in what everything needs. */
  isRefused: boolean;
  /** Identifies what a page is rendered from now: data, messages, pictures and the day in Brussels, on which costs depend. */
  version: () => string;
}

/** Derived from the tables of the catalogue, and therefore left out of the hash. */
const derived = new Set(['units', 'citiesByName', 'typesInOrder', 'search', 'similar', 'names']);

/**
 * The hash of everything that pages show: published data, messages and pictures; equal in all processes with the same content. Drafts do
 * not change it. An unchanged row is the same object after the next reading, whose hash is known.
 */
export function contentHash(
  { catalogue, content }: Pick<Snapshot, 'catalogue' | 'content'>,
  pictures: PreparedPictures,
): string {
  const hash = createHash('sha256');
  for (const [name, value] of [...Object.entries(catalogue), ...Object.entries(content)])
    if (!derived.has(name)) hash.update(`${name}\0${hashValue(value)}\0`);
  for (const picture of catalogue.pictures.values())
    for (const stem of pictureStems(picture)) hash.update(`${stem} ${pictures[stem]?.hash} ${pictures[stem]?.width}\0`);
  for (const locale of locales) hash.update(hashValue(messagesIn(locale)));
  return hash.digest('base64url').slice(0, 16);
}

const known = new WeakMap<object, string>();

function hashValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const before = known.get(value);
  if (before) return before;
  const parts =
    value instanceof Map ? [...value].map(([key, row]) => `${key}\0${hashValue(row)}`) : [JSON.stringify(value)];
  const hash = createHash('sha256').update(parts.join('\0')).digest('base64url');
  known.set(value, hash);
  return hash;
}
