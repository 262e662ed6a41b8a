import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';

const known = new WeakMap<object, string>();

/** A short text that is another one as soon as anything of the homes is: who was compared with it has nothing to learn. Survives restarts. */
export const catalogueMark = (catalogue: Catalogue): string => once(catalogue, () => markOf(catalogue));

/** A row that a change leaves alone is the same object after it: it is written out once. */
function markOf({ properties, cities, types, marquees }: Catalogue): string {
  const hash = createHash('sha256');
  for (const table of [properties, cities, types, marquees])
    for (const row of table.values())
      hash.update(once(row, () => createHash('sha256').update(JSON.stringify(row)).digest('base64url')));
  return hash.digest('base64url');
}

function once(of: object, mark: () => string): string {
  const made = known.get(of) ?? mark();
  known.set(of, made);
  return made;
}
