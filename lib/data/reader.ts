import path from 'node:path';
import { z } from 'zod';
import { type FileStamps, fileStamp, filesIn } from './folder.ts';
import { type DataIssue, displayValue, toIssues } from './issues.ts';
import { readJson } from './read-json.ts';

/** An item with the file that it came from. */
export interface FromFile<T> {
  file: string;
  item: T;
}

/** The files of a folder: those without an issue, and of the others what has none, so that this is checked as well. */
export interface Files<T> {
  sound: FromFile<T>[];
  damaged: FromFile<ValidPart<T>>[];
}

/** The checked content of files, and when it was read: what has not changed since is neither read again nor another object. */
export type LoadedFiles = ReadonlyMap<string, { stamp: string; content: unknown }>;

/** A name that ends in .json, or nearly: in capitals, or with an ending after it that Windows does not displayValue. */
const meantAsJson = /\.json(?:\.txt)?$/i;

/** Reads the files of one data folder and gathers every issue on the way, so that all are told at once. */
export class DataReader {
  readonly issues: DataIssue[] = [];
  /** The sound files that were read. */
  readonly files = new Map<string, { stamp: string; content: unknown }>();
  readonly #dir: string;
  readonly #known: LoadedFiles;
  readonly #stamps: FileStamps;

  /** `stamps` are those of a look at the folder, if there was one: files are not asked again. */
  constructor(dir: string, known: LoadedFiles = new Map(), stamps: FileStamps = new Map()) {
    this.#dir = dir;
    this.#known = known;
    this.#stamps = stamps;
  }

  /** The checked content of a file, or null where it has issues. */
  read<T>(file: string, schema: z.ZodType<T>): T | null {
    return this.#read(file, schema).sound;
  }

  /** The list in a file under `items`, by its key, which each item has for itself. */
  readTable<Item, Key>(
    file: string,
    schema: z.ZodType<{ items: Item[] }>,
    field: keyof Item & string,
    keyOf: (item: Item) => Key,
  ): Map<Key, Item> {
    return byUniqueKey(this, [file, 'items'], this.read(file, schema)?.items ?? [], field, keyOf);
  }

  /** Every JSON file of a folder and its subfolders; each is named after its `id`, which is its own. */
  readAll<T extends { id: number | string }>(folder: string, schema: z.ZodObject & z.ZodType<T>): Files<T> {
    const files: Files<T> = { sound: [], damaged: [] };
    const owners = new Map<number | string, string>();
    for (const file of this.#list(folder)) {
      const { sound, damaged } = this.#read(file, schema);
      const found = sound ?? damaged;
      if (sound && this.#isNamed(file, sound.id, owners)) files.sound.push({ file, item: sound });
      else if (found !== undefined) files.damaged.push({ file, item: validFields(found, schema) as ValidPart<T> });
    }
    return files;
  }

  addIssue(file: string, where: string, expected: string, found: unknown): void {
    this.issues.push({ file, path: where, expected, found: displayValue(found) });
  }

  /** Whether a file, or any file with this name in a folder, has an issue: what it lacks for that reason is no second issue. */
  hasIssue(file: string): boolean {
    const name = `/${path.basename(file)}`;
    return this.issues.some(
      (issue) =>
        issue.file === file ||
        issue.file === path.dirname(file) ||
        issue.file.replace(meantAsJson, '.json').endsWith(name),
    );
  }

  /** What a file holds: checked, or what it holds instead where that can be read at all. */
  #read<T>(file: string, schema: z.ZodType<T>): { sound: T | null; damaged?: unknown } {
    const stamp = this.#stamps.get(file) ?? fileStamp(path.join(this.#dir, file));
    const known = this.#known.get(file);
    if (known && known.stamp === stamp) return { sound: this.#keep(file, stamp, known.content as T) };
    const content = this.#parse(file);
    if (content === undefined) return { sound: null };
    const parsed = schema.safeParse(content);
    if (parsed.success) return { sound: this.#keep(file, stamp, reuseUnchanged(known?.content, parsed.data)) };
    this.issues.push(...toIssues(file, content, parsed.error));
    return { sound: null, damaged: content };
  }

  #keep<T>(file: string, stamp: string, content: T): T {
    this.files.set(file, { stamp, content });
    return content;
  }

  /** Whether a file is named after its id, the only one with it. */
  #isNamed(file: string, id: number | string, owners: Map<number | string, string>): boolean {
    const what = typeof id === 'number' ? 'number' : 'name';
    const named = path.basename(file, '.json');
    const owner = owners.get(id);
    if (named !== String(id)) this.addIssue(file, 'id', `the ${what} that names the file, ${named}`, id);
    else if (owner !== undefined)
      this.addIssue(file, 'id', `a ${what} that no other file has (${owner} has this one)`, id);
    else owners.set(id, file);
    return owners.get(id) === file;
  }

  #list(folder: string): string[] {
    try {
      const files = filesIn(this.#dir, folder).filter((file) => meantAsJson.test(file));
      for (const file of files)
        if (!file.endsWith('.json')) this.addIssue(file, '', 'a name that ends in .json', path.basename(file));
      return files.filter((file) => file.endsWith('.json'));
    } catch (error) {
      this.addIssue(folder, '', 'a folder of JSON files', (error as Error).message);
      return [];
    }
  }

  #parse(file: string): unknown {
    try {
      return readJson(path.join(this.#dir, file));
    } catch (error) {
      // As a whole: it ends with the place.
      this.issues.push({ file, path: '', expected: 'a readable JSON file', found: (error as Error).message });
      return undefined;
    }
  }
}

/** Takes the list at a place of a file; returns its items by their keys, and tells each key that is not an item's own. */
export function byUniqueKey<Item, Key>(
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
      reader.addIssue(
        file,
        `${place}.${i}.${field}`,
        `a value that no other item has (${place}.${owner} has this one)`,
        key,
      );
    table.set(key, item);
  }
  return table;
}

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

/** Tells every reference that leads nowhere, unless what it names has an issue of its own; what names nothing is no reference. */
export function checkReferences(reader: DataReader, file: string, references: readonly Reference[]): void {
  for (const { path, key, source, expected, exists } of references) {
    if (key !== undefined && !exists && !reader.hasIssue(source)) reader.addIssue(file, path, expected, key);
  }
}

/** What is sound of an item with an issue; a list keeps its places, empty where its item has issues. */
export type ValidPart<T> = {
  [Field in keyof T]?:
    | (NonNullable<T[Field]> extends readonly (infer Item)[] ? readonly (Item | undefined)[] : T[Field])
    | undefined;
};

/** The fields of an object that its schema finds nothing wrong with. */
function validFields(content: unknown, schema: z.ZodObject): Record<string, unknown> {
  const found = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, soundPart(found[name], field)] as const);
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
}

/** A value without an issue; of a list with one, the items that have none, each at its place; else undefined. */
function soundPart(value: unknown, schema: z.core.$ZodType): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  return schema instanceof z.ZodArray && Array.isArray(value)
    ? value.map((item) => soundPart(item, schema.element))
    : undefined;
}

/** Takes a value as it was and as it is now, both as JSON has them; returns the new one, with the old objects wherever nothing has changed. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, current] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(current);
  for (const key of keys) current[key] = reuseUnchanged(old[key], current[key]);
  return Object.keys(old).length === keys.length && keys.every((key) => current[key] === old[key])
    ? (before as T)
    : now;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
