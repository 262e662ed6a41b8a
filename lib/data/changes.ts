import { isDeepStrictEqual } from 'node:util';
import { pageAddresses } from '../content/menu/published.ts';
import { hasFields } from '../kept-pages/rows.ts';
import type { Snapshot } from './load.ts';

/**
 * Takes two states of the data; returns the names of what differs, as pages note what they read: a table ("properties"), a row that came or
 * went ("properties/5801"), a field of one ("properties/5801.price"), anything else ("site"), and "addresses" for the names in them.
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
  const rows = keys.flatMap((key) => rowChange(`${name}/${key}`, before.get(key), after.get(key)));
  const moved = rows.length === 0 && !isDeepStrictEqual([...before.keys()], [...after.keys()]);
  return rows.length > 0 || moved ? [name, ...rows] : [];
}

/** The fields of a row that differ; the row itself if it came or went. */
function rowChange(name: string, before: unknown, after: unknown): string[] {
  if (before === after) return [];
  if (!hasFields(before) || !hasFields(after)) return isDeepStrictEqual(before, after) ? [] : [name];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field])).map((field) => `${name}.${field}`);
}

/** What functions and indexes hold is not to be seen: they count as new, and pages note their answers instead. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

const addressNames = ({ catalogue: { cities, types, projects }, content: { menu } }: Snapshot) => [
  cities,
  types,
  [...projects.values()].map(({ id, city, name, external }) => ({ id, city, name, external })),
  pageAddresses(menu),
];
