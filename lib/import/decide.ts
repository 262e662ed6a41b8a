import { isDeepStrictEqual } from 'node:util';
import type { Tables } from '../catalogue/catalogue.ts';
import { type Property, propertySchema } from '../catalogue/schema/property.ts';
import type { Filed } from '../data/reader.ts';
import type { Candidate } from './build-homes.ts';
import type { SetAside } from './imported-home.ts';
import { judge } from './judge.ts';
import type { PictureBook } from './picture-book.ts';
import type { HomeFile, Report } from './report.ts';
import { standingInFeed } from './standing.ts';

/** What becomes of the homes of a feed: the files to write, and what the report says of them. */
export type Decisions = Pick<Report, 'unchanged' | 'drafts' | 'setAside'> & { files: HomeFile[] };

interface Known {
  /** The homes of the data that no candidate stands for. */
  others: readonly Filed<Property>[];
  tables: Tables & { team: ReadonlyMap<string, unknown> };
  book: PictureBook;
  /** Numbers of homes that data/lists.json names: they have to be published. */
  listed: ReadonlySet<number>;
  feed: string;
  today: string;
}

/** Checks the candidates as the site would, and compares them with what they were. */
export function decide(candidates: readonly Candidate[], known: Known): Decisions {
  const { others, tables, book, listed } = known;
  const complete = candidates.map((one) => ({ ...one, item: { ...one.home, ...picturesOf(one, book) } }));
  const decisions: Decisions = { unchanged: 0, drafts: [], setAside: [], files: [] };
  for (const one of judge(complete, others, { ...tables, pictures: book.items })) {
    const { given, file, previous, home: checked, faults, gaps } = one;
    const standing = standingInFeed(previous, { feed: known.feed, id: given.id }, gaps.length === 0);
    const home = dated({ ...checked, ...standing }, previous, known.today);
    const bars = [...faults, ...listedFaults(home, listed)];
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
function picturesOf({ given, home }: Candidate, book: PictureBook): Pick<Property, 'pictures' | 'plans'> {
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
export const listedFaults = ({ id, status }: Property, listed: ReadonlySet<number>): Omit<SetAside, 'id'>[] =>
  status !== 'published' && listed.has(id)
    ? [{ path: 'status', expected: 'published, as lists.json names it: take it out there first', found: status }]
    : [];

/** Its fields in the order of the schema, as editors know them. */
const inOrder = (home: Property): Property => propertySchema.parse(home);

const isSame = (one: Property, other: Property): boolean => isDeepStrictEqual(asWritten(one), asWritten(other));
/** Without the fields that are not there, as in a file. */
const asWritten = (home: Property): unknown => JSON.parse(JSON.stringify(home));
