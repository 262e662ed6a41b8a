import { cleanDescription } from '../base/describe.ts';
import { type Availability, unitAvailability } from '../catalogue/availability.ts';
import type { Tables } from '../catalogue/catalogue.ts';
import { bandLetter, energyLabel } from '../catalogue/energy/label.ts';
import { isForRent } from '../catalogue/goal.ts';
import { expectedLevel } from '../catalogue/off-plan.ts';
import type { PictureView } from '../catalogue/pictures/picture-views.ts';
import { addressLines } from '../catalogue/places/address.ts';
import { includedVat, publicAmount, unitIds } from '../catalogue/prices/price.ts';
import type { City } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { AttributeKey } from '../catalogue/views/attributes.ts';
import { webIds } from '../catalogue/web-ids.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { hreflang } from './alternates.ts';
import { agencyId, coordinates, country, imageJsonLd, type JsonObject, schemaOrg } from './json-ld.ts';

export interface PropertyPage {
  home: Property;
  locale: Locale;
  siteUrl: string;
  pictures: readonly PictureView[];
  label: PropertyLabel;
}

/**
 * Returns a home as schema.org's RealEstateListing: the page, its home and its Offer (domain facts, "schema.org"). It contains no
 * unpublished price or address.
 */
export function propertyJsonLd(
  { home, locale, siteUrl, pictures, label }: PropertyPage,
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
    image: pictures.map((picture) => imageJsonLd(picture, siteUrl)),
    mainEntity: { ...itself, name, ...realEstateJsonLd(home, city, locale, label) },
    offers: { ...offerJsonLd(home, catalogue), itemOffered: itself, offeredBy: { '@id': agencyId(siteUrl) } },
  };
}

const detached = new Set(['villa', 'bungalow', 'farmhouse']);

/** Returns the schema.org type of a dwelling; null for land, garages, business premises and whole buildings. */
const accommodationType = ({ webId, kind }: Property): string | null => {
  if (webId === webIds.house) return detached.has(kind) ? 'SingleFamilyResidence' : 'House';
  if (kind === 'student-room') return 'Room';
  return webId === webIds.apartment || webId === webIds.studio ? 'Apartment' : null;
};

/** Returns the home itself as a schema.org Accommodation, or as a Place if it is no dwelling. It contains no unpublished address. */
export function realEstateJsonLd(home: Property, city: City, locale: Locale, label: PropertyLabel): JsonObject {
  const type = accommodationType(home);
  return {
    '@type': type ?? 'Place',
    address: postalAddress(home, city, locale),
    geo: home.address.publish ? coordinates(home.address) : undefined,
    ...(type ? accommodationFacts(home) : {}),
    additionalProperty: additionalProperties(home, city, type !== null, label),
  };
}

const postalAddress = (home: Property, city: City, locale: Locale): JsonObject => ({
  '@type': 'PostalAddress',
  streetAddress: addressLines(home, city, locale).street ?? undefined,
  postalCode: city.zip,
  addressLocality: city.name[locale],
  addressCountry: country(city.countryId),
});

function accommodationFacts({ attributes: { surfaces, layout, building, comfort } }: Property): JsonObject {
  const floorSize = surfaces.living ?? surfaces.total;
  const { bathrooms, showerRooms } = layout;
  return {
    floorSize: floorSize && { '@type': 'QuantitativeValue', value: floorSize, unitCode: squareMetres },
    numberOfBedrooms: layout.bedrooms,
    numberOfBathroomsTotal:
      bathrooms === undefined && showerRooms === undefined ? undefined : (bathrooms ?? 0) + (showerRooms ?? 0),
    floorLevel: layout.floor?.toString(),
    yearBuilt: building.constructionYear,
    petsAllowed: comfort.petsAllowed,
  };
}

/** Names an attribute in the language of the page. */
export type PropertyLabel = (key: AttributeKey) => string;

/** UN/CEFACT code of m². */
export const squareMetres = 'MTK';

/** Returns the attributes without a property in schema.org as PropertyValues: energy, plot, and the surfaces if it is not an Accommodation. */
export function additionalProperties(
  home: Property,
  city: City,
  isAccommodation: boolean,
  label: PropertyLabel,
): JsonObject[] | undefined {
  const { surfaces, energy } = home.attributes;
  const value = (key: AttributeKey, found: string | number | undefined, unit?: JsonObject): JsonObject[] =>
    found === undefined ? [] : [{ '@type': 'PropertyValue', propertyID: key, name: label(key), value: found, ...unit }];
  const area = (key: 'living' | 'total' | 'ground' | 'officeArea') =>
    value(key, surfaces[key], { unitCode: squareMetres });
  const certified = energyLabel({ countryId: city.countryId, zip: city.zip, webId: home.webId, ...energy });
  const properties = [
    ...area('ground'),
    ...(isAccommodation ? [] : [...area('living'), ...area('total'), ...area('officeArea')]),
    ...value('energyLabel', certified ? bandLetter(certified.band) : undefined),
    ...value('eLevel', expectedLevel(home) ?? undefined),
    ...value('specificEnergy', energy.specificEnergy, { unitText: 'kWh/(m²·a)' }),
    ...value('totalEnergy', energy.totalEnergy, { unitText: 'kWh/a' }),
    ...value('co2', energy.co2, { unitText: 'kg CO₂/(m²·a)' }),
    ...value('certificateCode', energy.certificateCode),
  ];
  return properties.length > 0 ? properties : undefined;
}

const month = 'MON';
/** Ids of data/price-units.json → UN/CEFACT codes. */
const unitCodes: Readonly<Record<number, string>> = {
  [unitIds.perMonth]: month,
  [unitIds.perSquareMetre]: 'MTK',
  [unitIds.perYear]: 'ANN',
};
const availabilities: Record<Availability, string> = { free: 'InStock', option: 'Reserved', sold: 'SoldOut' };

/** Returns the offer of a home: to let or for sale (a business that is taken over is sold), with its price if the page shows one. */
export const offerJsonLd = (home: Property, tables: Pick<Tables, 'marquees' | 'projects'>): JsonObject => ({
  '@type': 'Offer',
  businessFunction: `http://purl.org/goodrelations/v1#${isForRent(home.goal) ? 'LeaseOut' : 'Sell'}`,
  availability: `${schemaOrg}/${availabilities[unitAvailability(home, tables)]}`,
  ...(publicAmount(home, tables) === null ? {} : priceJsonLd(home)),
});

/** Returns the price; an amount that is not the whole price goes into a specification, where it cannot be mistaken for one. */
function priceJsonLd(home: Property): JsonObject {
  const {
    goal,
    price: { amount, unit },
  } = home;
  const valueAddedTaxIncluded = includedVat(home) ? true : undefined;
  const priceCurrency = 'EUR';
  const unitCode = unitCodes[unit] ?? (isForRent(goal) ? month : undefined);
  if (!unitCode && unit !== unitIds.startingFrom) {
    const whole = { price: amount, priceCurrency };
    if (!valueAddedTaxIncluded) return whole;
    return { ...whole, priceSpecification: { '@type': 'PriceSpecification', ...whole, valueAddedTaxIncluded } };
  }
  const type = unitCode ? 'UnitPriceSpecification' : 'PriceSpecification';
  const figure = unit === unitIds.startingFrom ? { minPrice: amount } : { price: amount };
  return { priceSpecification: { '@type': type, ...figure, priceCurrency, unitCode, valueAddedTaxIncluded } };
}
