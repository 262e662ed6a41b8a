import type { Locale } from '../i18n/locales.ts';
import type { Catalogue } from './catalogue.ts';
import { bandStep } from './energy/bands.ts';
import { bandLetter, type EnergyBadgeView, energyLabel } from './energy/label.ts';
import { type Region, regionByZip } from './places/region.ts';
import type { City, PropertyType } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** Returns the city of a home; throws if the table does not have it. */
export function cityOf(home: Pick<Property, 'city'>, { cities }: Pick<Catalogue, 'cities'>): City {
  const city = cities.get(home.city);
  if (!city) throw new Error(`no city ${home.city}`);
  return city;
}

/** Returns the region whose law applies to a home; null outside Belgium and Luxembourg, and for a draft without a city. */
export function regionOfHome(
  home: Pick<Property, 'city'>,
  { catalogue }: { catalogue: Pick<Catalogue, 'cities'> },
): Region | null {
  const city = catalogue.cities.get(home.city);
  return city ? regionByZip(city.countryId, city.zip) : null;
}

/** Returns the name of a home's kind, the specification's TypeDescription: "Penthouse", "Rijwoning". */
export const kindName = (home: Property, types: ReadonlyMap<number, PropertyType>, locale: Locale): string =>
  types.get(home.webId)?.kinds.find(({ id }) => id === home.kind)?.name[locale] ?? home.kind;

/** Returns the plural of a type ("Houses") for the homes of a list; its name if the agency gives it no plural. */
export const typePlural = (
  webId: number,
  locale: Locale,
  { types }: { types: ReadonlyMap<number, PropertyType> },
): string | undefined => {
  const type = types.get(webId);
  return (type?.plural ?? type?.name)?.[locale];
};

/** Returns the home's energy label as a letter, and its step on the region's scale; null without one. */
export function energyBadge(home: Property, { countryId, zip }: City): EnergyBadgeView | null {
  const found = energyLabel({ countryId, zip, webId: home.webId, ...home.attributes.energy });
  return found && { ...found, letter: bandLetter(found.band), step: bandStep(found.region, found.band) };
}
