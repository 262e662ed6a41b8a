import { processState } from '../base/process-state.ts';
import { isElsewhere, unitAvailability } from '../catalogue/availability.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { siteAddresses } from '../seo/alternates.ts';
import { listFeedHomes } from './feed-home.ts';
import { toKyeroPrice } from './kyero.ts';

export const exclusionReasons = ['sold', 'elsewhere', 'noPrice', 'draft', 'withdrawn'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

export const feedNames = ['kyero.xml', 'homes.json'] as const;
export type FeedName = (typeof feedNames)[number];

/** A feed for others, with its number of homes and those that are left out. */
export interface FeedOut {
  name: FeedName;
  count: number;
  /** The time of the last request (ms since epoch) since this process started; null for none. */
  readAt: number | null;
  leftOut: { reason: ExclusionReason; homes: readonly Property[] }[];
}

/** Returns the current content of the feeds; `drafts` are the homes of the preview. */
export function feedsOut(data: Snapshot, drafts: Iterable<Property>): FeedOut[] {
  const { properties, withdrawn } = data.catalogue;
  const inFeed = [...listFeedHomes(data, siteAddresses(data))];
  const unpriced = new Set(inFeed.flatMap((home) => (toKyeroPrice(home) ? [] : [home.id])));
  const shown = [...properties.values()];
  const reasons: Record<ExclusionReason, Property[]> = {
    elsewhere: shown.filter((home) => isElsewhere(home, data.catalogue)),
    sold: shown.filter(
      (home) => !isElsewhere(home, data.catalogue) && unitAvailability(home, data.catalogue) === 'sold',
    ),
    noPrice: shown.filter(({ id }) => unpriced.has(id)),
    draft: [...drafts].filter(({ status }) => status === 'draft'),
    withdrawn: [...withdrawn.values()],
  };
  return feedNames.map((name) => ({
    name,
    count: inFeed.length - (name === 'kyero.xml' ? unpriced.size : 0),
    readAt: processState.feedReads?.[name] ?? null,
    leftOut: exclusionReasons.flatMap((reason) =>
      reasons[reason].length > 0 && (reason !== 'noPrice' || name === 'kyero.xml')
        ? [{ reason, homes: reasons[reason] }]
        : [],
    ),
  }));
}
