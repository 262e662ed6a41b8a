import { describe, expect, test } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { locales } from '@/lib/i18n/locales';
import { jsonLdScript } from '@/lib/seo/json-ld';
import { first, homes, sample } from '@/tests/support/sample-site';
import { home, listing } from './listing-sample';

describe('what is not published is nowhere in it', () => {
  test.each(locales)('no street, number, box or place of a hidden address (%s)', (locale) => {
    const hidden = listing({ ...home, address: { ...home.address, publish: false } }, locale);
    const text = jsonLdScript(hidden);
    for (const secret of ['Geheimstraat', '1977', 'Q9', '121212', '343434', 'GeoCoordinates', 'streetAddress']) {
      expect(text).not.toContain(secret);
    }
    expect(hidden.mainEntity).toMatchObject({ address: { postalCode: '3500', addressLocality: 'Hasselt' } });
  });

  test('no hidden price', () => {
    expectNoPrice({ ...home, price: { ...home.price, publish: false } });
  });

  test('no price that a marquee such as "sold" replaces', () => {
    const sold = first(sample.catalogue.marquees.values(), ({ closed }) => closed);
    const offer = expectNoPrice({ ...home, marquee: sold.id });
    expect(offer).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  test('of all homes of the catalogue', () => {
    for (const each of homes.filter(({ address }) => !address.publish)) {
      const text = jsonLdScript(listing(each));
      for (const secret of [String(each.address.latitude), String(each.address.longitude), 'streetAddress']) {
        expect(text).not.toContain(secret);
      }
    }
    for (const each of homes.filter(({ price }) => !price.publish)) expectNoPrice(each);
  });

  function expectNoPrice(each: Property) {
    const { offers } = listing(each);
    const text = jsonLdScript(listing(each));
    expect(text).not.toContain(`:${each.price.amount},`);
    expect(text).not.toMatch(/"(?:price\w*|minPrice)"/);
    return offers;
  }
});
