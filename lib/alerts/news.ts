import type { Catalogue } from '../catalogue/catalogue.ts';
import { publicAmount } from '../catalogue/price.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';

/** What a search has not been told yet. */
export interface News {
  fresh: Property[];
  /** With the price that was told before, in €. */
  lowered: { home: Property; before: number }[];
  /** What is known of these homes from now on: the price in €, null while it is not shown. */
  told: [home: number, price: number | null][];
}

/** Compares what a search finds now, newest first, with what it was told: a home once, a lower price once, and no price that is hidden. */
export function newsOf(criteria: Criteria, told: ReadonlyMap<number, number | null>, catalogue: Catalogue): News {
  const news: News = { fresh: [], lowered: [], told: [] };
  for (const home of homesOf(criteria, catalogue)) {
    const price = publicAmount(home, catalogue);
    const before = told.get(home.id);
    if (before === undefined) news.fresh.push(home);
    else if (before !== null && price !== null && price < before) news.lowered.push({ home, before });
    // A price that was hidden until now is no lower price: it is where the next one is measured from.
    else if (before !== null || price === null) continue;
    news.told.push([home.id, price]);
  }
  return news;
}

/** Every home that a search finds. */
function homesOf(criteria: Criteria, { search, properties }: Catalogue): Property[] {
  const { ids } = search.search({ ...criteria, page: 1 }, properties.size);
  return ids.flatMap((id) => properties.get(id) ?? []);
}
