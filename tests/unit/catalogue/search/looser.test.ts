import { describe, expect, it } from 'vitest';
import { distance } from '@/lib/catalogue/places/distance';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { nearMatches } from '@/lib/catalogue/search/near-matches';
import type { Locale } from '@/lib/i18n/locales';
import { findLooserSearches } from '@/lib/search/looser-searches';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';

const searchFor = (asked: Partial<Criteria>): Criteria => ({ list: 'sale', sort: 'newest', page: 1, ...asked });
const resultOf = (asked: Partial<Criteria>) => sample.catalogue.search.search(searchFor(asked));
const ways = (asked: Partial<Criteria>, locale: Locale = 'nl') => {
  const words = wordsIn(locale);
  const translators = {
    listings: (key: string, values?: Record<string, string | number>) => words(`listings.${key}`, values),
    chips: (key: string, values?: Record<string, string | number>) => words(`chips.${key}`, values),
  };
  return findLooserSearches(searchFor(asked), resultOf(asked).total, locale, translators, sample.catalogue);
};
const totalOf = (asked: Partial<Criteria>) => resultOf(asked).total;

describe('homes that are nearly right', () => {
  const { catalogue } = sample;
  const nearly = (asked: Partial<Criteria>) =>
    nearMatches(
      searchFor(asked),
      resultOf(asked).ids,
      ways(asked).map(({ criteria }) => criteria),
      catalogue,
    );

  it('miss one filter, the nearest to the chosen town first, each once', () => {
    const asked = { cities: ['hasselt'], types: [5] };
    expect(totalOf(asked)).toBe(0);
    const found = nearly(asked);
    const hasselt = catalogue.cities.get('hasselt') ?? expect.fail();
    const km = found.map(({ home: { city } }) => distance(hasselt, catalogue.cities.get(city) ?? expect.fail()));
    expect(found.length).toBeGreaterThan(0);
    expect(km).toEqual(km.toSorted((a, b) => a - b));
    expect(found.map(({ nearest }) => nearest?.km)).toEqual(km);
    expect(new Set(found.map(({ home }) => home)).size).toBe(found.length);
    for (const { city, webId } of found.map(({ home }) => home)) expect(city === 'hasselt' || webId === 5).toBe(true);
  });

  it('are the nearest to a town that has none, never all homes', () => {
    const asked = { towns: ['Knokke'], types: [1] };
    expect(totalOf(asked)).toBe(0);
    const found = nearly(asked);
    expect(found.length).toBeGreaterThan(0);
    const km = found.map(({ nearest }) => nearest?.km ?? expect.fail());
    expect(km).toEqual(km.toSorted((a, b) => a - b));
    expect(found.every(({ home }) => home.webId === 1)).toBe(true);
  });

  it('are the nearest to any of two towns that have none', () => {
    const asked = { towns: ['Blankenberge', 'Verviers'] };
    const [all, ...one] = [asked, { towns: ['Blankenberge'] }, { towns: ['Verviers'] }].map(
      (places) => new Map(nearly(places).map(({ home, nearest }) => [home.id, nearest])),
    );
    expect(all?.size).toBeGreaterThan(0);
    for (const [id, nearest] of all ?? []) {
      const alone = one.flatMap((found) => found.get(id) ?? []);
      expect(alone).toContainEqual(nearest);
      expect(nearest?.km).toBe(Math.min(...alone.map(({ km }) => km)));
    }
  });

  it('are three others for a list with few homes', () => {
    const asked = { cities: ['hasselt'], bedrooms: 3, maxPrice: 600_000 };
    const { ids, total } = resultOf(asked);
    expect([total > 0, total < 4]).toEqual([true, true]);
    const found = nearly(asked).map(({ home }) => home.id);
    expect(found).toHaveLength(3);
    expect(found.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('miss two where no single filter is to blame', () => {
    const asked = { cities: ['tienen'], types: [5], maxPrice: 1000 };
    expect(nearly(asked).length).toBeGreaterThan(0);
    for (const { city, webId } of nearly(asked).map(({ home }) => home))
      expect(city === 'tienen' || webId === 5).toBe(true);
  });
});

describe('the ways out of a list without homes', () => {
  it('are the list without one filter, the most homes first, with true counts', () => {
    const [hasselt, cheap] = [totalOf({ cities: ['hasselt'] }), totalOf({ maxPrice: 1000 })];
    expect([hasselt > 0, cheap]).toEqual([true, 0]);
    const found = ways({ cities: ['hasselt'], maxPrice: 1000 });
    expect(found).toMatchObject([{ text: `${hasselt} panden in elke prijsklasse`, count: hasselt }]);
    expect(found.map(({ criteria }) => listingHref(criteria, 'nl', sample))).toEqual(['/nl/te-koop/hasselt/']);
  });

  it('are the list without two where no single filter is to blame', () => {
    const both = { minLiving: 5000, maxPrice: 1000 };
    expect(ways(both).map(({ count }) => count)).toEqual([totalOf({})]);
    const found = ways({ ...both, bedrooms: 2 });
    expect(found.map(({ count }) => count)).toEqual([totalOf({ bedrooms: 2 })]);
    expect(found.map(({ criteria }) => listingHref(criteria, 'nl', sample))).toEqual(['/nl/te-koop/?bedrooms=2']);
  });

  const inKnokke = { towns: ['Knokke'], types: [4], maxPrice: 1000 };
  const plots = totalOf({ types: [4] });
  it.each<[Locale, Partial<Criteria>, string]>([
    ['nl', inKnokke, `${plots} gronden in alle gemeenten en in elke prijsklasse`],
    ['fr', inKnokke, `${plots} terrains dans toutes les communes et à tous les prix`],
    ['en', inKnokke, `${plots} properties in any town and at any price`],
    ['de', inKnokke, `${plots} Grundstücke in allen Orten und in jeder Preislage`],
    ['en', { minGarages: 9 }, `${totalOf({})} properties without the filter “At least 9 garages”`],
  ])('say in %s what they find and what they leave out: %j', (locale, asked, text) =>
    expect(ways(asked, locale).map((way) => way.text)).toContain(text),
  );

  it.each<[Locale, [string, string]]>([
    ['nl', ['zonder minimumprijs', 'zonder maximumprijs']],
    ['fr', ['sans prix minimum', 'sans prix maximum']],
    ['en', ['without a minimum price', 'without a maximum price']],
    ['de', ['ohne Mindestpreis', 'ohne Höchstpreis']],
  ])('say in %s which bound of the price goes while the other stays', (locale, removed) => {
    const asked = { minPrice: 400_001, maxPrice: 400_002 };
    const texts = ways(asked, locale).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const end of removed) expect(texts).toContainEqual(expect.stringMatching(new RegExp(`^\\d+ \\S+ ${end}$`)));
  });

  it('name the place once where two towns go', () => {
    const houses = totalOf({ types: [1] });
    const texts = ways({ towns: ['Knokke', 'Blankenberge'], types: [1] }).map(({ text }) => text);
    expect(texts).toContain(`${houses} panden in alle gemeenten`);
  });
});
