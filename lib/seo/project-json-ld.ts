import { cleanDescription } from '../base/describe.ts';
import { cityOf } from '../catalogue/lookup.ts';
import type { PictureView } from '../catalogue/pictures/picture-views.ts';
import { addressLines } from '../catalogue/places/address.ts';
import { freeUnits, publicAmounts } from '../catalogue/projects/projects.ts';
import type { Project } from '../catalogue/schema/lists.ts';
import { webIds } from '../catalogue/web-ids.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { hreflang } from './alternates.ts';
import { coordinates, country, imageJsonLd, type JsonObject, schemaOrg } from './json-ld.ts';

export interface ProjectPage {
  project: Project;
  locale: Locale;
  siteUrl: string;
  pictures: readonly PictureView[];
}

/**
 * Returns a project as schema.org's RealEstateListing about an ApartmentComplex or a Residence, with the range of the published prices,
 * and without an address that is not public.
 */
export function projectJsonLd({ project, locale, siteUrl, pictures }: ProjectPage, data: Snapshot): JsonObject {
  const url = siteUrl + data.paths.href({ name: 'project', id: project.id }, locale);
  const place = { '@id': `${url}#project` };
  return {
    '@context': schemaOrg,
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: project.name,
    description: cleanDescription(project.description[locale]),
    inLanguage: hreflang[locale],
    datePosted: project.publishedAt,
    image: pictures.map((picture) => imageJsonLd(picture, siteUrl)),
    mainEntity: { ...place, name: project.name, ...placeJsonLd(project, locale, data) },
    offers: offersJsonLd(project, data),
  };
}

function placeJsonLd(project: Project, locale: Locale, { catalogue }: Pick<Snapshot, 'catalogue'>): JsonObject {
  const city = cityOf(project, catalogue);
  const { publicAddress: publish, street, houseNumber, latitude, longitude } = project;
  const lines = addressLines({ address: { publish, street, houseNumber, latitude, longitude } }, city, locale);
  const units = catalogue.units.get(project.id) ?? [];
  const counts = {
    numberOfAccommodationUnits: units.length,
    numberOfAvailableAccommodationUnits: freeUnits(project, catalogue).length,
  };
  return {
    '@type': project.webId === webIds.apartment ? 'ApartmentComplex' : 'Residence',
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.street ?? undefined,
      postalCode: city.zip,
      addressLocality: city.name[locale],
      addressCountry: country(city.countryId),
    },
    geo: publish ? coordinates(project) : undefined,
    ...(project.webId === webIds.apartment ? counts : {}),
  };
}

/** Returns the range of the published prices of free units; undefined if there is none. */
function offersJsonLd(project: Project, { catalogue }: Pick<Snapshot, 'catalogue'>): JsonObject | undefined {
  const prices = publicAmounts(freeUnits(project, catalogue), catalogue);
  if (prices.length === 0) return undefined;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    availability: `${schemaOrg}/InStock`,
  };
}
