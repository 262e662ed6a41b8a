import type { City } from '../../catalogue/schema/lists.ts';
import { slug } from '../../slug.ts';
import type { ImportedHome } from '../imported-home.ts';

/** The one city that has this postcode and this name in any language; undefined for none, and where two could be meant. */
export function findCity(
  { name, zip, countryId }: ImportedHome['place'],
  cities: ReadonlyMap<string, City>,
): City | undefined {
  if (!name && !zip) return undefined;
  // Suppliers also write "3500 ", "B-3500" and "L-1536".
  const digits = zip?.match(/\d{4}/)?.[0];
  const wanted = name && slug(name);
  const meant = [...cities.values()].filter(
    (city) =>
      (countryId === undefined || city.countryId === countryId) &&
      (zip === undefined || city.zip === digits) &&
      (!wanted || Object.values(city.name).some((one) => slug(one) === wanted)),
  );
  return meant.length === 1 ? meant[0] : undefined;
}
