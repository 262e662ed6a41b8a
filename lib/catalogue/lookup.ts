import type { Locale } from '../i18n/locales.ts';
import type { Catalogue } from './catalogue.ts';
import { bandStep } from './energy/colour.ts';
import { bandLetter, type EnergyBadgeView, energyLabel } from './energy/label.ts';
import { type Region, regionOf } from './region.ts';
import type { City, PropertyType } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

// What the tables say of a home.

/** Throws for a city that is not in the table. */
export function cityOf(home: Pick<Property, 'city'>, { cities }: Pick<Catalogue, 'cities'>): City {
  const city = cities.get(home.city);
  if (!city) throw new Error(`no city ${home.city}`);
  return city;
}

/** The region whose law holds for a home; null outside Belgium and Luxembourg, and for a draft that has no city yet. */
export function regionOfHome(
  home: Pick<Property, 'city'>,
  { catalogue }: { catalogue: Pick<Catalogue, 'cities'> },
): Region | null {
  const city = catalogue.cities.get(home.city);
  return city ? regionOf(city.countryId, city.zip) : null;
}

/** TypeDescription: "Penthouse", "Rijwoning". */
export const kindName = (home: Property, types: ReadonlyMap<number, PropertyType>, locale: Locale): string =>
  types.get(home.webId)?.kinds.find(({ id }) => id === home.kind)?.name[locale] ?? home.kind;

/** "Houses": the homes of a type in a list; its name where the agency gives it no plural. */
export const typePlural = (
  webId: number,
  locale: Locale,
  { types }: { types: ReadonlyMap<number, PropertyType> },
): string | undefined => {
  const type = types.get(webId);
  return (type?.plural ?? type?.name)?.[locale];
};

/** The home's energy label as a letter and its place on the region's scale; null without one. */
export function labelOf(home: Property, { countryId, zip }: City): EnergyBadgeView | null {
  const found = energyLabel({ countryId, zip, webId: home.webId, ...home.attributes.energy });
  return found && { ...found, letter: bandLetter(found.band), step: bandStep(found.region, found.band) };
}
