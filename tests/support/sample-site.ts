import type { Snapshot } from '@/lib/content/snapshot';
import { loadSnapshot } from '@/lib/data/load';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';

/** The data that the tests run on: DATA_DIR, which vitest.config.ts sets to tests/data, else the shipped agency. */
export const sampleDir = env.dataDir;

/** The same, as published. */
export const sample = loadSnapshot(sampleDir);
export const homes = [...sample.catalogue.properties.values()];

/** The same data with one language switched off, as an editor does it in data/site.json. */
export function without(locale: Locale): Snapshot {
  const { site } = sample.content;
  const languages = site.languages.map(({ code, use }) => ({ code, use: use && code !== locale }));
  return { ...sample, content: { ...sample.content, site: { ...site, languages } } };
}

/** The first match; throws without one, so that no test passes because the sample has none. */
export function first<T>(items: Iterable<T>, fits: (item: T) => unknown): T {
  for (const item of items) if (fits(item)) return item;
  throw new Error('the sample catalogue has nothing to test this with');
}
