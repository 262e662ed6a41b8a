import type { Property } from '../catalogue/schema/property.ts';
import { issue } from '../files/issue-codes.ts';
import type { FromFile } from '../files/reader.ts';
import { type Feed, type ImportedHome, InvalidFeedError, type SkippedHome } from './feed.ts';
import { type Built, type ImportContext, toProperty } from './to-property.ts';

/** A feed compared with the current homes. */
export interface Comparison {
  /** The homes of the feed with unique ids, each with its file. */
  named: { imported: ImportedHome; known: FromFile<Property> | undefined }[];
  /** Homes that are no longer in the feed and not withdrawn yet. */
  gone: FromFile<Property>[];
  skipped: SkippedHome[];
}

/**
 * Matches the homes of a feed with the current ones by the name of the feed and their id in it. Throws an InvalidFeedError for an empty
 * feed, and for one that would withdraw more than this share of its homes, which is more likely a mistake of the supplier.
 */
export function compareFeed(
  feed: Feed,
  name: string,
  homes: readonly FromFile<Property>[],
  maxGone: number,
): Comparison {
  const known = new Map(
    homes.flatMap((home) => (home.item.source?.feed === name ? [[home.item.source.id, home]] : [])),
  );
  const { named, duplicates } = withoutDuplicates(feed.homes);
  if (!feed.partial && named.size === 0) throw new InvalidFeedError('no homes in it', { kind: 'empty' });
  const isGone = (id: string) => !named.has(id) && (!feed.partial || feed.gone.includes(id));
  const offered = [...known].filter(([, { item }]) => item.status !== 'withdrawn');
  const gone = offered.filter(([id]) => isGone(id)).map(([, home]) => home);
  if (gone.length > maxGone * offered.length)
    throw new InvalidFeedError(
      `${gone.length} of ${offered.length} homes are no longer in it, more than ${maxGone * 100} %: --most-gone allows more, from 0 to 1`,
      { kind: 'gone', gone: gone.length, all: offered.length, percent: Math.round(maxGone * 100) },
    );
  return {
    named: [...named].map(([id, imported]) => ({ imported, known: known.get(id) })),
    gone,
    skipped: [...feed.skipped, ...duplicates],
  };
}

/** Returns the first home of each id; further ones with the same id are skipped. */
function withoutDuplicates(homes: readonly ImportedHome[]): {
  named: Map<string, ImportedHome>;
  duplicates: SkippedHome[];
} {
  const named = new Map<string, ImportedHome>();
  const duplicates: SkippedHome[] = [];
  for (const home of homes) {
    if (named.has(home.id)) duplicates.push({ ...issue('feedIdTaken'), id: home.id, path: 'id', found: home.id });
    else named.set(home.id, home);
  }
  return { named, duplicates };
}

/** A home of the feed as it will be stored, before its pictures and its status are known. */
export interface Candidate extends Built {
  imported: ImportedHome;
  /** Its current or future file in the data folder. */
  file: string;
  previous: Property | undefined;
}

/** Converts the homes of a feed; a new home gets a permanent number above all existing ones. */
export function buildHomes(
  named: Comparison['named'],
  numbers: readonly number[],
  context: ImportContext,
): { candidates: Candidate[]; skipped: SkippedHome[] } {
  let highest = numbers.reduce((max, id) => Math.max(max, id), 0);
  const candidates: Candidate[] = [];
  const skipped: SkippedHome[] = [];
  for (const { imported, known } of named) {
    const id = known?.item.id ?? highest + 1;
    const built = toProperty(imported, known?.item, id, context);
    if (Array.isArray(built)) {
      skipped.push(...built);
      continue;
    }
    highest = Math.max(highest, id);
    candidates.push({ ...built, imported, file: known?.file ?? `properties/${id}.json`, previous: known?.item });
  }
  return { candidates, skipped };
}
