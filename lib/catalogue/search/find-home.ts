import { plain } from '../../base/slug.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Names } from '../query-parser/names.ts';
import { toPhrase } from '../query-parser/vocabulary.ts';
import type { Project } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';

/** Returns the home whose number or reference a visitor typed, exactly (specification, section 5); null for none. */
export function findHomeByWords(words: string, properties: ReadonlyMap<number, Property>): Property | null {
  // "SIN 5829" and "sin5829" are SIN-5829.
  const word = plain(words).replace(/^([a-z]+)[\s.-]*(\d+)$/, '$1-$2');
  const id = Number(/^(?:[a-z]+-)?(\d+)$/.exec(word)?.[1]);
  const home = properties.get(id);
  return home && (word === String(id) || word === plain(home.reference)) ? home : null;
}

/** Returns the homes that words name: one by its number or reference, or all in a street. */
export function findHomesByWords(
  words: string,
  catalogue: Pick<Catalogue, 'properties' | 'streets' | 'names'>,
): readonly Property[] {
  const home = findHomeByWords(words, catalogue.properties);
  return home ? [home] : homesInStreet(words, catalogue);
}

/** Shorter lines match the start of too many names. */
const minLetters = 4;

/** Returns the projects with a word that starts like this part of a name, and the homes in the streets that start like it. */
export function findByNamePart(
  words: string,
  { projects, streets }: Pick<Catalogue, 'projects' | 'streets'>,
): { projects: readonly Project[]; homes: readonly Property[] } {
  const part = toPhrase(words);
  if (part.length < minLetters) return { projects: [], homes: [] };
  return {
    projects: [...projects.values()].filter(({ name }) => ` ${toPhrase(name)}`.includes(` ${part}`)),
    homes: [...streets].filter(([street]) => street.startsWith(part)).flatMap(([, homes]) => homes),
  };
}

/** Groups the homes with a published address by the phrase of their street. */
export const homesByStreet = (homes: Iterable<Property>): ReadonlyMap<string, readonly Property[]> =>
  Map.groupBy(
    [...homes].filter(({ address }) => address.publish),
    ({ address }) => toPhrase(address.street),
  );

/** Returns the homes in a street that a visitor names, with or without a house number and the city: "Herkkantstraat 5, Hasselt". */
function homesInStreet(words: string, { streets, names }: Pick<Catalogue, 'streets' | 'names'>): readonly Property[] {
  const parts = toPhrase(words).split(' ');
  for (let size = parts.length; size > 0; size--) {
    const homes = streets.get(parts.slice(0, size).join(' '));
    if (!homes) continue;
    const [first = '', ...others] = parts.slice(size);
    const number = /^\d+[a-z]?$/.test(first) && names.atZip(first).length === 0 ? first : null;
    const cities = citiesNamed((number ? others : [first, ...others]).filter(Boolean), names);
    if (!cities) return [];
    const inCity = cities.length > 0 ? homes.filter(({ city }) => cities.includes(city)) : homes;
    const exact = inCity.filter(({ address }) => number && address.houseNumber?.toLowerCase() === number);
    return exact.length > 0 ? exact : inCity;
  }
  return [];
}

/** Returns the cities that "3500 hasselt" names, by zip, name or both; none for no words, null for unknown words. */
function citiesNamed([first = '', ...others]: readonly string[], names: Names): readonly string[] | null {
  const atZip = names.atZip(first);
  if (atZip.length > 0 && others.length === 0) return atZip;
  const name = (atZip.length > 0 ? others : [first, ...others]).join(' ');
  if (name === '') return [];
  const named = names.find(name);
  return named?.is === 'city' ? named.ids : null;
}
