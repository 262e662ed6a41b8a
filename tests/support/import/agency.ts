import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path, { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { onTestFinished, test } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { type Property, propertySchema } from '@/lib/catalogue/schema/property';
import { type Database, openDatabase } from '@/lib/db/database';
import { sqliteDialect } from '@/lib/db/sqlite';
import { writeFile } from '@/lib/files/write-file';
import type { Report } from '@/lib/import/decisions';
import { type Feed, type UnknownValue, UnknownValues } from '@/lib/import/feed';
import { formats, type ReadFeed } from '@/lib/import/formats';
import { type ImportEnvironment, type ImportOptions, runImport } from '@/lib/import/run-import';
import { sampleDir } from '@/tests/support/sample-site';
import { Folder, newFolder } from '@/tests/unit/data/folder';

/** A generated photograph, different for each address. */
export const photograph = (url: string): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(url).digest();
  return sharp({ create: { width: 320, height: 200, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
};

/** The file of a database without rows, made once for all tests of a worker. */
let empty: Promise<Buffer> | undefined;

async function emptyDatabase(file: string): Promise<Buffer> {
  await (await openDatabase(sqliteDialect(file))).destroy();
  return readFileSync(file);
}

/** A database of the current test. */
async function ownDatabase(): Promise<Database> {
  const [dir, other] = [newFolder(), newFolder()];
  onTestFinished(async () => {
    await (await processState.database)?.destroy();
    processState.database = undefined;
  });
  empty ??= emptyDatabase(path.join(other, 'heem.db'));
  writeFile(path.join(dir, 'heem.db'), await empty);
  return openDatabase(sqliteDialect(path.join(dir, 'heem.db')));
}

/** An agency with a separate data folder, and a download function that returns a photograph for every address. */
export class Agency extends Folder {
  /** The addresses that were fetched. */
  readonly fetched: string[] = [];
  readonly environment: ImportEnvironment;

  constructor() {
    super();
    processState.database ??= ownDatabase();
    this.remove('pictures');
    mkdirSync(path.join(this.dir, 'pictures'));
    for (const name of readdirSync(path.join(sampleDir, 'pictures')))
      symlinkSync(path.join(sampleDir, 'pictures', name), path.join(this.dir, 'pictures', name));
    const download = (url: string) => {
      this.fetched.push(url);
      return photograph(url);
    };
    this.environment = { dataDir: this.dir, varDir: newFolder(), download };
  }

  /** Imports a feed's text, by default in Kyero's format on 22 November 2026. */
  import(
    feed: string | Uint8Array,
    wanted: Partial<ImportOptions> & { format?: keyof typeof formats } = {},
    environment: Partial<ImportEnvironment> = {},
  ): Promise<Report> {
    const { format = 'kyero', ...more } = wanted;
    const read = formats[format];
    const place = path.join(this.environment.varDir, 'feed');
    writeFile(place, feed);
    const usual = {
      read,
      place,
      feed: format,
      maxGone: 0.5,
      broker: undefined,
      dryRun: false,
      today: '2026-11-22',
      by: { id: null, name: 'test' },
    };
    return runImport({ ...usual, ...more }, { ...this.environment, ...environment });
  }

  text(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  home(id: number): Property {
    return propertySchema.parse(JSON.parse(readFileSync(path.join(this.dir, `properties/${id}.json`), 'utf8')));
  }

  /** The homes of an import, by their id in the feed. */
  homes(): Map<string, Property> {
    const all = readdirSync(path.join(this.dir, 'properties')).map((name) => this.home(Number.parseInt(name, 10)));
    return new Map(all.flatMap((home) => (home.source ? [[home.source.id, home]] : [])));
  }

  /** Every file with its content and modification time, to check that nothing was written. */
  state(): string[] {
    const names = readdirSync(this.dir, { recursive: true, encoding: 'utf8' }).sort();
    const files = names.filter((name) => !name.startsWith('.heem'));
    return files.map((name) => {
      const { mtimeMs, ino } = statSync(path.join(this.dir, name));
      return `${name} ${mtimeMs} ${ino}`;
    });
  }
}

/** A test with an agency of its own. */
export const it = test.extend('agency', () => new Agency());

interface Fields {
  id: string;
  price?: number;
  text?: string;
  pictures?: string[];
  type?: string;
  /** Date of the last change, according to the supplier. */
  date?: string;
}

/** Four houses for a feed. */
export const fourHouses = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }] as const;

/** A feed of Kyero with houses in Luxembourg, where an advert needs nothing that Kyero lacks. */
export const kyeroOf = (...homes: Fields[]): string =>
  `<root><kyero><feed_version>3</feed_version></kyero>${homes.map(propertyOf).join('\n')}</root>`;

function propertyOf({ id, price, text, pictures, type, date }: Fields): string {
  const images = (pictures ?? [`http://pictures.example/${id}.jpg`]).map((url) => `<image><url>${url}</url></image>`);
  return `<property><id>${id}</id>${date ? `<date>${date}</date>` : ''}<ref>REF-${id}</ref>
    <price>${price ?? 300_000}</price><currency>EUR</currency><price_freq>sale</price_freq>
    <type>${type ?? 'Villa'}</type><town>Wiltz</town><country>Luxembourg</country><beds>3</beds>
    <desc><en>${text ?? `House ${id}`}</en></desc><images>${images.join('')}</images></property>`;
}

/** A feed of the sample suppliers in this folder. */
export const sampleFeed = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

/** The result of a reader, and unknown values as "field: value". */
export function readAs(read: ReadFeed, feed: Uint8Array | string): Feed & { unknown: string[] } {
  const unknownValues = new UnknownValues();
  const bytes = typeof feed === 'string' ? Buffer.from(feed) : feed;
  const result = read(bytes, unknownValues);
  return { ...result, unknown: unknownValues.unknown.map(({ field, value }: UnknownValue) => `${field}: ${value}`) };
}

export interface Packed {
  name: string;
  content: Uint8Array | string;
  /** Wrong metadata in the archive. */
  says?: { bytes?: number; checksum?: number; flags?: number; method?: number };
}

const named = 0x0800;
const numbers = (...fields: (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** The bytes of a ZIP archive with these files in their order; names are in UTF-8. */
export function zipOf(...files: Packed[]): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, says = {} } of files) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    // APPNOTE.TXT 4.4: version, flags, method, time, day, checksum, both sizes, length of the name, no extra field.
    const actual = numbers(
      [2, 20],
      [2, says.flags ?? named],
      [2, says.method ?? 8],
      [2, 0],
      [2, 0x21],
      [4, says.checksum ?? crc32(content)],
      [4, packed.length],
      [4, says.bytes ?? Buffer.byteLength(content)],
      [2, title.length],
      [2, 0],
    );
    const local = Buffer.concat([numbers([4, 0x04034b50]), actual, title, packed]);
    directory.push(numbers([4, 0x02014b50], [2, 20]), actual, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]), title);
    locals.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const [count, end] = [files.length, numbers([4, 0x06054b50], [2, 0], [2, 0])];
  return Buffer.concat([...locals, listed, end, numbers([2, count], [2, count], [4, listed.length], [4, at], [2, 0])]);
}
