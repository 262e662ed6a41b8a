import type { Property } from '../catalogue/schema/property.ts';
import type { Filed } from '../data/reader.ts';
import type { Comparison } from './compare-feed.ts';
import type { Surroundings } from './home/surroundings.ts';
import { type Built, toProperty } from './home/to-property.ts';
import type { ImportedHome, SetAside } from './imported-home.ts';

/** A home of the feed as it will be, but for its pictures and its status. */
export interface Candidate extends Built {
  given: ImportedHome;
  /** The file that holds it, or will hold it, in the data folder. */
  file: string;
  previous: Property | undefined;
}

/** Makes homes of those that a feed names; a new one gets a number above all others, and keeps it. */
export function buildHomes(
  named: Comparison['named'],
  homes: readonly Filed<Property>[],
  around: Surroundings,
): { candidates: Candidate[]; setAside: SetAside[] } {
  let highest = homes.reduce((most, { item }) => Math.max(most, item.id), 0);
  const candidates: Candidate[] = [];
  const setAside: SetAside[] = [];
  for (const { given, known } of named) {
    const id = known?.item.id ?? highest + 1;
    const built = toProperty(given, known?.item, id, around);
    if (Array.isArray(built)) {
      setAside.push(...built);
      continue;
    }
    highest = Math.max(highest, id);
    candidates.push({ ...built, given, file: known?.file ?? `properties/${id}.json`, previous: known?.item });
  }
  return { candidates, setAside };
}
