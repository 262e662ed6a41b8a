import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressLevels, isLanding, sorts } from '@/lib/catalogue/search/criteria';
import { criteriaFromParams, toQuery } from '@/lib/catalogue/search/criteria-query';
import { readSearchText, toSearchText } from '@/lib/catalogue/search/search-text';
import { lists } from '@/lib/routes/routes';
import { cityId, criteria, maybe } from './any-criteria';

test('criteria survive the way through a text and through an address', () => {
  fc.assert(
    fc.property(criteria, (asked) => {
      const written = toSearchText(asked);
      expect(written).toMatch(/^[\w.~-]+$/);
      expect(readSearchText(written)).toEqual(asked);
      const { list, cities, types } = asked;
      const read = criteriaFromParams(list, new URLSearchParams(toQuery(asked)), { cities, types });
      expect(read).toEqual(asked);
      expect(toQuery(read)).toBe(toQuery(asked));
    }),
  );
});

test('the canonical form of a query means the same and is its own canonical form', () => {
  const text = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom(...sorts, '€ 250.000', '01', 'a_c_b', '5,50_6,50_6,51'),
  );
  const names = 'min max bedrooms minliving energy garden area radius sort view page q other'.split(' ');
  const query = fc.dictionary(fc.constantFrom(...names), text);
  fc.assert(
    fc.property(query, maybe(cityId), fc.constantFrom(...lists), (given, city, list) => {
      const levels = { cities: city === undefined ? undefined : [city] };
      const read = criteriaFromParams(list, new URLSearchParams(given), levels);
      const again = criteriaFromParams(list, new URLSearchParams(toQuery(read)), levels);
      expect(again).toEqual(read);
      expect(toQuery(again)).toBe(toQuery(read));
      expect(readSearchText(toSearchText(read))).toEqual(read);
    }),
  );
});

test('a text is read only as it was written', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.stringMatching(
          /^(sale|rent|references)\.[a-z-]{1,3}\.[0-9-]{1,2}(\.(min|max|page|sort|type|city|q)-[a-z0-9_~]{1,3}){0,3}$/,
        ),
      ),
      (text) => {
        const read = readSearchText(text);
        if (read) expect(toSearchText(read)).toBe(text);
      },
    ),
  );
});

test.each([
  ['sale.-.-', { list: 'sale', sort: 'newest', page: 1 }],
  ['rent.-.3.max-900', { list: 'rent', types: [3], maxPrice: 900, sort: 'newest', page: 1 }],
  [
    'sale.hasselt.2.min-100000.sort-price-asc.page-2',
    { list: 'sale', cities: ['hasselt'], types: [2], minPrice: 100_000, sort: 'price-asc', page: 2 },
  ],
])('reads %j', (text, asked) => expect(readSearchText(text)).toEqual(asked));

test.each([
  'sale',
  'sale..',
  'buy.-.-',
  'sale.Hasselt.-',
  'sale.-.02',
  'sale.-.x',
  'sale.-.-.page-1',
  'sale.-.-.sort-newest',
  'sale.-.-.page-2.page-2',
  'sale.-.-.max-2.min-1',
  'sale.-.-.min-2.max-1',
  'sale.-.-.bedrooms-7',
  'sale.-.-.type-2',
  'sale.-.-.type-3_2',
  'sale.-.-.city-hasselt',
  'sale.-.-.city-hasselt_genk',
  'sale.-.-.radius-10',
  'sale.-.-.goal-0',
  'references.-.-.max-1000',
  'sale.-.-.q-~aGFzc2VsdA',
  'sale.-.-.page-2.',
  'sale.-.-.min-1e3',
  '',
])('does not read %j', (text) => expect(readSearchText(text)).toBeNull());

test.each([
  ['', ''],
  ['page=1&sort=newest', ''],
  ['page=0&bedrooms=-2&min=0&max=cheap&sort=nicest&utm_source=mail', ''],
  ['page=2&sort=price-asc&max=200000&min=100000&type=2', 'type=2&min=100000&max=200000&sort=price-asc&page=2'],
  ['min=300000&max=200000', 'min=200000&max=300000'],
  ['min=€ 250.000&max=1.250.000', 'min=250000&max=1250000'],
  ['min=12.5&max=99999999999999999999', 'min=13'],
  ['max=1.250,50&minliving=80,4', 'max=1251&minliving=80'],
  ['max=260,000.00', 'max=260000'],
  ['max=260 00&bedrooms=2.5', ''],
  ['bedrooms=9', 'bedrooms=6'],
  ['radius=10', ''],
  ['energy=c_a_x', 'energy=a_c'],
  ['garage=1&garden=1&terrace=yes', 'garden=1&garage=1'],
  ['minplot=900&maxplot=300', 'minplot=300&maxplot=900'],
  ['area=5.1,50.1_5.20004,50.1_5.2,50.2', 'area=5.1000,50.1000_5.2000,50.1000_5.2000,50.2000'],
  ['area=5.1,50.1_5.2,50.1', ''],
  ['area=5.1,50.1_500,50.1_5.2,50.2', ''],
  ['q=  huis met tuin ', 'q=huis+met+tuin'],
])('the query "%s" should have been "%s"', (given, canonical) => {
  const types = new URLSearchParams(given).get('type')?.split('_').map(Number);
  expect(toQuery(criteriaFromParams('sale', new URLSearchParams(given), { types }))).toBe(canonical);
});

test('one city and one type in it are levels of the path, several are in the query', () => {
  const asked = (cities: string[] | undefined, types: number[]) => {
    const read = criteriaFromParams('sale', new URLSearchParams(), { cities, types });
    return [addressLevels(read), toQuery(read), toSearchText(read), isLanding(read)];
  };
  expect(asked(['genk'], [2])).toEqual([{ city: 'genk', type: 2 }, '', 'sale.genk.2', true]);
  expect(asked(['genk'], [2, 1])).toEqual([{ city: 'genk' }, 'type=1_2', 'sale.genk.-.type-1_2', false]);
  const [query, text] = ['city=genk_hasselt&type=2', 'sale.-.-.city-genk_hasselt.type-2'];
  expect(asked(['hasselt', 'genk'], [2])).toEqual([{}, query, text, false]);
  expect(asked(undefined, [2])).toEqual([{}, 'type=2', 'sale.-.2', false]);
});
