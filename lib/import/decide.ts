import { isDeepStrictEqual } from 'node:util';
import type { Tables } from '../catalogue/catalogue.ts';
import { type Property, propertySchema } from '../catalogue/schema/property.ts';
import type { Filed } from '../data/reader.ts';
import type { Candidate } from './build-homes.ts';
import type { SetAside } from './imported-home.ts';
import { judge } from './judge.ts';
import type { PictureBook } from './picture-book.ts';
import type { Report } from './report.ts';
import { standingInFeed } from './standing.ts';

/** What becomes of the homes of a feed: the files to write, and what the report says of them. */
export type Decisions = Pick<Report, 'added' | 'changed' | 'unchanged' | 'drafts' | 'setAside'> & {
  files: { file: string; home: Property; previous: Property | undefined }[];
};

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

/** Checks the candidates and compares them with what they were. */
export function decide(candidates: readonly Candidate[], known: Known): Decisions {
  const { others, tables, book, listed, feed, today } = known;
  const judged = judge(
    candidates.map((candidate) => ({
      file: candidate.file,
      item: { ...candidate.home, ...picturesOf(candidate, book) },
    })),
    others,
    { ...tables, pictures: book.items },
  );
  const decisions: Decisions = { added: [], changed: [], unchanged: 0, drafts: [], setAside: [], files: [] };
  for (const [i, { home: checked, faults, gaps }] of judged.entries()) {
    const candidate = candidates[i];
    if (!candidate) continue;
    const { given, file, previous } = candidate;
    const standing = standingInFeed(previous, { feed, id: given.id }, gaps.length === 0);
    const home = dated({ ...checked, ...standing }, previous, today);
    const bars = [...faults.map((fault) => ({ id: given.id, ...fault })), ...listedFaults(home, listed, given.id)];
    decisions.setAside.push(...bars.map(({ id, path, expected, found }) => ({ id, path, expected, found })));
    if (bars.length > 0) continue;
    if (home.status === 'draft' && gaps.length > 0)
      decisions.drafts.push({
        home: home.id,
        id: given.id,
        lacks: gaps.map(({ path }) => path.replace('attributes.', '')),
      });
    if (previous && isDeepStrictEqual(plainly(home), plainly(previous))) decisions.unchanged++;
    else {
      (previous ? decisions.changed : decisions.added).push(home.id);
      decisions.files.push({ file, home: inOrder(home), previous });
    }
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
function dated(home: Property, previous: Property | undefined, today: string): Property {
  if (!previous || home.updatedAt > previous.updatedAt || home.updatedAt >= today) return home;
  return isDeepStrictEqual(plainly(home), plainly(previous)) ? home : { ...home, updatedAt: today };
}

/** Why a home that is named in a list cannot be taken off. */
export const listedFaults = ({ id: home, status }: Property, listed: ReadonlySet<number>, id: string): SetAside[] =>
  status !== 'published' && listed.has(home)
    ? [{ id, path: 'status', expected: 'published, as lists.json names it: take it out there first', found: status }]
    : [];

/** Its fields in the order of the schema, as editors know them. */
const inOrder = (home: Property): Property => propertySchema.parse(home);

/** What JSON keeps of it, whatever the order of its fields. */
const plainly = (home: Property): unknown => JSON.parse(JSON.stringify(home));
