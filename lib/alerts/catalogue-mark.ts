import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';

const known = new WeakMap<Catalogue, string>();

/** A short text that is another one as soon as anything of the homes is: who was compared with it has nothing to learn. Survives restarts. */
export function catalogueMark(catalogue: Catalogue): string {
  const mark = known.get(catalogue) ?? markOf(catalogue);
  known.set(catalogue, mark);
  return mark;
}

function markOf({ properties, cities, types, marquees }: Catalogue): string {
  const hash = createHash('sha256');
  for (const table of [properties, cities, types, marquees])
    for (const row of table.values()) hash.update(JSON.stringify(row));
  return hash.digest('base64url');
}
