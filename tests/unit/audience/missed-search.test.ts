import { expect, it } from 'vitest';
import { receiveBeacon } from '@/lib/audience/beacon';
import { classOf, missedSearch } from '@/lib/audience/missed-search';
import { sorts } from '@/lib/catalogue/search/criteria';
import { beacon, bufferedEvents, bufferedMisses, countAtNoon } from '../../support/audience';
import { sample } from '../../support/sample-site';

countAtNoon();
const missed = (address: string) => missedSearch(address, sample);
const asked = { list: 'sale', sort: sorts[0], page: 1 } as const;

it('counts what was understood, in coarse classes', () => {
  expect(missed('/nl/te-koop/hasselt/?bedrooms=6&max=150000&garden=1')).toEqual({
    ...{ list: 'sale', type: 0, town: 'hasselt', price: '-200000', bedrooms: 6, more: 1 },
    ...{ nothing: 1, few: 0, unknown: 0 },
  });
  expect(missed('/fr/a-louer/?max=100')).toMatchObject({ list: 'rent', town: '', price: '-750', nothing: 0, few: 1 });
});

it('of words nothing is kept but that some were not understood', () => {
  const address = '/nl/te-koop/?q=xyzzy%20plugh';
  expect(missed(address)).toEqual({
    ...{ list: 'sale', type: 0, town: '', price: '', bedrooms: 0, more: 0 },
    ...{ nothing: 0, few: 0, unknown: 1 },
  });
  expect(
    missed('/nl/te-koop/hasselt/?bedrooms=6&max=150000&q=hasselt%206%20slaapkamers%20tot%20150000%20plugh'),
  ).toEqual({
    ...{ list: 'sale', type: 0, town: 'hasselt', price: '-200000', bedrooms: 6, more: 0 },
    ...{ nothing: 1, few: 0, unknown: 1 },
  });
});

it.each([
  ['what found enough', '/nl/te-koop/'],
  ['a further page', '/nl/te-koop/?max=1&page=2'],
  ['sold homes', '/nl/referenties/?bedrooms=6'],
  ['a page that is no list', '/nl/contact/'],
  ['no address', 'xyzzy'],
  ['a broken address', '/nl/%E0%A4%A/?q=%E0%A4%A'],
  ['a home by its number', '/nl/te-koop/?q=5801'],
])('counts nothing of %s', (_, address) => expect(missed(address)).toBeNull());

it.each([
  [{ maxPrice: 200_000 }, '-200000'],
  [{ maxPrice: 200_001 }, '200000-300000'],
  [{ minPrice: 2_000_000 }, '1000000-'],
  [{ minPrice: 200_000, maxPrice: 320_000 }, '300000-400000'],
  [{ list: 'rent' as const, maxPrice: 900 }, '750-1000'],
  [{ list: 'commercial' as const, goal: 'rent' as const, maxPrice: 3_000 }, '2000-'],
  [{}, ''],
])('%j is in the band "%s"', (own, band) => expect(classOf({ ...asked, ...own }).price).toBe(band));

it('several towns or types are not named one by one', () =>
  expect(classOf({ ...asked, cities: ['genk', 'hasselt'], types: [1, 2] })).toMatchObject({ town: '*', type: -1 }));

it('a page reports it, and the buffer holds no word, address or visitor', async () => {
  const search = { what: 'search', address: '/nl/te-koop/?max=1000&bedrooms=6' };
  await receiveBeacon(beacon(search), sample);
  await receiveBeacon(beacon(search, { 'x-forwarded-for': '192.0.2.77' }), sample);
  expect(bufferedMisses()).toEqual([
    {
      ...{ day: '2026-11-22', list: 'sale', type: 0, town: '', price: '-200000', bedrooms: 6, more: 0 },
      ...{ nothing: 2, few: 0, unknown: 0 },
    },
  ]);
  expect(bufferedEvents()).toEqual([]);
});
