import { isDeepStrictEqual } from 'node:util';
import type { Tables } from '../catalogue/catalogue.ts';
import { checkLegal } from '../catalogue/checks/check-legal.ts';
import { checkProperties } from '../catalogue/checks/check-properties.ts';
import { type Property, propertySchema } from '../catalogue/schema/property.ts';
import type { Correction } from '../content/import-sources.ts';
import { issue } from '../files/issue-codes.ts';
import { type DataIssue, type FieldIssue, foundValue } from '../files/issues.ts';
import { DataReader, type FromFile } from '../files/reader.ts';
import { recordOfFile, unreviewedPaths } from '../files/unreviewed.ts';
import { toIssues } from '../files/zod-issues.ts';
import type { Candidate } from './compare-feed.ts';
import type { SkippedHome, UnknownValue } from './feed.ts';
import type { FetchIssue } from './fetch-error.ts';
import type { PictureIndex } from './pictures.ts';
import type { HomeReport } from './records.ts';

/** The result for the homes of a feed: the files to write, and a part of the report. */
type Decisions = Pick<Report, 'drafts' | 'skipped'> & {
  files: HomeFile[];
  /** The homes of the feed that have not changed. */
  same: { id: string; home: Property }[];
};

interface Known {
  /** The homes of the data that are not candidates. */
  others: readonly FromFile<Property>[];
  tables: Tables & { team: ReadonlyMap<string, unknown> };
  pictureIndex: PictureIndex;
  /** The numbers of homes in data/lists.json, which must be published. */
  listed: ReadonlySet<number>;
  feed: string;
  today: string;
  /** The hashes of the unapproved drafted texts of a record. */
  unread: (record: string) => ReadonlySet<string>;
}

/** Checks the candidates as the site does, and compares them with their previous version. */
export function decideHomes(candidates: readonly Candidate[], known: Known): Decisions {
  const { others, tables, pictureIndex, listed } = known;
  const complete = candidates.map((one) => ({ ...one, item: { ...one.home, ...picturesOf(one, pictureIndex) } }));
  const decisions: Decisions = { same: [], drafts: [], skipped: [], files: [] };
  for (const one of checkCandidates(complete, others, { ...tables, pictures: pictureIndex.items })) {
    const { imported, file, previous, home: checked, issues, gaps } = one;
    const unread = unreviewedPaths(checked, known.unread(recordOfFile(file)));
    const isReady = gaps.length === 0 && unread.length === 0;
    const standing = decideStatus(previous, { feed: known.feed, id: imported.id }, isReady);
    const home = withDates({ ...checked, ...standing }, previous, known.today);
    const blocking = [...issues, ...listedIssues(home, listed)];
    if (blocking.length > 0) {
      decisions.skipped.push(...blocking.map((one) => ({ ...withoutFile(one), id: imported.id })));
      continue;
    }
    if (standing.status === 'draft' && !isReady)
      decisions.drafts.push({
        home: home.id,
        id: imported.id,
        missing: gaps.map(({ path }) => path.replace('attributes.', '')),
        unread,
      });
    if (previous && isSame(home, previous)) decisions.same.push({ id: imported.id, home });
    else decisions.files.push({ file, home: inOrder(home), previous });
  }
  return decisions;
}

/** Names no file for a home of the feed, since the report is stored. */
const withoutFile = ({
  file: _,
  source: __,
  ...issue
}: FieldIssue & Partial<Pick<DataIssue, 'file' | 'source'>>): FieldIssue => issue;

/** Returns the downloaded pictures, or the previous ones if there are none. */
function picturesOf({ imported, home }: Candidate, pictureIndex: PictureIndex): Pick<Property, 'pictures' | 'plans'> {
  const had = (isPlan: boolean) => [
    ...new Set(
      imported.pictures
        .filter(({ kind }) => (kind === 'plan') === isPlan)
        .flatMap(({ url }) => pictureIndex.idOf(url) ?? []),
    ),
  ];
  const [pictures, plans] = [had(false), had(true)];
  return {
    pictures: pictures.length > 0 ? pictures : home.pictures,
    plans: plans.length > 0 ? plans : home.plans,
  };
}

/** Sets today as the date of change of a changed home without one. */
const withDates = (home: Property, previous: Property | undefined, today: string): Property =>
  previous && home.updatedAt === previous.updatedAt && home.updatedAt < today && !isSame(home, previous)
    ? { ...home, updatedAt: today }
    : home;

/** Returns the issue of a home that cannot be withdrawn because data/lists.json names it. */
const listedIssues = ({ id, status }: Property, listed: ReadonlySet<number>): FieldIssue[] =>
  status !== 'published' && listed.has(id) ? [{ ...issue('stillListed'), path: 'status', ...foundValue(status) }] : [];

/** Returns a home with its fields in the order of the schema, which editors know. */
const inOrder = (home: Property): Property => propertySchema.parse(home);

const isSame = (one: Property, other: Property): boolean => isDeepStrictEqual(asWritten(one), asWritten(other));
/** Returns a home without undefined fields, as in a file. */
const asWritten = (home: Property): unknown => JSON.parse(JSON.stringify(home));

/** The result of the data checks for a home as if it was published. */
interface CheckedHome {
  home: Property;
  /** The issues for which the site would refuse it. */
  issues: readonly DataIssue[];
  /** The missing fields that the law requires; until they are added, the home is a draft. */
  gaps: readonly DataIssue[];
}

/** Checks homes as the site does, together with those that do not change; returns each with its issues. */
function checkCandidates<T extends FromFile<Omit<Property, 'status'>>>(
  homes: readonly T[],
  others: readonly FromFile<Property>[],
  tables: Tables & { team: ReadonlyMap<string, unknown> },
): (T & CheckedHome)[] {
  const read = homes.map((filed) => ({ filed, ...readAsPublished(filed) }));
  const valid = read.flatMap(({ filed: { file }, home, issues }) =>
    issues.length === 0 ? [{ file, item: home }] : [],
  );
  const blocking = issuesOf((reader) =>
    checkProperties(reader, { valid: [...others, ...valid], incomplete: [], invalid: [] }, tables),
  );
  const gaps = issuesOf((reader) => checkLegal(reader, valid, tables));
  return read.map(({ filed, home, issues }) => ({
    ...filed,
    home,
    issues: [...issues, ...(blocking.get(filed.file) ?? [])],
    gaps: gaps.get(filed.file) ?? [],
  }));
}

function readAsPublished({ file, item }: FromFile<Omit<Property, 'status'>>): Pick<CheckedHome, 'home' | 'issues'> {
  const home: Property = JSON.parse(JSON.stringify({ ...item, status: 'published' }));
  const { success, data, error } = propertySchema.safeParse(home);
  return success ? { home: data, issues: [] } : { home, issues: toIssues(file, home, error) };
}

/** Groups the issues of a check by file. */
function issuesOf(check: (reader: DataReader) => void): Map<string, DataIssue[]> {
  const reader = new DataReader('');
  check(reader);
  return Map.groupBy(reader.issues, ({ file }) => file);
}

type FeedStatus = Pick<Property, 'status' | 'source'>;

/** Returns whether an editor has changed the status that the import set; then only an editor may change it back. */
const isSetByEditor = ({ status, source }: FeedStatus): boolean => status !== 'published' && status !== source?.status;

/** Returns the status and source of a home in the feed: a draft until the required facts are there and drafted texts are approved, unless an editor has set the status. */
export function decideStatus(
  previous: FeedStatus | undefined,
  { feed, id }: { feed: string; id: string },
  isReady: boolean,
): Required<FeedStatus> {
  if (previous?.source && isSetByEditor(previous)) return { status: previous.status, source: previous.source };
  const status = isReady ? 'published' : 'draft';
  return { status, source: { feed, id, status } };
}

/** Returns a home that is no longer in the feed; a status that an editor has set still counts when the home returns. */
export function asWithdrawn(home: Property, today: string): Property {
  const source = home.source && !isSetByEditor(home) ? { ...home.source, status: 'withdrawn' as const } : home.source;
  return { ...home, status: 'withdrawn', source, updatedAt: home.updatedAt > today ? home.updatedAt : today };
}

/** Withdraws the homes that are no longer in a feed, except those in data/lists.json. */
export function withdrawHomes(
  gone: readonly FromFile<Property>[],
  listed: ReadonlySet<number>,
  today: string,
): Pick<Decisions, 'files' | 'skipped'> {
  const files: HomeFile[] = [];
  const skipped: SkippedHome[] = [];
  for (const { file, item } of gone) {
    const home = asWithdrawn(item, today);
    const blocking = listedIssues(home, listed);
    if (blocking.length === 0) files.push({ file, home, previous: item });
    skipped.push(...blocking.map((issue) => ({ id: home.source?.id ?? '', ...issue })));
  }
  return { files, skipped };
}

/** The report of an import, or of a dry run. */
export interface Report {
  /** The numbers of the homes. */
  added: number[];
  changed: number[];
  withdrawn: number[];
  /** The ids of the cities that are added with them. */
  cities: string[];
  unchanged: number;
  /** The homes of the feed that are drafts, with the missing fields that the law requires and the unapproved drafted texts. */
  drafts: { home: number; id: string; missing: string[]; unread: string[] }[];
  /** The homes that were not changed or not added. */
  skipped: SkippedHome[];
  unknown: UnknownValue[];
  /** The number of descriptions that are copied from another language, by language. */
  copied: Record<string, number>;
  pictures: { added: number; deleted: number; failed: FailedPicture[] };
  /** The result for each home of the feed. */
  records: HomeReport[];
  /** Issues of the data that this import did not touch; stored reports use this name. */
  faults: readonly DataIssue[];
  /** Corrections that no longer apply, since the source has changed the value. */
  lapsed: Pick<Correction, 'id' | 'field'>[];
  /** The id of the audit event; null if nothing was written. */
  log: string | null;
  /** Whether the import can be undone. */
  isUndoable: boolean;
}

interface FailedPicture {
  /** The feed's id of its home. */
  id: string;
  url: string;
  /** The reason in English. */
  reason: string;
  /** The same as values, for the office; missing in older reports. */
  fault?: FetchIssue;
}

/** A file of a home to write, with its previous content. */
export interface HomeFile {
  file: string;
  home: Property;
  previous: Property | undefined;
}

/** Returns the numbers of the homes that are added, changed and withdrawn. */
export function countChanges(files: readonly HomeFile[]): Pick<Report, 'added' | 'changed' | 'withdrawn'> {
  const isWithdrawn = ({ home, previous }: HomeFile) => home.status === 'withdrawn' && previous?.status !== 'withdrawn';
  const numbers = (which: (file: HomeFile) => boolean) => files.filter(which).map(({ home }) => home.id);
  return {
    added: numbers(({ previous }) => !previous),
    changed: numbers((file) => file.previous !== undefined && !isWithdrawn(file)),
    withdrawn: numbers(isWithdrawn),
  };
}
