import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertCriteria, readSearch, storedCriteria } from '@/lib/catalogue/search/alert-criteria';
import { toSearchText } from '@/lib/catalogue/search/search-text';
import { changeSchema } from '@/lib/forms/form-schemas';
import { FormRefusalError, type FormValues } from '@/lib/forms/form-state';
import { requiredFields } from '@/lib/forms/form-view';
import { fillSearch, parseSearchForm } from '@/lib/forms/search-form';
import { locales } from '@/lib/i18n/locales';
import { computeNextAlert } from '@/lib/subscriptions/pace';
import { sample } from '@/tests/support/sample-site';
import { criteria, maybe } from '@/tests/unit/catalogue/search/any-criteria';

const { catalogue } = sample;
const cities = [...catalogue.cities.keys()];
const webIds = [...catalogue.types.keys()];

/** Filled in as the form's browser sends it. */
const filled = (own: FormValues) => {
  const usual = { search: '', goal: 'toBuy', types: ['1'], places: 'Hasselt', radius: '', comforts: [] };
  return changeSchema.parse({ ...usual, pace: 'daily', link: '', ...own });
};
const read = (own: FormValues) => toSearchText(parseSearchForm(filled(own), 'nl', catalogue));

describe('a search that is filled in', () => {
  it.each([
    [{}, 'sale.hasselt.1'],
    [{ goal: 'toRent', types: webIds.map(String) }, 'rent.hasselt.-'],
    [{ places: '3500 Hasselt, genk; 3520', radius: 'km10' }, 'sale.-.-.city-genk_hasselt_zonhoven.type-1.radius-10'],
    [{ places: 'Hasslet' }, 'sale.hasselt.1'],
    [{ places: 'Spa, Knokke' }, 'sale.-.1.town-Knokke_Spa'],
    [{ minPrice: '250.000', maxPrice: '400 000' }, 'sale.hasselt.1.min-250000.max-400000'],
    [
      { minBedrooms: '9', minGarages: '1', maxGarages: '2', comforts: ['garden', 'parking'] },
      'sale.hasselt.1.bedrooms-6.mingarages-1.maxgarages-2.garden-1.parking-1',
    ],
    [{ minPrice: '0', minGarages: '0' }, 'sale.hasselt.1'],
    [{ search: 'rent.-.-.energy-a_b.newbuild-1.garden-1' }, 'sale.hasselt.1.energy-a_b.newbuild-1'],
  ] satisfies [FormValues, string][])('%o is %s', (own, state) => expect(read(own)).toBe(state));

  it('needs a goal, unless it is for business property alone', () => {
    const search = 'commercial.-.-.kind-office';
    expect(requiredFields('demand-change', {})).toContain('goal');
    expect(requiredFields('demand-change', { search })).not.toContain('goal');
    expect(read({ goal: '', types: ['6'], search })).toBe('commercial.hasselt.-.kind-office');
    expect(read({ types: ['6'], search })).toBe('sale.hasselt.6');
  });

  it.each<FormValues>([
    { places: 'Hasselt, Atlantis' },
    { places: 'huis' },
    { types: ['99'] },
    { goal: '', search: 'commercial.-.-' },
  ])('refuses %o', (own) => expect(() => read(own)).toThrow(FormRefusalError));

  it('asks for a place, unless one was drawn on the map', () => {
    const corners = [
      [5.33, 50.93],
      [5.34, 50.94],
      [5.35, 50.93],
    ] as const;
    const area = toSearchText({ list: 'sale', sort: 'newest', page: 1, area: corners });
    expect(requiredFields('demand-register', {})).toContain('places');
    expect(requiredFields('demand-register', { search: area })).not.toContain('places');
    expect(read({ places: '', search: area })).toContain('.area-');
  });

  it('is unchanged after a stored search is filled in and read again', () => {
    fc.assert(
      fc.property(
        criteria,
        fc.subarray(cities, { minLength: 1, maxLength: 4 }),
        fc.oneof(
          fc.record({
            list: fc.constant('sale' as const),
            types: maybe(fc.subarray(webIds, { minLength: 1, maxLength: 3 })),
          }),
          fc.constant({ list: 'commercial' as const, types: undefined, goal: undefined }),
        ),
        fc.constantFrom(undefined, 5, 10, 15, 25, 50),
        fc.constantFrom(...locales),
        (any, chosen, kept, radius, locale) => {
          const search = alertCriteria({ ...any, ...kept, cities: chosen, radius }, catalogue);
          // A garage is filled in as a number, and nobody types so many digits.
          if (
            !search ||
            search.features?.includes('garage') ||
            [search.minPrice, search.maxPrice].includes(1_000_000_000)
          )
            return;
          const values = fillSearch(search, 'daily', locale, catalogue);
          const again = parseSearchForm(changeSchema.parse({ ...values, link: '' }), locale, catalogue);
          expect(toSearchText(again)).toBe(toSearchText(search));
        },
      ),
    );
  });
});

describe('a list that is kept', () => {
  it('is identified by its filters, not by its view', () => {
    const looks = 'sale.hasselt.-.min-100000.sort-price-asc.view-map.page-3.q-huis';
    expect(toSearchText(readSearch(looks, catalogue) ?? expect.fail())).toBe('sale.hasselt.-.min-100000');
  });

  it('finds what is still available, also where its text dates from when it had to say so', () => {
    const text = (from: string) => toSearchText(readSearch(from, catalogue) ?? expect.fail());
    expect(text('sale.hasselt.1.max-400000.available-1')).toBe('sale.hasselt.1.max-400000');
    expect(text('sale.hasselt.1.available-1.sort-living')).toBe('sale.hasselt.1');
    expect(text('sale.hasselt.1.sold-1')).toBe('sale.hasselt.1');
    const stored = { id: 'a', criteria: 'sale.hasselt.-.available-1' };
    expect(storedCriteria(stored)).toMatchObject({ list: 'sale', cities: ['hasselt'] });
  });

  it('has business property for sale, for rent or for both, and is null for sold homes', () => {
    const both = readSearch('commercial.-.-', catalogue);
    expect(both).toMatchObject({ list: 'commercial' });
    expect(fillSearch(both, 'daily', 'nl', catalogue)).toMatchObject({ goal: '', types: ['6'] });
    expect(toSearchText(readSearch('commercial.-.-.goal-1', catalogue) ?? expect.fail())).toBe('rent.-.6');
    expect(readSearch('references.-.-', catalogue)).toBeNull();
  });
});

it.each([
  ['2026-11-21T10:00:00Z', '2026-11-22T07:00:00Z'],
  ['2026-11-21T06:59:59Z', '2026-11-21T07:00:00Z'],
  ['2026-07-01T06:00:00Z', '2026-07-02T06:00:00Z'],
  ['2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z'],
])('one mail a day after %s goes at %s', (now, turn) =>
  expect(computeNextAlert('daily', Date.parse(now))).toBe(Date.parse(turn)),
);
