import { isDeepStrictEqual } from 'node:util';
import { pageAddresses } from '../content/menu/published.ts';
import type { Snapshot } from './load.ts';

/**
 * Takes two states of the data; returns the names of what differs, as pages note what they read: a table and each of its rows
 * ("properties", "properties/5801"), any other field ("site"), and "addresses" for the names that addresses are made of.
 */
export function changesBetween(before: Snapshot, after: Snapshot): string[] {
  return [
    ...differences(before.catalogue, after.catalogue),
    ...differences(before.content, after.content),
    ...(isDeepStrictEqual(addressNames(before), addressNames(after)) ? [] : ['addresses']),
  ];
}

function differences<T extends object>(before: T, after: T): string[] {
  return (Object.keys(after) as (keyof T & string)[]).flatMap((name) => {
    const [old, now]: unknown[] = [before[name], after[name]];
    if (old instanceof Map && now instanceof Map) return rowChanges(name, old, now);
    return isPlain(now) && isDeepStrictEqual(old, now) ? [] : [name];
  });
}

/** Rows that the reader found unchanged are the same objects; those that are put together anew hold the same. */
function rowChanges(
  name: string,
  before: ReadonlyMap<unknown, unknown>,
  after: ReadonlyMap<unknown, unknown>,
): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const rows = keys.filter(
    (key) => before.get(key) !== after.get(key) && !isDeepStrictEqual(before.get(key), after.get(key)),
  );
  const moved = rows.length === 0 && !isDeepStrictEqual([...before.keys()], [...after.keys()]);
  return rows.length > 0 || moved ? [name, ...rows.map((key) => `${name}/${key}`)] : [];
}

/** What functions and indexes hold is not to be seen: they count as new, and pages note their answers instead. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

const addressNames = ({ catalogue: { cities, types, marquees, projects }, content: { menu } }: Snapshot) => [
  cities,
  types,
  marquees,
  [...projects.values()].map(({ id, city, name, external }) => ({ id, city, name, external })),
  pageAddresses(menu),
];
