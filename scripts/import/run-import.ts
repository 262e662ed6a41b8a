import path from 'node:path';
import type { City } from '../../lib/catalogue/schema/lists.ts';
import { propertySchema } from '../../lib/catalogue/schema/property.ts';
import { loadData, type Snapshot } from '../../lib/data/load.ts';
import { DataReader } from '../../lib/data/reader.ts';
import { Stage } from '../../lib/data/stage.ts';
import { inDataTurn } from '../../lib/data/write.ts';
import type { writeDurably } from '../../lib/data/write-file.ts';
import { buildHomes, compareFeed } from '../../lib/import/compare-feed.ts';
import { countChanges, decideHomes, type HomeFile, type Report, withdrawHomes } from '../../lib/import/decisions.ts';
import type { FeedPackage } from '../../lib/import/delivery.ts';
import type { Download } from '../../lib/import/download.ts';
import { type Feed, UnknownValues } from '../../lib/import/feed.ts';
import type { ReadFeed } from '../../lib/import/formats.ts';
import { PictureIndex, unnamedPictures } from '../../lib/import/pictures.ts';
import { commandActor } from '../heem/command.ts';
import { addUnfetched, fetchPictures, markEnclosed, pictureLimits, withEnclosed } from './pictures.ts';
import { readFeed } from './read-feed.ts';
import { splitUnchanged, store } from './store.ts';

export interface ImportOptions {
  read: ReadFeed;
  /** A file or an address. */
  place: string;
  /** The name of the feed in the data: a key. */
  feed: string;
  /** The largest share of its homes that may be withdrawn at once, from 0 to 1. */
  maxGone: number;
  /** An id of data/team.json; the first one by default. */
  broker: string | undefined;
  dryRun: boolean;
  today: string;
}

/** The folders, and the functions that download and write. */
export interface ImportEnvironment {
  dataDir: string;
  varDir: string;
  download: Download;
  write?: typeof writeDurably;
}

/**
 * Updates the data from a feed: completely or, if the site would refuse the result, not at all. Throws an InvalidFeedError for a
 * feed that cannot be used, and a DataError for data with issues before or after the import.
 */
export async function runImport(wanted: ImportOptions, environment: ImportEnvironment): Promise<Report> {
  const { feed: name, today, dryRun } = wanted;
  const { dataDir, varDir, download, write } = environment;
  const unknownValues = new UnknownValues();
  const { feed, find } = await deliveryOf(wanted, download, unknownValues);
  const { snapshot: data, files: known } = loadData(dataDir);
  const homes = new DataReader(dataDir, known).readAll('properties', propertySchema).valid;
  const compared = compareFeed(feed, name, homes, wanted.maxGone);
  const tables = { ...data.catalogue, cities: new Map(data.catalogue.cities), team: data.content.team };
  const { pictures } = tables;
  const named = await markEnclosed(compared.named, { find, most: pictureLimits.most, pictures });
  const broker = brokerOf(data, wanted.broker);
  const built = buildHomes(named, homes, { tables, team: tables.team, feed: name, broker, today, unknownValues });
  const book = new PictureIndex(
    pictures.values(),
    named.map(({ imported }) => imported),
  );
  const stage = dryRun ? null : new Stage(dataDir, path.join(varDir, 'import'));
  try {
    const failed = stage
      ? await fetchPictures(built.candidates, {
          book,
          feed: name,
          download: withEnclosed(find, download),
          save: (...file) => stage.put(...file),
        })
      : addUnfetched(built.candidates, book);
    const listed = new Set([...data.content.propertyLists.values()].flatMap((list) => list.homes ?? []));
    const own = new Set(built.candidates.map(({ file }) => file));
    const others = homes.filter(({ file }) => !own.has(file));
    const decided = decideHomes(built.candidates, { others, tables, book, listed, feed: name, today });
    const left = withdrawHomes(compared.gone, listed, today);
    const gone = book.removeUnused(unnamedPictures(name, data.catalogue.pictures.values(), known));
    const split = () => {
      const unchanged = splitUnchanged([...decided.files, ...left.files], dataDir);
      return { ...unchanged, cities: newCities(unchanged.files, tables.cities, data.catalogue.cities) };
    };
    const { files, late, cities } = stage
      ? await inDataTurn(dataDir, async (publish) => {
          const unchanged = split();
          const deed = () => importDeed(name, countChanges(unchanged.files));
          await store(stage, unchanged.files, {
            ...{ dataDir, known, book, cities: unchanged.cities, gone },
            publish: () => publish(stage, { by: commandActor, deed, write }),
          });
          return unchanged;
        })
      : split();
    return {
      ...countChanges(files),
      cities: cities.map(({ id }) => id),
      unchanged: decided.unchanged,
      drafts: decided.drafts,
      skipped: [...compared.skipped, ...built.skipped, ...decided.skipped, ...left.skipped, ...late],
      unknown: unknownValues.unknown,
      copied: countOf(built.candidates.flatMap(({ copied }) => copied)),
      pictures: { added: book.added, deleted: gone.length, failed },
    };
  } finally {
    stage?.remove();
  }
}

/** How the log tells of an import. */
const importDeed = (feed: string, changes: ReturnType<typeof countChanges>) => ({
  action: 'data.import',
  after: { feed, ...Object.fromEntries(Object.entries(changes).map(([what, homes]) => [what, homes.length])) },
});

/** The parsed feed and what came with it; the feed's bytes are released before pictures are fetched. */
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

/** The cities of these homes that the site does not have yet. */
const newCities = (
  files: readonly HomeFile[],
  all: ReadonlyMap<string, City>,
  known: ReadonlyMap<string, City>,
): City[] =>
  [...new Set(files.map(({ home }) => home.city))].flatMap((id) => (known.has(id) ? [] : (all.get(id) ?? [])));

const countOf = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
