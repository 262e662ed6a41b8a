import 'server-only';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { env } from '../env.ts';
import { dataForPage } from '../kept-pages/data-for-page.ts';
import { currentPreview } from '../preview/current.ts';
import type { Preview } from '../preview/preview.ts';
import { loadData, type Snapshot } from './load.ts';
import type { DataState } from './state.ts';

/** The data in force with all that is known of them; the first call reads the folder, and throws a DataError if it is at fault. */
export const dataState = (): DataState => {
  globalThis.heemData ??= begin();
  return globalThis.heemData;
};

function begin(): DataState {
  const since = new Date();
  const begun = since.getTime();
  const isOther = env.otherData;
  return {
    ...loadData(env.dataDir),
    since,
    begun,
    isOther,
    number: isOther ? begun : 0,
    changed: new Map(),
    faults: [],
  };
}

/**
 * The data in force: in a preview with their drafts. A page that is kept is given those that it began with, and notes what it reads of
 * them.
 */
export function snapshot(): Snapshot {
  const work = workUnitAsyncStorage.getStore();
  return work?.type === 'prerender-legacy' ? dataForPage(work, dataState()) : dataFor(currentPreview());
}

/** The data that a request is answered from. */
export const dataFor = (preview: Preview | null): Snapshot =>
  preview ? dataState().drafts().snapshot : publishedData();

/** The data in force without drafts, for what no preview may change: feeds, sitemaps, figures. */
export const publishedData = (): Snapshot => dataState().snapshot;
