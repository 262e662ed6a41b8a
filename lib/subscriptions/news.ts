import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { publicAmount } from '../catalogue/prices/price.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';

/** The homes that a search has not announced yet. */
export interface News {
  fresh: Property[];
  /** With the price that was announced before, in €. */
  lowered: { home: Property; before: number }[];
  /** The prices to store as announced, in €; null while a price is not shown. */
  announced: [home: number, price: number | null][];
}

/** Compares what a search finds now, newest first, with what it announced: a home once, a lower price once, and no hidden price. */
export function findNews(
  criteria: Criteria,
  announced: ReadonlyMap<number, number | null>,
  catalogue: Catalogue,
): News {
  const news: News = { fresh: [], lowered: [], announced: [] };
  for (const home of matchingHomes(criteria, catalogue)) {
    const price = publicAmount(home, catalogue);
    const before = announced.get(home.id);
    if (before === undefined) news.fresh.push(home);
    else if (before !== null && price !== null && price < before) news.lowered.push({ home, before });
    // A price that was hidden until now is no lower price: it is where the next one is measured from.
    else if (before !== null || price === null) continue;
    news.announced.push([home.id, price]);
  }
  return news;
}

/** Every home that a search finds. */
function matchingHomes(criteria: Criteria, { search, properties }: Catalogue): Property[] {
  const { ids } = search.search({ ...criteria, page: 1 }, properties.size);
  return ids.flatMap((id) => properties.get(id) ?? []);
}

const known = new WeakMap<object, string>();

/** A hash of the homes: a search that was compared with the current one is skipped. Survives restarts. */
export const catalogueMark = (catalogue: Catalogue): string => once(catalogue, () => hashCatalogue(catalogue));

/** A row that a change leaves alone is the same object after it: it is written out once. */
function hashCatalogue({ properties, cities, types, marquees }: Catalogue): string {
  const hash = createHash('sha256');
  for (const table of [properties, cities, types, marquees])
    for (const row of table.values())
      hash.update(once(row, () => createHash('sha256').update(JSON.stringify(row)).digest('base64url')));
  return hash.digest('base64url');
}

function once(of: object, mark: () => string): string {
  const made = known.get(of) ?? mark();
  known.set(of, made);
  return made;
}
