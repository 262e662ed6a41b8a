import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Fault, show, toFaults } from './fault.ts';

/** An item with the file that it came from. */
export interface Filed<T> {
  file: string;
  item: T;
}

/** Reads the files of one data folder and gathers every fault on the way, so that all are told at once. */
export class DataReader {
  readonly faults: Fault[] = [];
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The checked content of a file, or null where it is at fault. */
  read<T>(file: string, schema: z.ZodType<T>): T | null {
    const content = this.#parse(file);
    if (content === undefined) return null;
    const parsed = schema.safeParse(content);
    if (parsed.success) return parsed.data;
    this.faults.push(...toFaults(file, content, parsed.error));
    return null;
  }

  /** The list in a file under `items`, by its key, which each item has for itself. */
  readTable<Item, Key>(
    file: string,
    schema: z.ZodType<{ items: Item[] }>,
    field: keyof Item & string,
    keyOf: (item: Item) => Key,
  ): Map<Key, Item> {
    const table = new Map<Key, Item>();
    for (const [i, item] of (this.read(file, schema)?.items ?? []).entries()) {
      if (table.has(keyOf(item)))
        this.fault(file, `items.${i}.${field}`, 'a value that no other item has', keyOf(item));
      table.set(keyOf(item), item);
    }
    return table;
  }

  /** Every JSON file of a folder and its subfolders, those at fault left out; each is named after its `id`, which is its own. */
  readAll<T extends { id: number }>(folder: string, schema: z.ZodType<T>): Filed<T>[] {
    const seen = new Set<number>();
    return this.#list(folder).flatMap((name) => {
      const file = path.join(folder, name);
      const item = this.read(file, schema);
      if (!item) return [];
      const named = path.basename(name, '.json');
      if (named !== String(item.id)) this.fault(file, 'id', `the number that names the file, ${named}`, item.id);
      else if (seen.has(item.id)) this.fault(file, 'id', 'a number that no other file has', item.id);
      seen.add(item.id);
      return [{ file, item }];
    });
  }

  fault(file: string, where: string, expected: string, found: unknown): void {
    this.faults.push({ file, path: where, expected, found: show(found) });
  }

  /** Whether a file, or any file with this name in a folder, has a fault: what it lacks for that reason is no second fault. */
  isAtFault(file: string): boolean {
    return this.faults.some(
      (fault) =>
        fault.file === file || fault.file === path.dirname(file) || fault.file.endsWith(`/${path.basename(file)}`),
    );
  }

  #list(folder: string): string[] {
    try {
      const names = readdirSync(path.join(this.#dir, folder), { recursive: true, encoding: 'utf8' });
      return names.filter((name) => name.endsWith('.json')).sort();
    } catch (error) {
      this.fault(folder, '', 'a folder of JSON files', (error as Error).message);
      return [];
    }
  }

  #parse(file: string): unknown {
    try {
      return JSON.parse(readFileSync(path.join(this.#dir, file), 'utf8'));
    } catch (error) {
      this.fault(file, '', 'a readable JSON file', (error as Error).message);
      return undefined;
    }
  }
}
