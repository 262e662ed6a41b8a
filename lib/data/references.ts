import type { DataReader } from './reader.ts';

/** One thing named in a file: where it is named, and where it must be found. */
export interface Reference {
  /** Path in the naming file. */
  path: string;
  key: unknown;
  /** The file that should hold it. */
  source: string;
  expected: string;
  exists: boolean;
}

/** A reference to an item of a list such as cities.json. */
export const inTable = (
  path: string,
  key: unknown,
  source: string,
  field: string,
  table: ReadonlyMap<unknown, unknown>,
): Reference => ({
  path,
  key,
  source,
  expected: `${/^[aeiou]/.test(field) ? 'an' : 'a'} ${field} of ${source}`,
  exists: table.has(key),
});

/** Tells every reference that leads nowhere, unless what it names has a fault of its own; what names nothing is no reference. */
export function checkReferences(reader: DataReader, file: string, references: readonly Reference[]): void {
  for (const { path, key, source, expected, exists } of references) {
    if (key !== undefined && !exists && !reader.isAtFault(source)) reader.fault(file, path, expected, key);
  }
}
