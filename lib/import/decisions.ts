import { isDeepStrictEqual } from 'node:util';
import type { Tables } from '../catalogue/catalogue.ts';
import { checkLegal } from '../catalogue/check-legal.ts';
import { checkProperties } from '../catalogue/check-properties.ts';
import { type Property, propertySchema } from '../catalogue/schema/property.ts';
import { type DataIssue, toIssues } from '../data/issues.ts';
import { DataReader, type FromFile } from '../data/reader.ts';
import type { Candidate } from './compare-feed.ts';
import type { SkippedHome, UnknownValue } from './feed.ts';
import type { PictureIndex } from './pictures.ts';

/** What becomes of the homes of a feed: the files to write, and what the report says of them. */
type Decisions = Pick<Report, 'unchanged' | 'drafts' | 'setAside'> & { files: HomeFile[] };

interface Known {
  /** The homes of the data that no candidate stands for. */
  others: readonly FromFile<Property>[];
  tables: Tables & { team: ReadonlyMap<string, unknown> };
  book: PictureIndex;
  /** Numbers of homes that data/lists.json names: they have to be published. */
  listed: ReadonlySet<number>;
  feed: string;
  today: string;
}

/** Checks the candidates as the site would, and compares them with what they were. */
export function decideHomes(candidates: readonly Candidate[], known: Known): Decisions {
  const { others, tables, book, listed } = known;
  const complete = candidates.map((one) => ({ ...one, item: { ...one.home, ...picturesOf(one, book) } }));
  const decisions: Decisions = { unchanged: 0, drafts: [], setAside: [], files: [] };
  for (const one of checkCandidates(complete, others, { ...tables, pictures: book.items })) {
    const { given, file, previous, home: checked, issues, gaps } = one;
    const standing = statusInFeed(previous, { feed: known.feed, id: given.id }, gaps.length === 0);
    const home = dated({ ...checked, ...standing }, previous, known.today);
    const bars = [...issues, ...listedIssues(home, listed)];
    if (bars.length > 0) {
      decisions.setAside.push(...bars.map(({ path, expected, found }) => ({ id: given.id, path, expected, found })));
      continue;
    }
    if (standing.status === 'draft' && gaps.length > 0)
      decisions.drafts.push({
        home: home.id,
        id: given.id,
        lacks: gaps.map(({ path }) => path.replace('attributes.', '')),
      });
    if (previous && isSame(home, previous)) decisions.unchanged++;
    else decisions.files.push({ file, home: inOrder(home), previous });
  }
  return decisions;
}

/** The pictures that could be had; where none could, those that it has. */
function picturesOf({ given, home }: Candidate, book: PictureIndex): Pick<Property, 'pictures' | 'plans'> {
  const had = (isPlan: boolean) => [
    ...new Set(
      given.pictures.filter(({ kind }) => (kind === 'plan') === isPlan).flatMap(({ url }) => book.idOf(url) ?? []),
    ),
  ];
  const [pictures, plans] = [had(false), had(true)];
  return {
    pictures: pictures.length > 0 ? pictures : home.pictures,
    plans: plans.length > 0 ? plans : home.plans,
  };
}

/** A home that changed without its supplier saying when changed today. */
const dated = (home: Property, previous: Property | undefined, today: string): Property =>
  previous && home.updatedAt === previous.updatedAt && home.updatedAt < today && !isSame(home, previous)
    ? { ...home, updatedAt: today }
    : home;

/** Why a home that a list names cannot be taken off. */
const listedIssues = ({ id, status }: Property, listed: ReadonlySet<number>): Omit<SkippedHome, 'id'>[] =>
  status !== 'published' && listed.has(id)
    ? [{ path: 'status', expected: 'published, as lists.json names it: take it out there first', found: status }]
    : [];

/** Its fields in the order of the schema, as editors know them. */
const inOrder = (home: Property): Property => propertySchema.parse(home);

const isSame = (one: Property, other: Property): boolean => isDeepStrictEqual(asWritten(one), asWritten(other));
/** Without the fields that are not there, as in a file. */
const asWritten = (home: Property): unknown => JSON.parse(JSON.stringify(home));

/** What the checks of the data say of a home, as it would be if it were published. */
interface CheckedHome {
  home: Property;
  /** What bars it from the data. */
  issues: readonly DataIssue[];
  /** What its advert lacks by law: until then it is a draft. */
  gaps: readonly DataIssue[];
}

/** Checks homes as the site does when it reads them, beside those that stay as they are; gives each with what there is to say of it. */
function checkCandidates<T extends FromFile<Omit<Property, 'status'>>>(
  homes: readonly T[],
  others: readonly FromFile<Property>[],
  tables: Tables & { team: ReadonlyMap<string, unknown> },
): (T & CheckedHome)[] {
  const read = homes.map((filed) => ({ filed, ...readAsPublished(filed) }));
  const valid = read.flatMap(({ filed: { file }, home, issues }) =>
    issues.length === 0 ? [{ file, item: home }] : [],
  );
  const bars = issuesOf((reader) => checkProperties(reader, { valid: [...others, ...valid], invalid: [] }, tables));
  const gaps = issuesOf((reader) => checkLegal(reader, valid, tables));
  return read.map(({ filed, home, issues }) => ({
    ...filed,
    home,
    issues: [...issues, ...(bars.get(filed.file) ?? [])],
    gaps: gaps.get(filed.file) ?? [],
  }));
}

function readAsPublished({ file, item }: FromFile<Omit<Property, 'status'>>): Pick<CheckedHome, 'home' | 'issues'> {
  const home: Property = JSON.parse(JSON.stringify({ ...item, status: 'published' }));
  const { success, data, error } = propertySchema.safeParse(home);
  return success ? { home: data, issues: [] } : { home, issues: toIssues(file, home, error) };
}

/** What a check finds, by file. */
function issuesOf(check: (reader: DataReader) => void): Map<string, DataIssue[]> {
  const reader = new DataReader('');
  check(reader);
  return Map.groupBy(reader.issues, ({ file }) => file);
}

type FeedStatus = Pick<Property, 'status' | 'source'>;

/** Whether somebody took the home off by hand: its status is not the one that the import gave it, and that is for people to undo. */
const isHeld = ({ status, source }: FeedStatus): boolean => status !== 'published' && status !== source?.status;

/** The status of a home that is in the feed, and its source with it: a draft while its advert lacks something, unless it is held. */
export function statusInFeed(
  previous: FeedStatus | undefined,
  { feed, id }: { feed: string; id: string },
  isComplete: boolean,
): Required<FeedStatus> {
  if (previous?.source && isHeld(previous)) return { status: previous.status, source: previous.source };
  const status = isComplete ? 'published' : 'draft';
  return { status, source: { feed, id, status } };
}

/** A home that is no longer in the feed; one that was held is held when it comes back. */
export function asWithdrawn(home: Property, today: string): Property {
  const source = home.source && !isHeld(home) ? { ...home.source, status: 'withdrawn' as const } : home.source;
  return { ...home, status: 'withdrawn', source, updatedAt: home.updatedAt > today ? home.updatedAt : today };
}

/** Takes homes off that a feed no longer has, but for those that data/lists.json names. */
export function withdrawHomes(
  gone: readonly FromFile<Property>[],
  listed: ReadonlySet<number>,
  today: string,
): Pick<Decisions, 'files' | 'setAside'> {
  const files: HomeFile[] = [];
  const setAside: SkippedHome[] = [];
  for (const { file, item } of gone) {
    const home = asWithdrawn(item, today);
    const bars = listedIssues(home, listed);
    if (bars.length === 0) files.push({ file, home, previous: item });
    setAside.push(...bars.map((bar) => ({ id: home.source?.id ?? '', ...bar })));
  }
  return { files, setAside };
}

/** What an import did, or would do. */
export interface Report {
  /** Numbers of homes. */
  added: number[];
  changed: number[];
  withdrawn: number[];
  unchanged: number;
  /** Homes of the feed that are not shown: the fields that their adverts lack by law. */
  drafts: { home: number; id: string; lacks: string[] }[];
  /** Homes that were left as they were, or not taken up. */
  setAside: SkippedHome[];
  unknown: UnknownValue[];
  /** Descriptions that another language's stand for, by language. */
  copied: Record<string, number>;
  pictures: { added: number; deleted: number; failed: { id: string; url: string; reason: string }[] };
}

/** A file of a home that an import writes, and what it held before. */
export interface HomeFile {
  file: string;
  home: Property;
  previous: Property | undefined;
}

/** The numbers of homes by what becomes of them. */
export function countChanges(files: readonly HomeFile[]): Pick<Report, 'added' | 'changed' | 'withdrawn'> {
  const isWithdrawn = ({ home, previous }: HomeFile) => home.status === 'withdrawn' && previous?.status !== 'withdrawn';
  const numbers = (which: (file: HomeFile) => boolean) => files.filter(which).map(({ home }) => home.id);
  return {
    added: numbers(({ previous }) => !previous),
    changed: numbers((file) => file.previous !== undefined && !isWithdrawn(file)),
    withdrawn: numbers(isWithdrawn),
  };
}
