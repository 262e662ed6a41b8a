import path from 'node:path';
import type { Actor } from '../audit/store.ts';
import type { City } from '../catalogue/schema/lists.ts';
import { type Property, propertySchema } from '../catalogue/schema/property.ts';
import type { ImportSource } from '../content/import-sources.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { LastValidCopies } from '../data/last-valid-copies.ts';
import { Stage } from '../data/stage.ts';
import { loadValid } from '../data/valid-records.ts';
import { type Publish, withDataLock } from '../data/write.ts';
import type { Incomplete } from '../files/draft.ts';
import { issue } from '../files/issue-codes.ts';
import { DataReader, type FromFile } from '../files/reader.ts';
import { fileHash } from '../files/undo-bytes.ts';
import { recordOfFile } from '../files/unreviewed.ts';
import type { writeDurably } from '../files/write-file.ts';
import { listHomesWithCopy } from '../records/records.ts';
import { readUnreviewedHashes } from '../records/store-unreviewed.ts';
import { buildHomes, type Comparison, compareFeed } from './compare-feed.ts';
import { corrected } from './corrections.ts';
import { countChanges, decideHomes, type HomeFile, type Report, withdrawHomes } from './decisions.ts';
import type { FeedPackage } from './delivery.ts';
import type { Download } from './download.ts';
import { fetchPictures, markEnclosed, pictureLimits, withEnclosed } from './download-pictures.ts';
import { type Feed, namedIn, type SkippedHome, UnknownValues } from './feed.ts';
import { storeFetched } from './fetched-pictures.ts';
import type { ReadFeed } from './formats.ts';
import { heldNumbers, heldOfFeed, overlayOf, refuseInvalidLists, skipHeldHomes, withHeldTexts } from './held-homes.ts';
import type { ImportStep } from './outcome.ts';
import { PictureIndex, unnamedPictures } from './pictures.ts';
import { readFeed } from './read-feed.ts';
import { homeReports } from './records.ts';
import { splitUnchanged, writeImport } from './write-import.ts';

export interface ImportOptions {
  read: ReadFeed;
  /** The path or the address of the feed. */
  place: string;
  /** The name of the feed in the data, a key. */
  feed: string;
  /** The largest share of its homes that may be withdrawn at once, from 0 to 1. */
  maxGone: number;
  /** An id of data/team.json; the default is the first one. */
  broker: string | undefined;
  /** Whether the last step, writing, is left out. */
  dryRun: boolean;
  today: string;
  /** The settings of the source. */
  source?: Pick<ImportSource, 'meanings' | 'corrections'>;
  /** The feed's id of a single home to import; no other home is touched. */
  only?: string | undefined;
  by: Actor & { email?: string };
}

/** The folders, and the functions that download and write. */
export interface ImportEnvironment {
  dataDir: string;
  varDir: string;
  download: Download;
  write?: typeof writeDurably;
  /** Called with the progress of the run. */
  progress?: (step: ImportStep, done?: number, total?: number) => void;
}

/** The maximum number of files that an undo restores. */
const maxUndoable = 1_000;

/**
 * Updates the data from a feed: completely, or not at all if the site would refuse the result. A dry run does everything up to the last
 * step. Homes whose file is held back are left alone. Throws an InvalidFeedError for a feed that cannot be used, and a DataError for
 * issues in what every home needs, and in the result.
 */
export async function runImport(wanted: ImportOptions, environment: ImportEnvironment): Promise<Report> {
  const { feed: name, today, dryRun, only, by, source = { meanings: [], corrections: [] } } = wanted;
  const { dataDir, varDir, download, write, progress = () => undefined } = environment;
  progress('read');
  const valid = loadValid(dataDir, new LastValidCopies(dataDir, varDir));
  refuseInvalidLists(valid);
  const { snapshot: data, files: known, tables: lists } = valid;
  const unknownValues = new UnknownValues({ meanings: source.meanings, types: lists.types });
  const { feed, find } = await deliveryOf(wanted, download, unknownValues);
  const right = corrected(feed.homes, source, lists.types);
  const overlay = overlayOf(valid);
  const { valid: homes, incomplete } = new DataReader(dataDir, { known, overlay }).readAll(
    'properties',
    propertySchema,
  );
  const selected = onlyOf({ ...feed, homes: right.homes }, only);
  const compared = skipHeldHomes(
    skipDrafts(compareFeed(selected, name, homes, wanted.maxGone), name, incomplete),
    heldOfFeed(dataDir, name, valid),
  );
  const tables = { ...lists, cities: new Map(lists.cities), team: data.content.team };
  const { pictures } = tables;
  const named = await markEnclosed(compared.named, { find, maxBytes: pictureLimits.maxBytes, pictures });
  const broker = brokerOf(data, wanted.broker);
  const numbers = [
    ...homes.map(({ item }) => item.id),
    ...incomplete.map(({ id }) => Number(id)),
    ...heldNumbers(valid),
    // Include homes that were begun in the office and not saved yet.
    ...(await listHomesWithCopy()),
  ];
  const built = buildHomes(named, numbers, { tables, team: tables.team, feed: name, broker, today, unknownValues });
  const book = new PictureIndex(
    pictures.values(),
    named.map(({ imported }) => imported),
  );
  // All texts of a published home are approved.
  const unpublished = built.candidates.filter(({ previous }) => previous && previous.status !== 'published');
  const unread = await readUnreviewedHashes(unpublished.map(({ file }) => recordOfFile(file)));
  const stage = new Stage(dataDir, path.join(varDir, 'import'));
  const fetched = storeFetched(download, varDir);
  try {
    const failed = await fetchPictures(built.candidates, {
      book,
      feed: name,
      download: withEnclosed(find, fetched.download),
      save: (...file) => stage.put(...file),
      progress: (done, total) => progress('pictures', done, total),
    });
    await fetched.forget(failed.map(({ url }) => url));
    progress('check');
    const listed = new Set([...data.content.propertyLists.values()].flatMap((list) => list.homes ?? []));
    const own = new Set(built.candidates.map(({ file }) => file));
    const others = homes.filter(({ file }) => !own.has(file));
    const decided = decideHomes(built.candidates, { others, tables, book, listed, feed: name, today, unread });
    const left = withdrawHomes(compared.gone, listed, today);
    // An import of a single home does not know which pictures the others use.
    const gone =
      only === undefined
        ? book.removeUnused(unnamedPictures(name, data.catalogue.pictures.values(), withHeldTexts(dataDir, valid)))
        : [];
    const all = [...decided.files, ...left.files];
    const work = async (publish: Publish | null) => {
      const read = ['pictures.json', 'cities.json', ...all.map(({ file }) => file)];
      const seen = new Map(read.map((file) => [file, fileHash(path.join(dataDir, file))]));
      const unchanged = splitUnchanged(all, dataDir);
      const cities = newCities(unchanged.files, tables.cities, data.catalogue.cities);
      const isUndoable = unchanged.files.length + book.added + gone.length <= maxUndoable;
      const auditEvent = () => importEvent(name, countChanges(unchanged.files));
      progress('write');
      const log = await writeImport(stage, unchanged.files, {
        dataDir,
        known,
        book,
        cities,
        gone,
        publish: async () => publish?.(stage, { by, auditEvent, seen, write, isUndoable }) ?? null,
      });
      return { ...unchanged, cities, log, isUndoable };
    };
    const { files, late, cities, log, isUndoable } = dryRun ? await work(null) : await withDataLock(dataDir, work);
    // The data have the pictures now; the copies would be deleted after a day anyway.
    if (!dryRun)
      await fetched.remove().catch((error: unknown) => console.error('Fetched pictures could not be deleted:', error));
    const skipped = [
      ...[...compared.skipped, ...built.skipped, ...decided.skipped, ...left.skipped, ...late],
      ...missingOf(feed, only),
    ];
    const parts = { files, same: decided.same, drafts: decided.drafts, skipped, feed };
    return {
      ...countChanges(files),
      cities: cities.map(({ id }) => id),
      unchanged: decided.same.length,
      drafts: decided.drafts,
      skipped,
      unknown: unknownValues.unknown,
      copied: countOf(built.candidates.flatMap(({ copied }) => copied)),
      pictures: { added: book.added, deleted: gone.length, failed },
      records: homeReports({ ...parts, known: numbersOf(homes, name) }),
      faults: valid.issues,
      lapsed: right.lapsed.map(({ id, field }) => ({ id, field })),
      log,
      isUndoable,
    };
  } finally {
    stage.remove();
  }
}

/** Returns the numbers of the homes of a feed by its ids. */
const numbersOf = (homes: readonly FromFile<Property>[], feed: string): Map<string, number> =>
  new Map(homes.flatMap(({ item: { id, source } }) => (source?.feed === feed ? [[source.id, id]] : [])));

/** Returns a feed with one home only, which leaves the others unchanged. */
const onlyOf = (feed: Feed, id: string | undefined): Feed =>
  id === undefined
    ? feed
    : {
        homes: feed.homes.filter((home) => home.id === id),
        gone: feed.gone.filter((one) => one === id),
        partial: true,
        skipped: feed.skipped.filter((home) => home.id === id),
      };

/** Returns the issue of a wanted home that the feed does not name; only a run of the whole feed may withdraw it. */
const missingOf = (feed: Feed, id: string | undefined): SkippedHome[] =>
  id === undefined || namedIn(feed).has(id) ? [] : [{ ...issue('inFeed'), id, path: 'id' }];

/** Returns the audit event of an import. */
const importEvent = (feed: string, changes: ReturnType<typeof countChanges>) => ({
  action: 'data.import' as const,
  after: { feed, ...Object.fromEntries(Object.entries(changes).map(([what, homes]) => [what, homes.length])) },
});

/** Skips the homes that editors have as unfinished drafts, which an import must not change. */
function skipDrafts(compared: Comparison, feed: string, incomplete: readonly Incomplete<Property>[]): Comparison {
  const files = new Map(
    incomplete.flatMap(({ file, draft: { source } }) =>
      source?.feed === feed && source.id ? [[source.id, file]] : [],
    ),
  );
  const skipped = compared.named.flatMap(({ imported: { id } }) => {
    const file = files.get(id);
    return file === undefined ? [] : [{ ...issue('draftOpen', { file }), id, path: 'id' }];
  });
  return {
    ...compared,
    named: compared.named.filter(({ imported }) => !files.has(imported.id)),
    skipped: [...compared.skipped, ...skipped],
  };
}

/** Returns the parsed feed and its files; the bytes of the feed are released before pictures are fetched. */
async function deliveryOf(
  { read, place }: ImportOptions,
  download: Download,
  unknownValues: UnknownValues,
): Promise<{ feed: Feed; find: FeedPackage['find'] }> {
  const { feed, find } = await readFeed(place, download);
  return { feed: read(feed, unknownValues), find };
}

function brokerOf({ content: { team } }: Snapshot, wanted: string | undefined): string {
  const broker = wanted ?? team.keys().next().value;
  if (broker === undefined || !team.has(broker)) throw new Error(`expected an id of team.json, found ${broker}`);
  return broker;
}

/** Returns the cities of these homes that the site does not have yet. */
const newCities = (
  files: readonly HomeFile[],
  all: ReadonlyMap<string, City>,
  known: ReadonlyMap<string, City>,
): City[] =>
  [...new Set(files.map(({ home }) => home.city))].flatMap((id) => (known.has(id) ? [] : (all.get(id) ?? [])));

const countOf = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
