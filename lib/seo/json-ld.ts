import { cleanDescription } from '../catalogue/describe.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Site } from '../content/schema.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Crumb } from '../routes/routes.ts';
import type { PropertyLabel } from './additional-properties.ts';
import { agencyOf } from './agency.ts';
import { type JsonObject, schemaOrg } from './json.ts';
import { hreflang } from './language-tags.ts';
import { offerOf } from './offer.ts';
import { realEstateOf } from './real-estate.ts';

export interface PropertyPage {
  home: Property;
  locale: Locale;
  siteUrl: string;
  /** Paths of the pictures that the page shows. */
  images: readonly string[];
  label: PropertyLabel;
}

/**
 * A home as schema.org's RealEstateListing: the page, the home it is about and the Offer of it (domain facts, "schema.org").
 * Holds nothing of a price or an address that is not published.
 */
export function propertyJsonLd(
  { home, locale, siteUrl, images, label }: PropertyPage,
  { catalogue, paths }: Pick<Snapshot, 'catalogue' | 'paths'>,
): JsonObject {
  const city = catalogue.cities.get(home.city);
  if (!city) throw new Error(`no city "${home.city}" for property ${home.id}`);
  const url = siteUrl + paths.href({ name: 'property', id: home.id }, locale);
  const name = home.title[locale];
  const itself = { '@id': `${url}#home` };
  return {
    '@context': schemaOrg,
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    description: cleanDescription(home.description[locale]),
    inLanguage: hreflang[locale],
    datePosted: home.publishedAt,
    dateModified: home.updatedAt,
    image: images.map((path) => siteUrl + path),
    mainEntity: { ...itself, name, ...realEstateOf(home, city, locale, label) },
    offers: { ...offerOf(home, catalogue), itemOffered: itself, offeredBy: { '@id': agencyId(siteUrl) } },
  };
}

/** Takes the way down from the home page, which comes first, to the page itself; returns a BreadcrumbList. */
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

/** The agency as a RealEstateAgent, with what Belgian law asks it to say about itself. */
export const agencyJsonLd = (site: Site, locale: Locale, siteUrl: string): JsonObject => ({
  '@context': schemaOrg,
  '@id': agencyId(siteUrl),
  url: `${siteUrl}/${locale}/`,
  ...agencyOf(site, locale),
});

/** What listings name the agency by. */
const agencyId = (siteUrl: string): string => `${siteUrl}/#agency`;
