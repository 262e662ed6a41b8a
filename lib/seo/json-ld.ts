import { sourceTypes } from '../catalogue/pictures/picture-origin.ts';
import type { PictureView } from '../catalogue/pictures/picture-views.ts';
import { countryIds } from '../catalogue/places/region.ts';
import type { City } from '../catalogue/schema/lists.ts';
import type { Site } from '../content/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Crumb } from '../routes/routes.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** Values that are undefined are left out of the text. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const schemaOrg = 'https://schema.org';

/** Returns the text of an inline script with the data; no text in it can end the script or open a comment. */
export const jsonLdScript = (data: Json): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Returns the ISO 3166 code of a CountryID. */
export const country = (countryId: City['countryId']): string => (countryId === countryIds.luxembourg ? 'LU' : 'BE');

export const coordinates = ({ latitude, longitude }: { latitude: number; longitude: number }): JsonObject => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

/** Returns a picture at its largest size, with its origin if known. */
export function imageJsonLd({ stem, hash, width, origin }: PictureView, siteUrl: string): Json {
  const url = `${siteUrl}/pictures/${stem}-${hash}-${width}.webp`;
  if (!origin) return url;
  return { '@type': 'ImageObject', url, digitalSourceType: `${schemaOrg}/${sourceTypes[origin].schemaOrg}` };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns names, numbers, location and hours of the agency as schema.org's RealEstateAgent. */
export const agencyFields = (site: Site, locale: Locale): JsonObject => ({
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

/** Takes the path from the home page to the page itself; returns a BreadcrumbList. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], siteUrl: string): JsonObject => ({
  '@context': schemaOrg,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: siteUrl + path,
  })),
});

/** Returns the agency as a RealEstateAgent, with the details that Belgian law requires. */
export const agencyJsonLd = (site: Site, locale: Locale, siteUrl: string): JsonObject => ({
  '@context': schemaOrg,
  '@id': agencyId(siteUrl),
  url: `${siteUrl}/${locale}/`,
  image: `${siteUrl}/og.png`,
  ...agencyFields(site, locale),
});

/** The id by which listings reference the agency. */
export const agencyId = (siteUrl: string): string => `${siteUrl}/#agency`;
