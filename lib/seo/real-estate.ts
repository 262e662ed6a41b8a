import { addressLines } from '../catalogue/address.ts';
import type { City } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Locale } from '../i18n/locales.ts';
import { additionalProperties, type PropertyLabel, squareMetres } from './additional-properties.ts';
import type { JsonObject } from './json.ts';
import { coordinates, country } from './places.ts';

const house = 1;
const apartment = 2;
const studio = 3;
const detached = new Set(['villa', 'bungalow', 'farmhouse']);

/** The schema.org type of what people live in; null for land, garages, business premises and whole buildings. */
const accommodationType = ({ webId, kind }: Property): string | null => {
  if (webId === house) return detached.has(kind) ? 'SingleFamilyResidence' : 'House';
  if (kind === 'student-room') return 'Room';
  return webId === apartment || webId === studio ? 'Apartment' : null;
};

/** The home itself, as a schema.org Accommodation; as a plain Place where nobody lives in it. Tells no address that is not published. */
export function realEstateOf(home: Property, city: City, locale: Locale, label: PropertyLabel): JsonObject {
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
