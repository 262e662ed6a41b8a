import { isDeepStrictEqual } from 'node:util';
import { isPlainObject } from '../base/plain-object.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { displayValue, type FieldIssue } from '../files/issues.ts';
import { findFieldToCorrect, readSourceValues } from './corrections.ts';
import { countChanges, type HomeFile, type Report } from './decisions.ts';
import { type Feed, listNamedHomes } from './feed.ts';

export const homeStates = ['setAside', 'added', 'changed', 'withdrawn', 'unchanged'] as const;
export type HomeState = (typeof homeStates)[number];

/** The result for a home of a feed. */
export interface HomeReport {
  /** The feed's id. */
  id: string;
  /** Its number; null if the site does not have the home. */
  home: number | null;
  state: HomeState;
  /** The changed fields. */
  changes?: FieldChange[];
  /** The missing fields that the law requires, of a home that stays a draft. */
  lacks?: string[];
  /** The unapproved drafted texts of a home that stays a draft, such as "title.fr". */
  unread?: string[];
  /** The issues for which the home or a part of it is set aside. */
  reasons?: FieldIssue[];
  /** The values of the source for a home that is set aside: all, or if there are many such homes those that can be corrected. */
  source?: Record<string, string>;
  /** Set for a home that is set aside and that the source no longer names, so that it cannot be imported alone: whether a run of the whole feed withdraws it. */
  missing?: 'goes' | 'stays';
}

/** A field that changes; both values are on one line. */
export interface FieldChange {
  path: string;
  from: string;
  to: string;
}

/** All values of the source are stored for this number of homes that are set aside, and for the others those that can be corrected. */
const maxSources = 300;
const maxChanges = 60;

interface Parts extends Pick<Report, 'drafts' | 'skipped'> {
  files: readonly HomeFile[];
  same: readonly { id: string; home: Property }[];
  feed: Feed;
  /** The numbers of homes by the feed's id. */
  known: ReadonlyMap<string, number>;
}

/** Returns the report of each home: first those set aside, then those that change. */
export function reportHomes({ files, same, drafts, skipped, feed, known }: Parts): HomeReport[] {
  const imported = new Map(feed.homes.map((home) => [home.id, home]));
  const named = listNamedHomes(feed);
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const reasons = Map.groupBy(skipped, ({ id }) => id);
  const reasonsOf = (id: string) => (reasons.get(id) ?? []).map(({ id: _, ...reason }) => reason);
  // A home that is imported all the same may have issues too, such as the first of two with one id.
  const withRest = (report: HomeReport): HomeReport => {
    const { missing: lacks = [], unread = [] } = draftOf.get(report.id) ?? {};
    return {
      ...report,
      ...(lacks.length > 0 && { lacks }),
      ...(unread.length > 0 && { unread }),
      ...(reasons.has(report.id) && { reasons: reasonsOf(report.id) }),
    };
  };
  const withdrawn = new Set(countChanges(files).withdrawn);
  const written = files.map(({ home, previous }) => {
    const state = !previous ? 'added' : withdrawn.has(home.id) ? 'withdrawn' : 'changed';
    const changes = previous && state === 'changed' ? { changes: listFieldChanges(previous, home) } : {};
    return withRest({ id: home.source?.id ?? '', home: home.id, state, ...changes });
  });
  const unchanged = same.map(({ id, home }) => withRest({ id, home: home.id, state: 'unchanged' }));
  const taken = new Set([...written, ...unchanged].map(({ id }) => id));
  const setAside = [...reasons.keys()]
    .filter((id) => !taken.has(id))
    .map((id, i): HomeReport => {
      const home = imported.get(id);
      const why = reasonsOf(id);
      const toCorrect = new Set(why.flatMap(({ path }) => findFieldToCorrect(path) ?? []));
      const source = home && { source: readSourceValues(home, toCorrect, i >= maxSources) };
      const number = known.get(id) ?? null;
      const missing = named.has(id)
        ? {}
        : { missing: number !== null && !feed.partial ? ('goes' as const) : ('stays' as const) };
      return { id, home: number, state: 'setAside', reasons: why, ...source, ...missing };
    });
  return [...setAside, ...written, ...unchanged];
}

/** Returns the fields in which a home differs from its previous version, without those that every change sets. */
export function listFieldChanges(before: Property, after: Property): FieldChange[] {
  const [was, now] = [leaves(before), leaves(after)];
  return [...new Set([...was.keys(), ...now.keys()])]
    .filter((path) => !/^(?:updatedAt|history|source\b|\$schema)/.test(path))
    .filter((path) => !isDeepStrictEqual(was.get(path), now.get(path)))
    .slice(0, maxChanges)
    .map((path) => ({ path, from: displayValue(was.get(path)), to: displayValue(now.get(path)) }));
}

/** Returns the values of an object by their paths; a list is one value. */
function leaves(value: object, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      const place = path ? `${path}.${name}` : name;
      if (part === undefined) return [];
      return isPlainObject(part) ? [...leaves(part, place)] : [[place, part]];
    }),
  );
}

/** A home for which a run and the dry run before it differ. */
export interface Deviation {
  id: string;
  was: HomeState | null;
  now: HomeState | null;
}

/** Returns where a run differs from its dry run, because the feed, the data or the meanings have changed meanwhile. */
export function listDeviations(planned: readonly HomeReport[], done: readonly HomeReport[]): Deviation[] {
  const before = new Map(planned.map((one) => [one.id, one]));
  const after = new Map(done.map((one) => [one.id, one]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, now] = [before.get(id), after.get(id)];
    const isSame = was?.state === now?.state && isDeepStrictEqual(was?.changes, now?.changes);
    return isSame ? [] : [{ id, was: was?.state ?? null, now: now?.state ?? null }];
  });
}
