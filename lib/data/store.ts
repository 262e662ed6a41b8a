import 'server-only';
import { cache } from 'react';
import { preparedPictures } from '../catalogue/prepared-pictures.ts';
import { dayOf } from '../day.ts';
import { env } from '../env.ts';
import { currentPreview } from '../preview/current.ts';
import type { Preview } from '../preview/preview.ts';
import { processState } from '../process-state.ts';
import { type LoadedData, loadData, type Snapshot } from './load.ts';
import type { DataState } from './state.ts';
import { contentMark } from './version.ts';

/** The data in force with all that is known of them; the first call reads the folder, and throws a DataError if it is at fault. */
export const dataState = (): DataState => {
  processState.data ??= stateOf(loadData(env.dataDir));
  return processState.data;
};

/** A state for data that come into force now. */
export function stateOf(data: LoadedData): DataState {
  let mark: string | undefined;
  const version = () => {
    mark ??= contentMark(data.snapshot, preparedPictures());
    return `${mark}.${dayOf(Date.now())}`;
  };
  return { ...data, since: new Date(), version, faults: [] };
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
