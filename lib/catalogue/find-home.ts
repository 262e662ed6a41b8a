import { plain } from '../slug.ts';
import type { Property } from './schema/property.ts';

/** The home that a visitor names by its number or its reference, exactly (specification, section 5); null for none. */
export function findHome(words: string, properties: ReadonlyMap<number, Property>): Property | null {
  const word = plain(words);
  const id = Number(/^(?:[a-z]+-)?(\d+)$/.exec(word)?.[1]);
  const home = properties.get(id);
  return home && (word === String(id) || word === plain(home.reference)) ? home : null;
}
