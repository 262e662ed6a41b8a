import type { DataReader } from './reader.ts';

/** Takes the list at a place of a file; returns its items by their keys, and tells each key that is not an item's own. */
export function keyed<Item, Key>(
  reader: DataReader,
  [file, place]: readonly [file: string, place: string],
  items: readonly Item[],
  field: keyof Item & string,
  keyOf: (item: Item) => Key,
): Map<Key, Item> {
  const table = new Map<Key, Item>();
  const owners = new Map<Key, number>();
  for (const [i, item] of items.entries()) {
    const key = keyOf(item);
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, i);
    else
      reader.fault(
        file,
        `${place}.${i}.${field}`,
        `a value that no other item has (${place}.${owner} has this one)`,
        key,
      );
    table.set(key, item);
  }
  return table;
}
