import type { Site } from '../content/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import type { JsonObject } from './json.ts';
import { coordinates, country } from './places.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Names, numbers, place and hours of the agency as schema.org's RealEstateAgent. */
export const agencyOf = (site: Site, locale: Locale): JsonObject => ({
  '@type': 'RealEstateAgent',
  name: site.name,
  legalName: site.legalName,
  email: site.email,
  telephone: site.phone,
  vatID: site.vatNumber.replace(/[^A-Z\d]/g, ''),
  identifier: [
    { '@type': 'PropertyValue', propertyID: 'BIV/IPI', value: site.licence.number },
    { '@type': 'PropertyValue', propertyID: 'KBO/BCE', value: site.companyNumber },
  ],
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${site.address.street} ${site.address.houseNumber}`,
    postalCode: site.address.zip,
    addressLocality: site.address.city[locale],
    addressCountry: country(site.address.countryId),
  },
  geo: coordinates(site.address),
  openingHoursSpecification: site.openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
    opens,
    closes,
  })),
  sameAs: site.social.length > 0 ? site.social.map(({ url }) => url) : undefined,
});
