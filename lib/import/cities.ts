import { slug } from '../base/slug.ts';
import { findTowns } from '../catalogue/places/find-towns.ts';
import { townNamed } from '../catalogue/places/towns.ts';
import { cityOfTown } from '../catalogue/places/towns-to-add.ts';
import type { City } from '../catalogue/schema/lists.ts';
import { issue } from '../files/issue-codes.ts';
import { type FieldIssue, foundValue } from '../files/issues.ts';
import type { ImportedHome } from './feed.ts';

type FeedPlace = ImportedHome['place'];

/** The cities of data/cities.json by id; a feed adds those that its homes need. */
export type FeedCities = Map<string, City>;

/** Normalizes a postal code: suppliers also write "3500 ", "B-3500" and "L-1536". Five digits belong to another country. */
const digitsOf = (zip: string | undefined): string | undefined => zip?.match(/(?<!\d)\d{4}(?!\d)/)?.[0];

/**
 * Returns the city of a home in a feed, from those of the site, else from all towns of Belgium and Luxembourg; such a town is added to `cities`.
 * Undefined if none or several match.
 */
export function findCityOfPlace(place: FeedPlace, cities: FeedCities): City | undefined {
  const known = findCity(place, cities);
  if (known || (place.zip && !digitsOf(place.zip))) return known;
  const town = townNamed(place.name, digitsOf(place.zip), place.countryId);
  const city = town ? cityOfTown(town.id, cities) : undefined;
  if (!city || !town) return undefined;
  // A city of the site with the same id may lie elsewhere, under another postal code.
  if (city.countryId !== town.countryId || city.province !== town.province) return undefined;
  cities.set(city.id, city);
  return city;
}

/** Returns the city with this postal code and this name in any language; undefined for none or several. */
export function findCity({ name, zip, countryId }: FeedPlace, cities: ReadonlyMap<string, City>): City | undefined {
  if (!name && !zip) return undefined;
  const digits = digitsOf(zip);
  const wanted = name && slug(name);
  const meant = [...cities.values()].filter(
    (city) =>
      (countryId === undefined || city.countryId === countryId) &&
      (zip === undefined || city.zip === digits) &&
      (!wanted || Object.values(city.name).some((one) => slug(one) === wanted)),
  );
  return meant.length === 1 ? meant[0] : undefined;
}

/** Returns a place as the report writes it, "1083 Ganshoren". */
export const placeText = ({ name, zip }: FeedPlace): string => [digitsOf(zip) ?? zip, name].filter(Boolean).join(' ');

/** Returns a city by its id, from those of the site, else from all towns; such a town is added to `cities`. */
export function findCityById(id: string | null | undefined, cities: FeedCities): City | undefined {
  const city = id ? cityOfTown(id, cities) : undefined;
  if (city) cities.set(city.id, city);
  return city;
}

/** Returns the issue of a home whose city is not found, with the town that may be meant. */
export function unknownCity(place: FeedPlace): FieldIssue {
  const where = placeText(place);
  const [near] = findTowns(where, 'nl', 1);
  return {
    ...issue('town'),
    path: 'city',
    ...foundValue(where || undefined),
    ...(near && { nearest: `${near.zips[0]} ${near.name.nl}` }),
  };
}
