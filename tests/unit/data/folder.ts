import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { type LoadedData, tryData } from '@/lib/data/load';
import { DataError, type DataIssue, type ReportedIssue, reportedIssue } from '@/lib/files/issues';
import { sampleDir } from '@/tests/support/sample-site';

const kept = ['projects/30', 'properties/5801', 'properties/5802', 'properties/5914'].map((name) => `${name}.json`);
const others = ['projects', 'properties']
  .flatMap((folder) => readdirSync(path.join(sampleDir, folder)).map((name) => `${folder}/${name}`))
  .filter((name) => !kept.includes(name));
/** The sample without its other records, read once: tests read only what they change. */
const known = tryData(sampleDir, { overlay: new Map(others.map((name) => [name, undefined])) }).files;

type Json = Record<string, unknown>;

/** An empty folder, which goes with the test that asks for it, or with the tests of the file. */
export function newFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'heem-data-'));
  const remove = () => rmSync(dir, { recursive: true });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return dir;
}

/** A data folder of a small agency, taken from the sample: three homes (5802 is featured, 5914 for rent) and one project. */
export class Folder {
  /** The differences from the sample while no file is needed. */
  readonly #changes = new Map<string, unknown>(others.map((name) => [name, undefined]));
  #dir: string | undefined;

  constructor() {
    this.set('lists.json', 'propertyLists.0.homes', [5802]);
  }

  /** Writes the files when it is first asked for. */
  get dir(): string {
    this.#dir ??= this.#written();
    return this.#dir;
  }

  /** Puts a value at a place such as "attributes.layout.bedrooms"; undefined takes it away. */
  set(file: string, place: string, value: unknown): this {
    const content = this.#read(file);
    const way = place.split('.');
    const last = way.pop() ?? '';
    const parent = way.reduce((value, key) => value[key] as Json, content);
    parent[last] = value;
    return this.#put(file, content);
  }

  /** Writes the first item of a list once more, with these fields changed. */
  repeatFirst(file: string, changed: Json = {}): this {
    const items = this.#read(file).items as Json[];
    return this.set(file, 'items', [...items, { ...items[0], ...changed }]);
  }

  /** A second home like 5801, in a file of its own. */
  addHome(file: string, changed: Json): this {
    return this.#put(file, { ...this.#read('properties/5801.json'), ...changed });
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

  /** The loaded data; throws if there are issues. */
  load(): LoadedData {
    const { data, issues } = this.#tried();
    if (issues.length > 0 || !data) throw new DataError(issues);
    return data;
  }

  /** Every issue found while loading; empty if there is none. */
  issues(): readonly DataIssue[] {
    return this.#tried().issues;
  }

  /** The same as /api/health/ has them, in English. */
  reported(): ReportedIssue[] {
    return this.issues().map(reportedIssue);
  }

  /** The places of the issues: "site.json home.banner". */
  places(): string[] {
    return this.issues().map(({ file, path: place }) => `${file} ${place}`.trim());
  }

  #tried(): ReturnType<typeof tryData> {
    return this.#dir ? tryData(this.#dir) : tryData(sampleDir, { known, overlay: this.#changes });
  }

  #put(file: string, content: Json): this {
    const text = JSON.stringify(content);
    if (this.#dir) return this.write(file, text);
    this.#changes.set(file, JSON.parse(text));
    return this;
  }

  #read(file: string): Json {
    const changed = this.#dir ? undefined : this.#changes.get(file);
    return structuredClone(changed) ?? JSON.parse(readFileSync(path.join(this.#dir ?? sampleDir, file), 'utf8'));
  }

  #written(): string {
    const dir = newFolder();
    for (const folder of ['projects', 'properties']) mkdirSync(path.join(dir, folder));
    for (const name of [...readdirSync(sampleDir).filter((name) => name.endsWith('.json')), ...kept])
      copyFileSync(path.join(sampleDir, name), path.join(dir, name));
    for (const folder of ['articles', 'pages'])
      cpSync(path.join(sampleDir, folder), path.join(dir, folder), { recursive: true });
    for (const folder of ['documents', 'pictures', 'videos'])
      symlinkSync(path.join(sampleDir, folder), path.join(dir, folder));
    for (const [file, content] of this.#changes) {
      if (content === undefined) continue;
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), JSON.stringify(content));
    }
    return dir;
  }
}
