import path from 'node:path';
import type { Actor } from '../audit/store.ts';
import type { City } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { ImportSource } from '../content/import-sources.ts';
import { Stage } from '../data/stage.ts';
import { type Publish, withDataLock } from '../data/write.ts';
import { issue } from '../files/issue-codes.ts';
import type { FromFile } from '../files/reader.ts';
import { fileHash } from '../files/undo-bytes.ts';
import type { writeDurably } from '../files/write-file.ts';
import { countChanges, decideHomes, type HomeFile, type Report, withdrawHomes } from './decisions.ts';
import type { Download } from './download.ts';
import { fetchPictures, withEnclosed } from './download-pictures.ts';
import { type Feed, listNamedHomes, type SkippedHome } from './feed.ts';
import { storeFetched } from './fetched-pictures.ts';
import type { ReadFeed } from './formats.ts';
import { withHeldTexts } from './held-homes.ts';
import type { ImportStep } from './outcome.ts';
import { listUnnamedPictures } from './pictures.ts';
import { buildFeedHomes, type FeedHomes, type ImportInput, readInput } from './read-input.ts';
import { reportHomes } from './records.ts';
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
export async function runImport(options: ImportOptions, environment: ImportEnvironment): Promise<Report> {
  const { dataDir, varDir, download, progress = () => undefined } = environment;
  progress('read');
  const input = await readInput(options, environment);
  const built = await buildFeedHomes(options, dataDir, input);
  const stage = new Stage(dataDir, path.join(varDir, 'import'));
  const fetched = storeFetched(download, varDir);
  try {
    const failedPictures = await fetchPictures(built.candidates, {
      pictureIndex: built.pictureIndex,
      feed: options.feed,
      download: withEnclosed(input.find, fetched.download),
      save: (...file) => stage.put(...file),
      progress: (done, total) => progress('pictures', done, total),
    });
    await fetched.forget(failedPictures.map(({ url }) => url));
    progress('check');
    const decisions = decideChanges(options, dataDir, input, built);
    const write = (publish: Publish | null) => {
      progress('write');
      return writeChanges(options, environment, { stage, input, built, decisions, publish });
    };
    const written = options.dryRun ? await write(null) : await withDataLock(dataDir, write);
    // The data have the pictures now; the copies would be deleted after a day anyway.
    if (!options.dryRun)
      await fetched.remove().catch((error: unknown) => console.error('Fetched pictures could not be deleted:', error));
    return importReport(options, { input, built, decisions, written, failedPictures });
  } finally {
    stage.remove();
  }
}

/** Decides which homes are written, withdrawn and skipped, and which pictures are deleted. */
function decideChanges(
  { feed, today, only }: ImportOptions,
  dataDir: string,
  { valid, homes }: ImportInput,
  { candidates, gone, tables, pictureIndex, unread }: FeedHomes,
) {
  const { snapshot } = valid;
  const listed = new Set([...snapshot.content.propertyLists.values()].flatMap((list) => list.homes ?? []));
  const candidateFiles = new Set(candidates.map(({ file }) => file));
  const others = homes.filter(({ file }) => !candidateFiles.has(file));
  const decided = decideHomes(candidates, { others, tables, pictureIndex, listed, feed, today, unread });
  const withdrawals = withdrawHomes(gone, listed, today);
  // An import of a single home does not know which pictures the others use.
  const unusedPictures =
    only === undefined
      ? pictureIndex.removeUnused(
          listUnnamedPictures(feed, snapshot.catalogue.pictures.values(), withHeldTexts(dataDir, valid)),
        )
      : [];
  return {
    files: [...decided.files, ...withdrawals.files],
    same: decided.same,
    drafts: decided.drafts,
    skipped: [...decided.skipped, ...withdrawals.skipped],
    unusedPictures,
  };
}

interface Decided {
  input: ImportInput;
  built: FeedHomes;
  decisions: ReturnType<typeof decideChanges>;
}

/** Writes the decided changes, unless `publish` is null; homes whose file was changed meanwhile are skipped. */
async function writeChanges(
  { feed, by }: ImportOptions,
  { dataDir, write }: ImportEnvironment,
  { stage, input, built, decisions, publish }: Decided & { stage: Stage; publish: Publish | null },
) {
  const { tables, pictureIndex } = built;
  const { unusedPictures } = decisions;
  const readFiles = ['pictures.json', 'cities.json', ...decisions.files.map(({ file }) => file)];
  const readHashes = new Map(readFiles.map((file) => [file, fileHash(path.join(dataDir, file))]));
  const { files, late } = splitUnchanged(decisions.files, dataDir);
  const cities = newCities(files, tables.cities, input.valid.snapshot.catalogue.cities);
  const isUndoable = files.length + pictureIndex.added + unusedPictures.length <= maxUndoable;
  const auditEvent = () => importEvent(feed, countChanges(files));
  const log = await writeImport(stage, files, {
    dataDir,
    known: input.valid.files,
    pictureIndex,
    cities,
    gone: unusedPictures,
    publish: async () => publish?.(stage, { by, auditEvent, readHashes, write, isUndoable }) ?? null,
  });
  return { files, late, cities, log, isUndoable };
}

/** Returns the report of a run. */
function importReport(
  { feed: name, only }: ImportOptions,
  {
    input,
    built,
    decisions,
    written,
    failedPictures,
  }: Decided & {
    written: Awaited<ReturnType<typeof writeChanges>>;
    failedPictures: Report['pictures']['failed'];
  },
): Report {
  const { feed, homes, valid, unknownValues, lapsed } = input;
  const { files, late, cities, log, isUndoable } = written;
  const { same, drafts, unusedPictures } = decisions;
  const skipped = [...built.skipped, ...decisions.skipped, ...late, ...missingHomeIssues(feed, only)];
  return {
    ...countChanges(files),
    cities: cities.map(({ id }) => id),
    unchanged: same.length,
    drafts,
    skipped,
    unknown: unknownValues.unknown,
    copied: countWords(built.candidates.flatMap(({ copied }) => copied)),
    pictures: { added: built.pictureIndex.added, deleted: unusedPictures.length, failed: failedPictures },
    records: reportHomes({ files, same, drafts, skipped, feed, known: homeNumbers(homes, name) }),
    faults: valid.issues,
    lapsed: lapsed.map(({ id, field }) => ({ id, field })),
    log,
    isUndoable,
  };
}

/** Returns the numbers of the homes of a feed by its ids. */
const homeNumbers = (homes: readonly FromFile<Property>[], feed: string): Map<string, number> =>
  new Map(homes.flatMap(({ item: { id, source } }) => (source?.feed === feed ? [[source.id, id]] : [])));

/** Returns the issue of a wanted home that the feed does not name; only a run of the whole feed may withdraw it. */
const missingHomeIssues = (feed: Feed, id: string | undefined): SkippedHome[] =>
  id === undefined || listNamedHomes(feed).has(id) ? [] : [{ ...issue('inFeed'), id, path: 'id' }];

/** Returns the audit event of an import. */
const importEvent = (feed: string, changes: ReturnType<typeof countChanges>) => ({
  action: 'data.import' as const,
  after: { feed, ...Object.fromEntries(Object.entries(changes).map(([what, homes]) => [what, homes.length])) },
});

/** Returns the cities of these homes that the site does not have yet. */
const newCities = (
  files: readonly HomeFile[],
  all: ReadonlyMap<string, City>,
  known: ReadonlyMap<string, City>,
): City[] =>
  [...new Set(files.map(({ home }) => home.city))].flatMap((id) => (known.has(id) ? [] : (all.get(id) ?? [])));

/** Counts how often each word is there. */
const countWords = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, occurrences]) => [word, occurrences.length]));
