import { expect, test } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { env } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';
import { agencyJsonLd, breadcrumbJsonLd, jsonLdScript } from '@/lib/seo/json-ld';
import { homes, sample } from '@/tests/support/sample-site';
import { home, listing } from './listing-sample';

const { siteUrl } = env;

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

test.each<[string, Partial<Property>, object]>([
  [
    'a rent is a month',
    { goal: 1 },
    {
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { price: 987_654, unitCode: 'MON' },
    },
  ],
  [
    '"from" is a least price',
    { price: { ...home.price, unit: 7 } },
    { priceSpecification: { '@type': 'PriceSpecification', minPrice: 987_654 } },
  ],
  [
    'a price per m² is not the price',
    { price: { ...home.price, unit: 2 } },
    { priceSpecification: { price: 987_654, unitCode: 'MTK' } },
  ],
  [
    'a business to take over is sold',
    { goal: 2 },
    { businessFunction: 'http://purl.org/goodrelations/v1#Sell', price: 987_654 },
  ],
])('%s', (_what, change, expected) => {
  const { offers } = listing({ ...home, ...change });
  expect(offers).toMatchObject(expected);
  if ('priceSpecification' in expected) expect(offers).not.toHaveProperty('price');
});

test.each([4, 5, 6, 7])(
  'where nobody lives (type %i) it is a place, with its surfaces as additional properties',
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

test('the agency says who it is, where and when', () => {
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
