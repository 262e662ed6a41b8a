import { plain } from '../../base/slug.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { cityOf } from '../lookup.ts';
import type { Property } from '../schema/property.ts';

/** The words of homes, cached as long as their catalogue exists. */
const knownWords = new WeakMap<object, Map<Property, string[]>>();

/** Returns the words by which staff find a home: number, reference, address and titles. */
export function homeWords(home: Property, catalogue: Snapshot['catalogue']): string[] {
  const cached = knownWords.get(catalogue) ?? new Map<Property, string[]>();
  knownWords.set(catalogue, cached);
  const words = cached.get(home) ?? tokenize(searchText(home, { catalogue }));
  cached.set(home, words);
  return words;
}

function searchText(
  { id, reference, title, address, city }: Property,
  { catalogue }: Pick<Snapshot, 'catalogue'>,
): string {
  const { zip, name } = cityOf({ city }, catalogue);
  const { street, houseNumber, boxNr } = address;
  return [id, reference, street, houseNumber, boxNr, zip, ...Object.values(name), ...Object.values(title)].join(' ');
}

/** The words of a text without capitals and accents. */
export const tokenize = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
