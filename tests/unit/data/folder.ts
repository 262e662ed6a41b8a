import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { DataError, type DataIssue } from '@/lib/data/issues';
import { loadSnapshot } from '@/lib/data/load';
import { sampleDir } from '@/tests/support/sample-site';

const lists = [
  ...[
    'categories',
    'cities',
    'conditions',
    'costs',
    'deed-medians',
    'figures',
    'footer',
    'header',
    'lists',
    'marquees',
    'menu',
  ],
  ...['pictures', 'price-units', 'property-types', 'site', 'team', 'testimonials', 'visits'],
];
const content = ['articles', 'pages'];
const kept = ['projects/30', 'properties/5801', 'properties/5802', 'properties/5914'];

type Json = Record<string, unknown>;

const folders: string[] = [];
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true });
});

/** A data folder of a small agency, taken from the sample: three homes (5802 is featured, 5914 for rent) and one project. */
export class Folder {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'heem-data-'));

  constructor() {
    folders.push(this.dir);
    for (const folder of ['projects', 'properties']) mkdirSync(path.join(this.dir, folder));
    for (const name of [...lists, ...kept])
      cpSync(path.join(sampleDir, `${name}.json`), path.join(this.dir, `${name}.json`));
    for (const folder of content)
      cpSync(path.join(sampleDir, folder), path.join(this.dir, folder), { recursive: true });
    for (const folder of ['documents', 'pictures', 'videos'])
      symlinkSync(path.join(sampleDir, folder), path.join(this.dir, folder));
    this.set('lists.json', 'propertyLists.0.homes', [5802]);
  }

  /** Puts a value at a place such as "attributes.layout.bedrooms"; undefined takes it away. */
  set(file: string, place: string, value: unknown): this {
    const content = this.#read(file);
    const way = place.split('.');
    const last = way.pop() ?? '';
    const parent = way.reduce((value, key) => value[key] as Json, content);
    parent[last] = value;
    return this.write(file, JSON.stringify(content));
  }

  /** Writes the first item of a list once more, with these fields changed. */
  repeatFirst(file: string, changed: Json = {}): this {
    const content = this.#read(file);
    const items = content.items as Json[];
    return this.set(file, 'items', [...items, { ...items[0], ...changed }]);
  }

  /** A second home like 5801, in a file of its own. */
  addHome(file: string, changed: Json): this {
    return this.write(file, JSON.stringify({ ...this.#read('properties/5801.json'), ...changed }));
  }

  write(file: string, text: string): this {
    mkdirSync(path.dirname(path.join(this.dir, file)), { recursive: true });
    writeFileSync(path.join(this.dir, file), text);
    return this;
  }

  remove(file: string): this {
    rmSync(path.join(this.dir, file), { recursive: true });
    return this;
  }

  /** Every issue that loading tells; none for data that load. */
  issues(): readonly DataIssue[] {
    try {
      loadSnapshot(this.dir);
      return [];
    } catch (error) {
      if (error instanceof DataError) return error.issues;
      throw error;
    }
  }

  /** Where the issues are: "site.json home.banner". */
  places(): string[] {
    return this.issues().map(({ file, path: place }) => `${file} ${place}`.trim());
  }

  #read(file: string): Json {
    return JSON.parse(readFileSync(path.join(this.dir, file), 'utf8'));
  }
}
