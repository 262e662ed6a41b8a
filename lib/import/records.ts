import { isDeepStrictEqual } from 'node:util';
import type { Property } from '../catalogue/schema/property.ts';
import { displayValue, type FieldIssue } from '../files/issues.ts';
import { fieldToCorrect, sourceValues } from './corrections.ts';
import { countChanges, type HomeFile, type Report } from './decisions.ts';
import { type Feed, namedIn } from './feed.ts';

export const homeStates = ['setAside', 'added', 'changed', 'withdrawn', 'unchanged'] as const;
export type HomeState = (typeof homeStates)[number];

/** What becomes of a home of a feed. */
export interface HomeReport {
  /** The feed's id. */
  id: string;
  /** Its number; null for one that the site does not have. */
  home: number | null;
  state: HomeState;
  /** Of a changed one. */
  changes?: FieldChange[];
  /** For a home that stays a draft: the missing fields that the law requires. */
  lacks?: string[];
  /** For a home that stays a draft: its unapproved drafted texts, such as "title.fr". */
  unread?: string[];
  /** Why it is set aside, or what of it is. */
  reasons?: FieldIssue[];
  /** What the source says of it, of one that is set aside: all, or of many the values that can be put right. */
  source?: Record<string, string>;
  /** Of one that is set aside and that the source does not name: it cannot be imported alone. One that goes does so with a run of the whole. */
  missing?: 'goes' | 'stays';
}

/** A field that changes, in one line each. */
export interface FieldChange {
  path: string;
  from: string;
  to: string;
}

/** Of so many homes that are set aside all of the source's values are kept; of the others those that can be put right. */
const maxSources = 300;
const maxChanges = 60;

interface Parts extends Pick<Report, 'drafts' | 'skipped'> {
  files: readonly HomeFile[];
  same: readonly { id: string; home: Property }[];
  feed: Feed;
  /** The numbers of homes by the feed's id. */
  known: ReadonlyMap<string, number>;
}

/** The report of each home: those set aside first, then what changes. */
export function homeReports({ files, same, drafts, skipped, feed, known }: Parts): HomeReport[] {
  const imported = new Map(feed.homes.map((home) => [home.id, home]));
  const named = namedIn(feed);
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const reasons = Map.groupBy(skipped, ({ id }) => id);
  const reasonsOf = (id: string) => (reasons.get(id) ?? []).map(({ id: _, ...reason }) => reason);
  // What is taken all the same, such as the first of two homes with one id, has reasons, too.
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
    const changes = previous && state === 'changed' ? { changes: fieldChanges(previous, home) } : {};
    return withRest({ id: home.source?.id ?? '', home: home.id, state, ...changes });
  });
  const unchanged = same.map(({ id, home }) => withRest({ id, home: home.id, state: 'unchanged' }));
  const taken = new Set([...written, ...unchanged].map(({ id }) => id));
  const setAside = [...reasons.keys()]
    .filter((id) => !taken.has(id))
    .map((id, i): HomeReport => {
      const home = imported.get(id);
      const why = reasonsOf(id);
      const toCorrect = new Set(why.flatMap(({ path }) => fieldToCorrect(path) ?? []));
      const source = home && { source: sourceValues(home, toCorrect, i >= maxSources) };
      const number = known.get(id) ?? null;
      const missing = named.has(id)
        ? {}
        : { missing: number !== null && !feed.partial ? ('goes' as const) : ('stays' as const) };
      return { id, home: number, state: 'setAside', reasons: why, ...source, ...missing };
    });
  return [...setAside, ...written, ...unchanged];
}

/** The fields in which a home differs from what it was, without what every change brings. */
export function fieldChanges(before: Property, after: Property): FieldChange[] {
  const [was, now] = [leaves(before), leaves(after)];
  return [...new Set([...was.keys(), ...now.keys()])]
    .filter((path) => !/^(?:updatedAt|history|source\b|\$schema)/.test(path))
    .filter((path) => !isDeepStrictEqual(was.get(path), now.get(path)))
    .slice(0, maxChanges)
    .map((path) => ({ path, from: displayValue(was.get(path)), to: displayValue(now.get(path)) }));
}

/** The values of an object by their paths; a list is one value. */
function leaves(value: object, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      const place = path ? `${path}.${name}` : name;
      if (part === undefined) return [];
      return typeof part === 'object' && part !== null && !Array.isArray(part)
        ? [...leaves(part, place)]
        : [[place, part]];
    }),
  );
}

/** A home of which a run did something else than the dry run before it said. */
export interface Deviation {
  id: string;
  was: HomeState | null;
  now: HomeState | null;
}

/** What a run did otherwise than the dry run said: the feed, the data or the words of the source have changed meanwhile. */
export function deviations(planned: readonly HomeReport[], done: readonly HomeReport[]): Deviation[] {
  const before = new Map(planned.map((one) => [one.id, one]));
  const after = new Map(done.map((one) => [one.id, one]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, now] = [before.get(id), after.get(id)];
    const isSame = was?.state === now?.state && isDeepStrictEqual(was?.changes, now?.changes);
    return isSame ? [] : [{ id, was: was?.state ?? null, now: now?.state ?? null }];
  });
}
