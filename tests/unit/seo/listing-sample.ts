import type { Property } from '@/lib/catalogue/schema/property';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { propertyJsonLd } from '@/lib/seo/property-json-ld';
import { first, homes, sample } from '@/tests/support/sample-site';

const { siteUrl } = env;
export const listing = (home: Property, locale: Locale = 'nl') =>
  propertyJsonLd({ home, locale, siteUrl, images: ['/pictures/a-1-1360.webp'], label: (key) => key }, sample);

export const given = first(homes, ({ webId, goal, city }) => webId === 1 && goal === 0 && city === 'hasselt');
/** A home for sale with an address, a price and figures that nothing else in the text can hold. */
export const home: Property = {
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
