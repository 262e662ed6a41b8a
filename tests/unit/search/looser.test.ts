import { describe, expect, it } from 'vitest';
import { looserView } from '@/lib/catalogue/list-view/looser-view';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { sample } from '@/tests/support/sample-site';

const words = (word: string, values?: object) => `${word} ${Object.values(values ?? {}).join()}`.trim();
const text = ({ filter, count }: { filter: string; count: number }) => `${filter}: ${count}`;
const waysOut = (asked: Partial<Criteria>) =>
  looserView({ list: 'sale', sort: 'newest', page: 3, ...asked }, 'nl', words, text, sample);
const totalOf = (asked: Partial<Criteria>) =>
  sample.catalogue.search.search({ list: 'sale', sort: 'newest', page: 1, ...asked }).total;

describe('the ways out of a list without homes', () => {
  it('are the list without one filter, the most homes first, with true counts', () => {
    const [hasselt, cheap] = [totalOf({ cities: ['hasselt'] }), totalOf({ maxPrice: 1000 })];
    expect([hasselt > 0, cheap]).toEqual([true, 0]);
    expect(waysOut({ cities: ['hasselt'], maxPrice: 1000 })).toEqual([
      { text: expect.stringMatching(new RegExp(`^maxPrice .*: ${hasselt}$`)), path: '/nl/te-koop/hasselt/' },
    ]);
  });

  it('are none where no single filter is to blame', () =>
    expect(waysOut({ minLiving: 5000, maxPrice: 1000 })).toEqual([]));
});
