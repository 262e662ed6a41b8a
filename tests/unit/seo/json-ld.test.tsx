import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { JsonLd } from '@/components/seo/json-ld';
import type { PictureView } from '@/lib/catalogue/pictures/picture-views';
import type { Property } from '@/lib/catalogue/schema/property';
import { env } from '@/lib/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import { agencyJsonLd, breadcrumbJsonLd, jsonLdScript } from '@/lib/seo/json-ld';
import { projectJsonLd } from '@/lib/seo/project-json-ld';
import { propertyJsonLd } from '@/lib/seo/property-json-ld';
import { first, homes, sample } from '@/tests/support/sample-site';

const { siteUrl } = env;
const picture = { stem: 'a', hash: '1', width: 1360, height: 907, widths: [1360], alt: '' };
const listing = (home: Property, locale: Locale = 'nl', pictures: PictureView[] = [picture]) =>
  propertyJsonLd({ home, locale, siteUrl, pictures, label: (key) => key }, sample);

const given = first(homes, ({ webId, goal, city }) => webId === 1 && goal === 0 && city === 'hasselt');
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

test('a home is a listing about an accommodation, offered for a price', () => {
  expect(listing(home)).toMatchObject({
    '@type': 'RealEstateListing',
    url: siteUrl + sample.paths.href({ name: 'property', id: home.id }, 'nl'),
    datePosted: home.publishedAt,
    image: [`${siteUrl}/pictures/a-1-1360.webp`],
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      address: { streetAddress: 'Geheimstraat 1977 bus Q9', addressCountry: 'BE' },
      geo: { latitude: 50.121212, longitude: 5.343434 },
      floorSize: { value: 187, unitCode: 'MTK' },
      numberOfBedrooms: 4,
      numberOfBathroomsTotal: 2,
      yearBuilt: 1962,
      additionalProperty: expect.arrayContaining([
        expect.objectContaining({ propertyID: 'ground', value: 812, unitCode: 'MTK' }),
        expect.objectContaining({ propertyID: 'specificEnergy', value: 150 }),
        expect.objectContaining({ propertyID: 'certificateCode', value: 'UC-1' }),
      ]),
    },
    offers: {
      price: 987_654,
      priceCurrency: 'EUR',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('a picture states its origin if it is known', () => {
  const rendering = { ...picture, origin: 'rendering' as const };
  const url = `${siteUrl}/pictures/a-1-1360.webp`;
  expect(listing(home, 'nl', [picture, rendering]).image).toEqual([
    url,
    { '@type': 'ImageObject', url, digitalSourceType: 'https://schema.org/DigitalArtDigitalSource' },
  ]);
});

const goodRelations = 'http://purl.org/goodrelations/v1';

test.each<[string, Partial<Property>, object]>([
  [
    'a rent is a month',
    { goal: 1 },
    { businessFunction: `${goodRelations}#LeaseOut`, priceSpecification: { price: 987_654, unitCode: 'MON' } },
  ],
  [
    '"from" is a least price',
    { price: { publish: true, amount: 987_654, unit: 7 } },
    { priceSpecification: { '@type': 'PriceSpecification', minPrice: 987_654 } },
  ],
  [
    'a price per m² is not the price',
    { price: { publish: true, amount: 987_654, unit: 2 } },
    { priceSpecification: { price: 987_654, unitCode: 'MTK' } },
  ],
  ['a business to take over is sold', { goal: 2 }, { businessFunction: `${goodRelations}#Sell`, price: 987_654 }],
])('%s', (_what, change, expected) => {
  const { offers } = listing({ ...home, ...change });
  expect(offers).toMatchObject(expected);
  if ('priceSpecification' in expected) expect(offers).not.toHaveProperty('price');
});

test.each([4, 5, 6, 7])(
  'a property that is no dwelling (type %i) is a place, with its surfaces as additional properties',
  (webId) => {
    const { mainEntity } = listing({ ...home, webId });
    expect(mainEntity).toMatchObject({
      '@type': 'Place',
      additionalProperty: expect.arrayContaining([expect.objectContaining({ propertyID: 'living' })]),
    });
    for (const key of ['floorSize', 'numberOfBedrooms', 'yearBuilt']) expect(mainEntity).not.toHaveProperty(key);
  },
);

test('every home of the catalogue has one in every language', () => {
  for (const each of homes)
    for (const locale of locales) expect(() => jsonLdScript(listing(each, locale))).not.toThrow();
});

test('the breadcrumb numbers its steps from the home page', () => {
  const crumbs = [
    { name: 'Heem', path: '/nl/' },
    ...sample.paths.breadcrumb({ name: 'listings', list: 'sale', city: 'hasselt' }, 'nl'),
  ];
  expect(breadcrumbJsonLd(crumbs, siteUrl).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Heem', item: `${siteUrl}/nl/` },
    { '@type': 'ListItem', position: 2, name: 'Te koop', item: `${siteUrl}/nl/te-koop/` },
    { '@type': 'ListItem', position: 3, name: 'Hasselt', item: `${siteUrl}/nl/te-koop/hasselt/` },
  ]);
});

test('the agency has its name, place and hours', () => {
  const { site } = sample.content;
  expect(agencyJsonLd(site, 'nl', siteUrl)).toMatchObject({
    '@type': 'RealEstateAgent',
    '@id': `${siteUrl}/#agency`,
    image: `${siteUrl}/og.png`,
    telephone: site.phone,
    address: { postalCode: site.address.zip, addressCountry: 'BE' },
    identifier: [{ propertyID: 'BIV/IPI', value: site.licence.number }, { value: site.companyNumber }],
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
      { dayOfWeek: ['Saturday'] },
    ],
  });
});

describe('unpublished data', () => {
  test.each(locales)('omits street, number, box and place of a hidden address (%s)', (locale) => {
    const hidden = listing({ ...home, address: { ...home.address, publish: false } }, locale);
    const text = jsonLdScript(hidden);
    for (const secret of ['Geheimstraat', '1977', 'Q9', '121212', '343434', 'GeoCoordinates', 'streetAddress']) {
      expect(text).not.toContain(secret);
    }
    expect(hidden.mainEntity).toMatchObject({ address: { postalCode: '3500', addressLocality: 'Hasselt' } });
  });

  test('omits a hidden price, and one that a marquee such as "sold" replaces', () => {
    expectNoPrice({ ...home, price: { ...home.price, publish: false } });
    const sold = first(sample.catalogue.marquees.values(), ({ closed }) => closed);
    const offer = expectNoPrice({ ...home, marquee: sold.id });
    expect(offer).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  test('is omitted for all homes of the catalogue', () => {
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

const data = { name: '</script><script>alert("1")</script>', description: '<!-- & \u2028 “é”', none: undefined };

test('no text can end the script or open a comment, and all of it comes back', () => {
  const text = jsonLdScript(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: data.name, description: data.description });
});

test('the element holds the data as they are', () => {
  expect(renderToStaticMarkup(<JsonLd data={data} />)).toBe(
    `<script type="application/ld+json">${jsonLdScript(data)}</script>`,
  );
});

describe('a project', () => {
  const { projects, units } = sample.catalogue;
  const of = (id: number, changed = {}) => {
    const project = { ...first(projects.values(), (one) => one.id === id), ...changed };
    return projectJsonLd({ project, locale: 'nl', siteUrl: 'https://www.heem.example', pictures: [] }, sample);
  };

  test('counts the units of apartments and the available ones', () =>
    expect(of(30)).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://www.heem.example/nl/projecten/zonhoven/egge-park/30/',
      mainEntity: { '@type': 'ApartmentComplex', numberOfAccommodationUnits: 20, address: { postalCode: '3520' } },
    }));

  test('offers the range of the prices that are published', () => {
    const shown = (units.get(30) ?? []).filter(({ price }) => price.publish).map(({ price }) => price.amount);
    const { offers } = of(30) as { offers: { lowPrice: number; highPrice: number } };
    expect(shown).toContain(offers.lowPrice);
    expect(shown).toContain(offers.highPrice);
    expect(offers.lowPrice).toBeLessThan(offers.highPrice);
  });

  test('has no offer if it is sold out', () => expect(of(42).offers).toBeUndefined());

  test('leaves out an address that is not public', () => {
    const text = JSON.stringify(of(30, { publicAddress: false }));
    expect(text).not.toContain('Beverzakbroekweg 12');
    expect(text).not.toContain('latitude');
  });
});
