import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Fault, show, toFaults } from './fault.ts';

/** An item with the file that it came from. */
export interface Filed<T> {
  file: string;
  item: T;
}

/** What is sound of an item with a fault; a list keeps its places, empty where its item is at fault. */
export type SoundPart<T> = {
  [Field in keyof T]?:
    | (NonNullable<T[Field]> extends readonly (infer Item)[] ? readonly (Item | undefined)[] : T[Field])
    | undefined;
};

/** The files of a folder: those without a fault, and of the others what has none, so that this is checked as well. */
export interface Files<T> {
  sound: Filed<T>[];
  damaged: Filed<SoundPart<T>>[];
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
    return content === undefined ? null : this.#check(file, content, schema);
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

  /** Every JSON file of a folder and its subfolders; each is named after its `id`, which is its own. */
  readAll<T extends { id: number | string }>(folder: string, schema: z.ZodObject & z.ZodType<T>): Files<T> {
    const files: Files<T> = { sound: [], damaged: [] };
    const seen = new Set<number | string>();
    for (const name of this.#list(folder)) {
      const file = path.join(folder, name);
      const content = this.#parse(file);
      if (content === undefined) continue;
      const item = this.#check(file, content, schema);
      if (!item) {
        files.damaged.push({ file, item: soundFields(content, schema) as SoundPart<T> });
        continue;
      }
      files.sound.push({ file, item });
      this.#checkName(file, item.id, seen);
    }
    return files;
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

  #check<T>(file: string, content: unknown, schema: z.ZodType<T>): T | null {
    const parsed = schema.safeParse(content);
    if (parsed.success) return parsed.data;
    this.faults.push(...toFaults(file, content, parsed.error));
    return null;
  }

  #checkName(file: string, id: number | string, seen: Set<number | string>): void {
    const what = typeof id === 'number' ? 'number' : 'name';
    const named = path.basename(file, '.json');
    if (named !== String(id)) this.fault(file, 'id', `the ${what} that names the file, ${named}`, id);
    else if (seen.has(id)) this.fault(file, 'id', `a ${what} that no other file has`, id);
    seen.add(id);
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

/** The fields of an object that its schema finds nothing wrong with. */
function soundFields(content: unknown, schema: z.ZodObject): Record<string, unknown> {
  const found = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, soundPart(found[name], field)] as const);
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
}

/** A value without a fault; of a list with one, the items that have none, each at its place; else undefined. */
function soundPart(value: unknown, schema: z.core.$ZodType): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  return schema instanceof z.ZodArray && Array.isArray(value)
    ? value.map((item) => soundPart(item, schema.element))
    : undefined;
}
