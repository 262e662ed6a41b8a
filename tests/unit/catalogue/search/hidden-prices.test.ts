import { expect, test } from 'vitest';
import { shownPrice } from '@/lib/catalogue/prices/price';
import { lists } from '@/lib/routes/routes';
import { homes, sample } from '@/tests/support/sample-site';

const { search } = sample.catalogue;
const isTold = new Map(homes.map((home) => [home.id, shownPrice(home, 'nl', sample.catalogue)?.kind === 'amount']));
const idsOf = (asked: Parameters<typeof search.search>[0]) => {
  const { pages } = search.search(asked);
  return Array.from({ length: pages }, (_, page) => search.search({ ...asked, page: page + 1 }).ids).flat();
};

test.each(lists)('in the list %s a price that the page does not show is neither found nor put in order', (list) => {
  const asked = { list, sold: true, sort: 'newest', page: 1 } as const;
  const newest = idsOf(asked);
  const hidden = newest.filter((id) => !isTold.get(id));
  expect(hidden).not.toEqual([]);
  expect(idsOf({ ...asked, minPrice: 0 })).toEqual(newest.filter((id) => isTold.get(id)));
  // Homes without a price stay ordered by age.
  expect(idsOf({ ...asked, sort: 'price-asc' }).filter((id) => hidden.includes(id))).toEqual(hidden);
  expect(idsOf({ ...asked, sort: 'price-desc' }).filter((id) => hidden.includes(id))).toEqual(hidden);
});
