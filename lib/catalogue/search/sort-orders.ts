// biome-ignore-all lint/style/noNonNullAssertion: positions run from 0 to the number of homes
import type { Sort } from './criteria.ts';
import type { SearchDocument } from './search-document.ts';
import { SortOrder } from './sort-order.ts';

/** What an order goes by, ascending; null comes last. */
const keys: Record<Sort, (home: SearchDocument) => number | null> = {
  newest: () => 0,
  'price-asc': ({ price }) => price,
  'price-desc': ({ price }) => price && -price,
  living: ({ living }) => living && -living,
};

/**
 * Every order of the homes at these positions. Homes that can still be had come before closed ones;
 * among equals the newest comes first, then the highest id, so that a list never depends on chance.
 */
export function createSortOrders(homes: readonly SearchDocument[]): Record<Sort, SortOrder> {
  const newest = byAge(homes);
  const open = homes.filter(({ closed }) => !closed).length;
  const create = (sort: Sort): SortOrder => {
    const values = Float64Array.from(homes, (home) => keys[sort](home) ?? Number.MAX_VALUE);
    const ascending = (a: number, b: number): number => values[a]! - values[b]!;
    const positions = newest.slice();
    // Sorting is stable: what is equal stays in the order of age.
    positions.subarray(0, open).sort(ascending);
    positions.subarray(open).sort(ascending);
    return new SortOrder(positions);
  };
  return {
    newest: create('newest'),
    'price-asc': create('price-asc'),
    'price-desc': create('price-desc'),
    living: create('living'),
  };
}

/** The positions of the homes that can still be had, then of the closed ones, each from the newest to the oldest. */
function byAge(homes: readonly SearchDocument[]): Uint32Array {
  const moments = Float64Array.from(homes, momentOf);
  return Uint32Array.from(homes.keys()).sort((a, b) => {
    const [one, other] = [homes[a]!, homes[b]!];
    return Number(one.closed) - Number(other.closed) || moments[b]! - moments[a]! || other.id - one.id;
  });
}

function momentOf({ id, publishedAt }: SearchDocument): number {
  const moment = Date.parse(publishedAt);
  if (Number.isNaN(moment)) throw new Error(`property ${id}: "${publishedAt}" is no date`);
  return moment;
}
