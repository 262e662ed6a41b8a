import { statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { nearest } from '../base/nearest.ts';
import { readJson } from '../base/read-json.ts';
import { type Draft, type Incomplete, isDraft, orDraft } from './draft.ts';
import { type FileStamps, fileStamp, filesIn } from './folder.ts';
import { type Issue, issue } from './issue-codes.ts';
import { type DataIssue, foundValue, unreadableIssue } from './issues.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';
import { type ValidPart, validFields } from './valid-part.ts';
import { toIssues } from './zod-issues.ts';

/** An item and its file. */
export interface FromFile<T> {
  file: string;
  item: T;
}

/** The files of a folder: the valid ones, and the valid parts of the others, so that these are checked too. */
export interface Files<T> {
  valid: FromFile<T>[];
  /** Drafts that lack something that a published record needs. */
  incomplete: Incomplete<T>[];
  invalid: FromFile<ValidPart<T>>[];
}

export interface LoadedFile {
  stamp: string;
  content: unknown;
}

/** The checked content of files with their stamps: an unchanged file is not read again and keeps its object. */
export type LoadedFiles = ReadonlyMap<string, LoadedFile>;

/** The stamp of content that was not read from its file; no file has this stamp. */
export const noStamp = '';

/**
 * Replacements for files: the content of a JSON file, the size in bytes of any other file; undefined means that the file does not exist.
 */
export type Overlay = ReadonlyMap<string, unknown>;

/** Options that save work or replace files. */
export interface ReadOptions {
  /** The files that were read before: those with the same stamp are not read again. */
  known?: LoadedFiles | undefined;
  /** The current stamps of the files, if known. */
  stamps?: FileStamps | undefined;
  overlay?: Overlay | undefined;
}

/** Names ending in .json, also in capitals or followed by an extension that Windows hides. */
const looksLikeJson = /\.json(?:\.txt)?$/i;

/** Reads the files of a data folder and collects all issues, so that they are reported together. */
export class DataReader {
  readonly issues: DataIssue[] = [];
  /** The valid files. */
  readonly files = new Map<string, LoadedFile>();
  readonly #dir: string;
  readonly #known: LoadedFiles;
  readonly #stamps: FileStamps;
  readonly #overlay: Overlay;
  /** The files of the first issues, and their names. */
  readonly #seen = { count: 0, places: new Set<string>() };

  constructor(dir: string, { known = new Map(), stamps = new Map(), overlay = new Map() }: ReadOptions = {}) {
    this.#dir = dir;
    this.#known = known;
    this.#stamps = stamps;
    this.#overlay = overlay;
  }

  /** The checked content of a file; null if it has issues. */
  read<T>(file: string, schema: z.ZodType<T>): T | null {
    return this.#read(file, schema, schema).valid;
  }

  /** The list `items` of a file as a map by its unique key. */
  readTable<Item, Key>(
    file: string,
    schema: z.ZodType<{ items: Item[] }>,
    field: keyof Item & string,
    keyOf: (item: Item) => Key,
  ): Map<Key, Item> {
    return byUniqueKey(this, [file, 'items'], this.read(file, schema)?.items ?? [], field, keyOf);
  }

  /** All JSON files of a folder and its subfolders; each is named after its unique `id`. */
  readAll<T extends { id: number | string }>(folder: string, schema: z.ZodObject & z.ZodType<T>): Files<T> {
    const files: Files<T> = { valid: [], incomplete: [], invalid: [] };
    const asFile = orDraft(schema);
    const owners = new Map<number | string, string>();
    for (const file of this.#list(folder)) {
      const { valid, invalid } = this.#read(file, asFile, schema);
      const found = valid ?? invalid;
      if (valid && this.#isNamed(file, valid.id, owners)) {
        const { error } = isDraft(valid) ? schema.safeParse(valid) : {};
        if (error)
          files.incomplete.push({
            file,
            id: valid.id,
            draft: valid as Draft<T>,
            issues: toIssues(file, valid, error, schema),
          });
        else files.valid.push({ file, item: valid });
      } else if (found !== undefined) files.invalid.push({ file, item: validFields(found, schema) as ValidPart<T> });
    }
    return files;
  }

  /** The size in bytes of a file of any kind; undefined if it does not exist. */
  sizeOf(file: string): number | undefined {
    if (!this.#overlay.has(file)) return statSync(path.join(this.#dir, file), { throwIfNoEntry: false })?.size;
    const size = this.#overlay.get(file);
    return typeof size === 'number' ? size : undefined;
  }

  /** `other`: the other file involved, and the value that was probably meant. */
  addIssue(
    file: string,
    where: string,
    what: Issue,
    found: unknown,
    other: Pick<DataIssue, 'source' | 'nearest'> = {},
  ): void {
    this.issues.push({ ...what, file, path: where, ...foundValue(found), ...other });
  }

  /** Whether a file, or a file with this name in any folder, has an issue: what is missing because of it is not reported again. */
  hasIssue(file: string): boolean {
    // Called for thousands of references, so only issues added since the last call are indexed.
    for (const issue of this.issues.slice(this.#seen.count)) {
      this.#seen.places.add(issue.file);
      if (issue.file.includes('/')) this.#seen.places.add(nameOf(issue.file.replace(looksLikeJson, '.json')));
      this.#seen.count++;
    }
    return [file, path.dirname(file), nameOf(file)].some((place) => this.#seen.places.has(place));
  }

  /** The checked content of a file, or its raw content if that is invalid but readable; `fields` has the names of the fields. */
  #read<T>(file: string, schema: z.ZodType<T>, fields: z.ZodType): { valid: T | null; invalid?: unknown } {
    if (this.#isLeftOut(file)) {
      this.issues.push({ ...issue('unreadable', { what: 'file', problem: 'noFile' }), file, path: '' });
      return { valid: null };
    }
    if (this.#overlay.has(file)) return this.#check(file, noStamp, this.#overlay.get(file), schema, fields);
    const stamp = this.#stamps.get(file) ?? fileStamp(path.join(this.#dir, file));
    const known = this.#known.get(file);
    if (known && known.stamp === stamp) return { valid: this.#store(file, stamp, known.content as T) };
    let content: unknown;
    try {
      content = readJson(path.join(this.#dir, file));
    } catch (error) {
      this.issues.push(unreadableIssue('file', file, error));
      return { valid: null };
    }
    return this.#check(file, stamp, content, schema, fields);
  }

  #check<T>(
    file: string,
    stamp: string,
    content: unknown,
    schema: z.ZodType<T>,
    fields: z.ZodType,
  ): { valid: T | null; invalid?: unknown } {
    const known = this.#known.get(file);
    const parsed = schema.safeParse(content);
    if (parsed.success) return { valid: this.#store(file, stamp, reuseUnchanged(known?.content, parsed.data)) };
    this.issues.push(...toIssues(file, content, parsed.error, fields));
    return { valid: null, invalid: content };
  }

  #store<T>(file: string, stamp: string, content: T): T {
    this.files.set(file, { stamp, content });
    return content;
  }

  /** Whether a file is named after its id, and is the only one with it. */
  #isNamed(file: string, id: number | string, owners: Map<number | string, string>): boolean {
    const isNumber = typeof id === 'number';
    const named = path.basename(file, '.json');
    const owner = owners.get(id);
    if (named !== String(id))
      this.addIssue(file, 'id', issue(isNumber ? 'fileNumber' : 'fileName', { name: named }), id);
    else if (owner !== undefined)
      this.addIssue(file, 'id', issue(isNumber ? 'fileNumberTaken' : 'fileNameTaken', { owner }), id, {
        source: owner,
      });
    else owners.set(id, file);
    return owners.get(id) === file;
  }

  #list(folder: string): string[] {
    try {
      const files = [...new Set([...filesIn(this.#dir, folder), ...this.#overlay.keys()])]
        .filter((file) => looksLikeJson.test(file) && file.startsWith(`${folder}/`) && !this.#isLeftOut(file))
        .sort();
      for (const file of files)
        if (!file.endsWith('.json')) this.addIssue(file, '', issue('jsonName'), path.basename(file));
      return files.filter((file) => file.endsWith('.json'));
    } catch (error) {
      this.issues.push(unreadableIssue('folder', folder, error));
      return [];
    }
  }

  #isLeftOut(file: string): boolean {
    return this.#overlay.has(file) && this.#overlay.get(file) === undefined;
  }
}

/** Returns the items of a list in a file as a map by key; reports keys that are not unique. */
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
    else reader.addIssue(file, `${place}.${i}.${field}`, issue('itemTaken', { owner: `${place}.${owner}` }), key);
    table.set(key, item);
  }
  return table;
}

const nameOf = (file: string): string => `/${path.basename(file)}`;

/** A reference from one file to another. */
export interface Reference {
  /** Path in the referring file. */
  path: string;
  key: unknown;
  /** The file that should contain the target. */
  source: string;
  /** The message if the target does not exist. */
  issue: Issue;
  exists: boolean;
  /** Computes the value that was probably meant; called only if the target does not exist. */
  nearest?(): string | undefined;
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
  issue: issue('inList', { field, list: source }),
  exists: table.has(key),
  nearest: () => nearestIn(table, key),
});

/** Cached, since many files may reference the same missing item. */
function nearestIn(table: ReadonlyMap<unknown, unknown>, key: unknown): string | undefined {
  const known = nearestByTable.get(table) ?? new Map<unknown, string | undefined>();
  nearestByTable.set(table, known);
  if (!known.has(key)) known.set(key, nearest(key, table.keys()));
  return known.get(key);
}

const nearestByTable = new WeakMap<object, Map<unknown, string | undefined>>();

/** Reports references without a target, unless the target's file has issues itself; an undefined key is no reference. */
export function checkReferences(reader: DataReader, file: string, references: readonly Reference[]): void {
  for (const { path, key, source, issue: what, exists, nearest } of references) {
    if (key === undefined || exists || reader.hasIssue(source)) continue;
    const meant = nearest?.();
    reader.addIssue(file, path, what, key, { source, ...(meant ? { nearest: meant } : {}) });
  }
}
