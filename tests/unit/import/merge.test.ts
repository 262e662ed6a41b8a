import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextHistory, withoutCorrections } from '@/lib/catalogue/prices/history';
import type { Property } from '@/lib/catalogue/schema/property';
import { type Locale, locales, localize } from '@/lib/i18n/locales';
import { findCity, findCityOfPlace, unknownCity } from '@/lib/import/cities';
import { chooseAddress, mergeAttributes } from '@/lib/import/facts';
import { type ImportedHome, UnknownValues } from '@/lib/import/feed';
import { mergeTexts } from '@/lib/import/texts';
import { cities, homes } from '@/tests/support/sample-files';
import { first } from '@/tests/support/sample-site';

const home = first(homes, ({ history, price, marquee }) => !history && price.publish && marquee === undefined);
const given: ImportedHome = {
  id: '1',
  place: {},
  price: {},
  address: {},
  title: {},
  description: {},
  pictures: [],
  attributes: {},
};
const byId = new Map(cities.map((city) => [city.id, city]));
const hasselt = first(cities, ({ id }) => id === 'hasselt');

describe('texts', () => {
  it('are the feed’s, then the editor’s, then the first there is', () => {
    const merged = mergeTexts({ fr: 'Neuf' }, { nl: 'Vieux', fr: 'Vieux', en: 'Old', de: 'Vieux' });
    expect(merged).toEqual({ text: { nl: 'Neuf', fr: 'Neuf', en: 'Old', de: 'Neuf' }, copied: ['nl', 'de'] });
    expect(mergeTexts({}, merged?.text)?.text).toEqual(merged?.text);
  });

  it('follow the feed, and a translation stays when the feed changes', () => {
    const imported = mergeTexts({ nl: 'Een' }, undefined)?.text;
    expect(imported).toEqual(localize(() => 'Een'));
    const translated = { ...localize(() => 'Een'), fr: 'Un' };
    expect(mergeTexts({ nl: 'Twee' }, translated)).toEqual({
      text: { nl: 'Twee', fr: 'Un', en: 'Twee', de: 'Twee' },
      copied: ['en', 'de'],
    });
  });

  it('are undefined if there are none', () => expect(mergeTexts({ nl: '' }, undefined)).toBeNull());

  it('come out the same when they come again', () => {
    const texts = fc.dictionary(fc.constantFrom<Locale>(...locales), fc.constantFrom('a', 'b', 'c'));
    const before = fc.option(fc.tuple(...locales.map(() => fc.constantFrom('a', 'b', 'x', 'y'))), { nil: undefined });
    fc.assert(
      fc.property(texts, before, (feed, four) => {
        const once = mergeTexts(feed, four && localize((locale) => four[locales.indexOf(locale)] ?? ''));
        if (once) expect(mergeTexts(feed, once.text)?.text).toEqual(once.text);
      }),
    );
  });
});

describe('attributes', () => {
  it('from the feed win over stored ones, except impossible values, which are reported', () => {
    const unknownValues = new UnknownValues();
    const attributes = { layout: { bedrooms: 3, floors: 900 }, building: { condition: undefined } };
    const merged = mergeAttributes({ ...given, attributes }, home.attributes, unknownValues);
    expect(merged).toEqual({ ...home.attributes, layout: { ...home.attributes.layout, bedrooms: 3 } });
    expect(unknownValues.unknown).toEqual([{ field: 'attributes.layout.floors', value: '900', count: 1, as: 'none' }]);
  });

  it('have a bare energy class only where nothing better is known', () => {
    const withClass = { ...given, energyClass: 'D' };
    const scored = { ...home.attributes, energy: { specificEnergy: 94 } };
    expect(mergeAttributes(withClass, scored, new UnknownValues()).energy).toEqual({ specificEnergy: 94 });
    expect(mergeAttributes(withClass, undefined, new UnknownValues()).energy).toEqual({ energyLabel: 'D' });
  });
});

describe('a city', () => {
  it.each([
    [{ zip: '3500', name: 'HASSELT' }, 'hasselt'],
    [{ zip: 'B-3500', name: 'Sint Lambrechts Herk' }, 'sint-lambrechts-herk'],
    [{ name: 'Liège', countryId: 10 }, 'luik'],
    [{ zip: '3511' }, 'kuringen'],
    [{ zip: '3500' }, undefined],
    [{ zip: '9999', name: 'Hasselt' }, undefined],
    [{ name: 'Hasselt', countryId: 50 }, undefined],
    [{}, undefined],
  ])('%j is %s', (place, id) => expect(findCity(place, byId)?.id).toBe(id));

  it.each([
    [{ zip: '1083', name: 'Ganshoren' }, 'ganshoren', 1],
    [{ zip: 'B-3700', name: 'BERG', countryId: 10 }, 'berg-tongeren', 1],
    [{ zip: '2018', name: 'Anvers' }, 'antwerpen', 0],
    [{ zip: 'L-2132', name: 'Luxembourg', countryId: 50 }, 'luxemburg', 0],
    [{ zip: '3945' }, undefined, 0],
    [{ zip: 'none', name: 'Ganshoren' }, undefined, 0],
    [{ zip: '29600', name: 'Brecht' }, undefined, 0],
    [{ name: 'Gotham' }, undefined, 0],
  ])('%j that the site lacks is %s of all towns', (place, id, added) => {
    const own = new Map(byId);
    expect(findCityOfPlace(place, own)?.id).toBe(id);
    expect(own.size - byId.size).toBe(added);
    expect(findCityOfPlace(place, own)).toBe(id && own.get(id));
  });

  it('is not added again if it exists under another id, nor if its name is taken', () => {
    const berg = { ...hasselt, id: 'mountain', zip: '3700', name: localize(() => 'Berg (Tongeren)') };
    const place = { zip: '3700', name: 'Berg' };
    expect(findCityOfPlace(place, new Map([['mountain', berg]]))?.id).toBe('mountain');
    expect(findCityOfPlace(place, new Map([['mountain', { ...berg, province: 'antwerp' as const }]]))).toBeUndefined();
  });

  it('is reported with similar names if it does not exist', () => {
    expect(unknownCity({ zip: '3500', name: 'Genck' })).toEqual({
      path: 'city',
      code: 'town',
      values: {},
      found: '"3500 Genck"',
      nearest: '3600 Genk',
    });
    expect(unknownCity({ name: 'Gotham City' })).toMatchObject({ code: 'town', found: '"Gotham City"' });
  });
});

describe('an address', () => {
  it('is shown once the feed or an editor has given a street', () => {
    const unknown = chooseAddress(given, hasselt, undefined);
    expect(unknown).toMatchObject({ publish: false, street: 'Hasselt', latitude: hasselt.latitude });
    const actual = { ...given, address: { publish: true, street: 'Dorpsstraat', houseNumber: '1' } };
    expect(chooseAddress(actual, hasselt, undefined)).toMatchObject(actual.address);
    expect(chooseAddress({ ...given, address: { publish: true } }, hasselt, undefined).publish).toBe(false);
    const byHand = { ...home, city: 'hasselt', address: { ...home.address, publish: true } };
    expect(chooseAddress(given, hasselt, { ...byHand, city: 'genk' })).toEqual(unknown);
    expect(chooseAddress(given, hasselt, byHand)).toEqual(byHand.address);
  });

  it('is plain, as all texts are', () => {
    const actual = { ...given, address: { street: '<b>Dorps</b>straat\u0000', houseNumber: '<script>1</script>' } };
    expect(chooseAddress(actual, hasselt, undefined)).toMatchObject({ street: 'Dorpsstraat', houseNumber: undefined });
  });

  it('drops the number with its street', () => {
    const moved = chooseAddress({ ...given, address: { street: 'Nieuwstraat' } }, hasselt, {
      ...home,
      city: 'hasselt',
    });
    expect([moved.houseNumber, moved.boxNr]).toEqual([undefined, undefined]);
  });
});

describe('the history of a price', () => {
  const later = (amount: number): Property => ({ ...home, price: { ...home.price, amount } });
  it('begins when it first changes', () => {
    expect(nextHistory(home, home, '2026-11-22')).toBeUndefined();
    const history = nextHistory(home, later(1000), '2026-11-22');
    expect(history).toEqual([
      { date: home.publishedAt, amount: home.price.amount },
      { date: '2026-11-22', amount: 1000 },
    ]);
    expect(nextHistory({ ...later(1000), history }, later(1000), '2026-11-23')).toBe(history);
  });

  it('keeps a new price beside a sale on the same day', () => {
    const history = [{ date: '2026-11-20', amount: 1000 }];
    const lowered = nextHistory({ ...later(1000), history }, later(900), '2026-11-22');
    const sold = nextHistory({ ...later(900), history: lowered }, { ...later(900), marquee: 5 }, '2026-11-22');
    expect(sold).toEqual([
      { date: '2026-11-20', amount: 1000 },
      { date: '2026-11-22', amount: 900 },
      { date: '2026-11-22', amount: 900, marquee: 5 },
    ]);
  });

  const start = { date: '2026-11-20', amount: 1000 };
  /** The public history after the home went through these states on their days. */
  const publicAfter = (...states: [day: string, amount: number, marquee?: number][]) => {
    let now: Property = { ...later(1000), history: [start] };
    for (const [day, amount, marquee] of states) {
      const next = { ...later(amount), marquee };
      now = { ...next, history: nextHistory(now, next, day) };
    }
    return withoutCorrections(now.history ?? []);
  };

  it('shows neither a price nor a status that was corrected within a day', () => {
    expect(publicAfter(['2026-11-22', 100], ['2026-11-22', 1000])).toEqual([start]);
    expect(publicAfter(['2026-11-22', 1000, 5], ['2026-11-23', 1000])).toEqual([start]);
    expect(publicAfter(['2026-11-22', 100, 6], ['2026-11-22', 100], ['2026-11-22', 1000])).toEqual([start]);
    expect(publicAfter(['2026-11-22', 1000, 5], ['2026-11-22', 1000, 3])).toEqual([
      start,
      { date: '2026-11-22', amount: 1000, marquee: 3 },
    ]);
    expect(publicAfter(['2026-11-20', 900])).toEqual([{ ...start, amount: 900 }]);
  });

  it('shows what lasted, and a home that is sold at once', () => {
    const sold = { date: '2026-11-22', amount: 1000, marquee: 5 };
    expect(publicAfter(['2026-11-22', 1000, 5], ['2026-11-24', 1000])).toEqual([
      start,
      sold,
      { date: '2026-11-24', amount: 1000 },
    ]);
    expect(publicAfter(['2026-11-20', 1000, 5])).toEqual([start, { ...sold, date: '2026-11-20' }]);
    expect(publicAfter(['2026-11-22', 900], ['2026-11-22', 900, 5])).toEqual([
      start,
      { date: '2026-11-22', amount: 900 },
      { date: '2026-11-22', amount: 900, marquee: 5 },
    ]);
  });
});
