import { expect, test } from 'vitest';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { listIndexing } from '@/lib/seo/metadata';

const level: Criteria = { list: 'sale', cities: ['hasselt'], types: [2], sort: 'newest', page: 1 };

test.each<[string, Partial<Criteria>, number, { index: boolean; query: string }]>([
  ['the first page of a level', {}, 18, { index: true, query: '' }],
  ['a later page stands for itself', { page: 2 }, 5, { index: true, query: 'page=2' }],
  ['a price filter stands for the level', { maxPrice: 300_000 }, 18, { index: false, query: '' }],
  ['so does a filter on bedrooms, on any page', { bedrooms: 3, page: 2 }, 18, { index: false, query: '' }],
  ['so does a type without a city', { cities: undefined, page: 2 }, 18, { index: false, query: '' }],
  ['so do several cities', { cities: ['genk', 'hasselt'] }, 18, { index: false, query: '' }],
  ['so do words', { words: 'huis in hasselt' }, 18, { index: false, query: '' }],
  ['so does another order', { sort: 'price-asc' }, 18, { index: false, query: '' }],
  ['a list without homes is not kept', {}, 0, { index: false, query: '' }],
])('%s', (_what, change, shown, expected) => {
  expect(listIndexing({ ...level, ...change }, shown)).toEqual(expected);
});
