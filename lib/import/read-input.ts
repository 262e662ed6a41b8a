import { type Property, propertySchema } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { LastValidCopies } from '../data/last-valid-copies.ts';
import { loadValid } from '../data/valid-records.ts';
import type { Incomplete } from '../files/draft.ts';
import { issue } from '../files/issue-codes.ts';
import { DataReader } from '../files/reader.ts';
import { recordOfFile } from '../files/unreviewed.ts';
import { listHomesWithCopy } from '../records/records.ts';
import { readUnreviewedHashes } from '../records/store-unreviewed.ts';
import { buildHomes, type Comparison, compareFeed } from './compare-feed.ts';
import { applyCorrections } from './corrections.ts';
import type { FeedPackage } from './delivery.ts';
import type { Download } from './download.ts';
import { markEnclosed, pictureLimits } from './download-pictures.ts';
import { type Feed, UnknownValues } from './feed.ts';
import { listHeldFiles, listHeldNumbers, refuseInvalidLists, skipHeldHomes, toOverlay } from './held-homes.ts';
import { PictureIndex } from './pictures.ts';
import { readFeed } from './read-feed.ts';
import type { ImportEnvironment, ImportOptions } from './run-import.ts';

export type ImportInput = Awaited<ReturnType<typeof readInput>>;
export type FeedHomes = Awaited<ReturnType<typeof buildFeedHomes>>;

/** Reads the data and the feed, with the corrections of its homes. */
export async function readInput(options: ImportOptions, { dataDir, varDir, download }: ImportEnvironment) {
  const { source = { meanings: [], corrections: [] }, only } = options;
  const valid = loadValid(dataDir, new LastValidCopies(dataDir, varDir));
  refuseInvalidLists(valid);
  const { files: known, tables } = valid;
  const unknownValues = new UnknownValues({ meanings: source.meanings, types: tables.types });
  const { feed, find } = await deliverFeed(options, download, unknownValues);
  const { homes: correctedHomes, lapsed } = applyCorrections(feed.homes, source, tables.types);
  const { valid: homes, incomplete } = new DataReader(dataDir, { known, overlay: toOverlay(valid) }).readAll(
    'properties',
    propertySchema,
  );
  const selected = selectHome({ ...feed, homes: correctedHomes }, only);
  return { valid, feed, find, unknownValues, lapsed, homes, incomplete, selected };
}

/** Compares the feed with the homes of the data and builds those that it names. */
export async function buildFeedHomes(
  options: ImportOptions,
  dataDir: string,
  { valid, find, unknownValues, homes, incomplete, selected }: ImportInput,
) {
  const { feed, today, maxGone } = options;
  const { content } = valid.snapshot;
  const compared = skipHeldHomes(
    skipDrafts(compareFeed(selected, feed, homes, maxGone), feed, incomplete),
    listHeldFiles(dataDir, feed, valid),
  );
  const tables = { ...valid.tables, cities: new Map(valid.tables.cities), team: content.team };
  const { pictures, team } = tables;
  const named = await markEnclosed(compared.named, { find, maxBytes: pictureLimits.maxBytes, pictures });
  const broker = chooseBroker(valid.snapshot, options.broker);
  const numbers = [
    ...homes.map(({ item }) => item.id),
    ...incomplete.map(({ id }) => Number(id)),
    ...listHeldNumbers(valid),
    // Include homes that were begun in the office and not saved yet.
    ...(await listHomesWithCopy()),
  ];
  const { candidates, skipped } = buildHomes(named, numbers, { tables, team, feed, broker, today, unknownValues });
  const pictureIndex = new PictureIndex(
    pictures.values(),
    named.map(({ imported }) => imported),
  );
  // All texts of a published home are approved.
  const unpublished = candidates.filter(({ previous }) => previous && previous.status !== 'published');
  const unread = await readUnreviewedHashes(unpublished.map(({ file }) => recordOfFile(file)));
  return { candidates, gone: compared.gone, skipped: [...compared.skipped, ...skipped], tables, pictureIndex, unread };
}

/** Returns a feed with one home only, which leaves the others unchanged. */
const selectHome = (feed: Feed, id: string | undefined): Feed =>
  id === undefined
    ? feed
    : {
        homes: feed.homes.filter((home) => home.id === id),
        gone: feed.gone.filter((one) => one === id),
        partial: true,
        skipped: feed.skipped.filter((home) => home.id === id),
      };

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
async function deliverFeed(
  { read, place }: ImportOptions,
  download: Download,
  unknownValues: UnknownValues,
): Promise<{ feed: Feed; find: FeedPackage['find'] }> {
  const { feed, find } = await readFeed(place, download);
  return { feed: read(feed, unknownValues), find };
}

function chooseBroker({ content: { team } }: Snapshot, wanted: string | undefined): string {
  const broker = wanted ?? team.keys().next().value;
  if (broker === undefined || !team.has(broker)) throw new Error(`expected an id of team.json, found ${broker}`);
  return broker;
}
