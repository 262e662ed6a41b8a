import 'server-only';
import { availabilityOf } from '../catalogue/availability.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Goal, goalOf } from '../catalogue/goal.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { wordsOf, wordsOfHome } from '../owners/homes.ts';

/** The state of a home. */
export const homeStates = ['available', 'option', 'closed', 'draft', 'withdrawn'] as const;
export type HomeState = (typeof homeStates)[number];

export const homeSorts = ['changed', 'newest'] as const;

/** What the address of the list of homes says. */
export interface HomesQuery {
  state?: HomeState;
  goal?: Goal;
  /** A person of data/team.json. */
  broker?: string;
  text?: string;
  sort: (typeof homeSorts)[number];
  page: number;
}

const isOne = <T extends string>(list: readonly T[], value: string | null): value is T =>
  (list as readonly (string | null)[]).includes(value);

const goals = ['sale', 'rent'] as const satisfies Goal[];

/** Reads it; unknown values are ignored. */
export function readHomesQuery(query: URLSearchParams): HomesQuery {
  const [state, goal, sort] = ['state', 'goal', 'sort'].map((name) => query.get(name)) as [string, string, string];
  return {
    state: isOne(homeStates, state) ? state : undefined,
    goal: isOne(goals, goal) ? goal : undefined,
    broker: query.get('broker')?.slice(0, 100) || undefined,
    text: query.get('text')?.trim().slice(0, 100) || undefined,
    sort: isOne(homeSorts, sort) ? sort : 'changed',
    page: Math.max(1, Math.min(10_000, Math.trunc(Number(query.get('page'))) || 1)),
  };
}

/** The same as a query with other values; the list starts again from its beginning. */
export function homesHref(query: HomesQuery, other: Partial<HomesQuery> = {}): string {
  const { sort, page, ...rest } = { ...query, page: 1, ...other };
  const said = { ...rest, sort: sort === 'changed' ? undefined : sort, page: page === 1 ? undefined : page };
  const parts = Object.entries(said).filter(([, value]) => value !== undefined);
  return parts.length > 0 ? `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}` : '?';
}

/** Takes the catalogue with drafts. */
export function stateOfHome(home: Property, { marquees }: Pick<Catalogue, 'marquees'>): HomeState {
  if (home.status !== 'published') return home.status;
  const availability = availabilityOf(home.marquee === undefined ? undefined : marquees.get(home.marquee));
  return ({ free: 'available', option: 'option', sold: 'closed' } as const)[availability];
}

export const homesOnPage = 50;

export interface HomeLine {
  home: Property;
  state: HomeState;
}

/** A page of the homes that fit a query, the last changed first, with the number of each state; takes the catalogue with its drafts. */
export function listHomes(query: HomesQuery, catalogue: Catalogue) {
  const { goal, broker, text, sort, page } = query;
  const asked = wordsOf(text ?? '');
  const fitting: HomeLine[] = [];
  const counts = new Map<HomeState, number>();
  for (const homes of [catalogue.properties, catalogue.withdrawn])
    for (const home of homes.values()) {
      if ((goal && goalOf(home.goal) !== goal) || (broker && home.broker !== broker)) continue;
      const words = asked.length > 0 ? wordsOfHome(home, catalogue) : [];
      if (!asked.every((part) => words.some((word) => word.startsWith(part)))) continue;
      const state = stateOfHome(home, catalogue);
      counts.set(state, (counts.get(state) ?? 0) + 1);
      if (!query.state || state === query.state) fitting.push({ home, state });
    }
  const day = ({ home }: HomeLine) => (sort === 'newest' ? home.publishedAt : home.updatedAt);
  fitting.sort((a, b) => day(b).localeCompare(day(a)) || b.home.id - a.home.id);
  return {
    lines: fitting.slice((page - 1) * homesOnPage, page * homesOnPage),
    found: fitting.length,
    pages: Math.max(1, Math.ceil(fitting.length / homesOnPage)),
    counts,
    all: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}
