import path from 'node:path';
import type { z } from 'zod';
import { type Fault, show, toFaults } from './fault.ts';
import { filesIn, type Stamps, stampOf } from './folder.ts';
import { keyed } from './keyed.ts';
import { readJson } from './read-json.ts';
import { share } from './share.ts';
import { type SoundPart, soundFields } from './sound-part.ts';

/** An item with the file that it came from. */
export interface Filed<T> {
  file: string;
  item: T;
}

/** The files of a folder: those without a fault, and of the others what has none, so that this is checked as well. */
export interface Files<T> {
  sound: Filed<T>[];
  damaged: Filed<SoundPart<T>>[];
}

/** The checked content of files, and when it was read: what has not changed since is neither read again nor another object. */
export type KnownFiles = ReadonlyMap<string, { stamp: string; content: unknown }>;

/** A name that ends in .json, or nearly: in capitals, or with an ending after it that Windows does not show. */
const meantAsJson = /\.json(?:\.txt)?$/i;

/** Reads the files of one data folder and gathers every fault on the way, so that all are told at once. */
export class DataReader {
  readonly faults: Fault[] = [];
  /** The sound files that were read. */
  readonly files = new Map<string, { stamp: string; content: unknown }>();
  readonly #dir: string;
  readonly #known: KnownFiles;
  readonly #stamps: Stamps;

  /** `stamps` are those of a look at the folder, if there was one: files are not asked again. */
  constructor(dir: string, known: KnownFiles = new Map(), stamps: Stamps = new Map()) {
    this.#dir = dir;
    this.#known = known;
    this.#stamps = stamps;
  }

  /** The checked content of a file, or null where it is at fault. */
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
    return keyed(this, [file, 'items'], this.read(file, schema)?.items ?? [], field, keyOf);
  }

  /** Every JSON file of a folder and its subfolders; each is named after its `id`, which is its own. */
  readAll<T extends { id: number | string }>(folder: string, schema: z.ZodObject & z.ZodType<T>): Files<T> {
    const files: Files<T> = { sound: [], damaged: [] };
    const owners = new Map<number | string, string>();
    for (const file of this.#list(folder)) {
      const { sound, damaged } = this.#read(file, schema);
      const found = sound ?? damaged;
      if (sound && this.#isNamed(file, sound.id, owners)) files.sound.push({ file, item: sound });
      else if (found !== undefined) files.damaged.push({ file, item: soundFields(found, schema) as SoundPart<T> });
    }
    return files;
  }

  fault(file: string, where: string, expected: string, found: unknown): void {
    this.faults.push({ file, path: where, expected, found: show(found) });
  }

  /** Whether a file, or any file with this name in a folder, has a fault: what it lacks for that reason is no second fault. */
  isAtFault(file: string): boolean {
    const name = `/${path.basename(file)}`;
    return this.faults.some(
      (fault) =>
        fault.file === file ||
        fault.file === path.dirname(file) ||
        fault.file.replace(meantAsJson, '.json').endsWith(name),
    );
  }

  /** What a file holds: checked, or what it holds instead where that can be read at all. */
  #read<T>(file: string, schema: z.ZodType<T>): { sound: T | null; damaged?: unknown } {
    const stamp = this.#stamps.get(file) ?? stampOf(path.join(this.#dir, file));
    const known = this.#known.get(file);
    if (known && known.stamp === stamp) return { sound: this.#keep(file, stamp, known.content as T) };
    const content = this.#parse(file);
    if (content === undefined) return { sound: null };
    const parsed = schema.safeParse(content);
    if (parsed.success) return { sound: this.#keep(file, stamp, share(known?.content, parsed.data)) };
    this.faults.push(...toFaults(file, content, parsed.error));
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
    if (named !== String(id)) this.fault(file, 'id', `the ${what} that names the file, ${named}`, id);
    else if (owner !== undefined)
      this.fault(file, 'id', `a ${what} that no other file has (${owner} has this one)`, id);
    else owners.set(id, file);
    return owners.get(id) === file;
  }

  #list(folder: string): string[] {
    try {
      const files = filesIn(this.#dir, folder).filter((file) => meantAsJson.test(file));
      for (const file of files)
        if (!file.endsWith('.json')) this.fault(file, '', 'a name that ends in .json', path.basename(file));
      return files.filter((file) => file.endsWith('.json'));
    } catch (error) {
      this.fault(folder, '', 'a folder of JSON files', (error as Error).message);
      return [];
    }
  }

  #parse(file: string): unknown {
    try {
      return readJson(path.join(this.#dir, file));
    } catch (error) {
      // As a whole: it ends with the place.
      this.faults.push({ file, path: '', expected: 'a readable JSON file', found: (error as Error).message });
      return undefined;
    }
  }
}
