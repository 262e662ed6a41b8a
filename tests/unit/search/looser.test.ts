import { describe, expect, it } from 'vitest';
import { waysOut } from '@/lib/catalogue/list-words';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { sample } from '@/tests/support/sample-site';

const words = (word: string, values?: object) => `${word} ${Object.values(values ?? {}).join()}`.trim();
const ways = (asked: Partial<Criteria>) =>
  waysOut({ list: 'sale', sort: 'newest', page: 3, ...asked }, 'nl', words, sample.catalogue);
const totalOf = (asked: Partial<Criteria>) =>
  sample.catalogue.search.search({ list: 'sale', sort: 'newest', page: 1, ...asked }).total;

describe('the ways out of a list without homes', () => {
  it('are the list without one filter, the most homes first, with true counts', () => {
    const [hasselt, cheap] = [totalOf({ cities: ['hasselt'] }), totalOf({ maxPrice: 1000 })];
    expect([hasselt > 0, cheap]).toEqual([true, 0]);
    const found = ways({ cities: ['hasselt'], maxPrice: 1000 });
    expect(found).toMatchObject([{ text: expect.stringMatching(/^maxPrice /), count: hasselt }]);
    expect(found.map(({ without }) => listingHref(without, 'nl', sample))).toEqual(['/nl/te-koop/hasselt/']);
  });

  it('are none where no single filter is to blame', () =>
    expect(ways({ minLiving: 5000, maxPrice: 1000 })).toEqual([]));
});
