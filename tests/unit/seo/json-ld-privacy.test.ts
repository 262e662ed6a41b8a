import { describe, expect, test } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { env } from '@/lib/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { jsonLdScript } from '@/lib/seo/json';
import { propertyJsonLd } from '@/lib/seo/json-ld';
import { data, homes, pick } from './sample';

const { siteUrl } = env;
const listing = (home: Property, locale: Locale = 'nl') =>
  propertyJsonLd({ home, locale, siteUrl, images: ['/pictures/a-1-1360.webp'], label: (key) => key }, data);

const given = pick(homes, ({ webId, goal, city }) => webId === 1 && goal === 0 && city === 'hasselt');
/** A home for sale with an address, a price and figures that nothing else in the text can hold. */
const home: Property = {
  ...given,
  kind: 'villa',
  marquee: undefined,
  price: { publish: true, amount: 987_654, unit: 0 },
  address: {
    publish: true,
    street: 'Geheimstraat',
    houseNumber: '1977',
    boxNr: 'Q9',
    latitude: 50.121212,
    longitude: 5.343434,
  },
  attributes: {
    ...given.attributes,
    surfaces: { living: 187, ground: 812 },
    layout: { bedrooms: 4, bathrooms: 1, showerRooms: 1 },
    building: { constructionYear: 1962 },
    energy: { specificEnergy: 150, certificateCode: 'UC-1' },
  },
};

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
    const sold = pick(data.catalogue.marquees.values(), ({ closed }) => closed);
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
