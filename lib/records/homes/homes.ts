import 'server-only';
import { tokenize } from '../../base/slug.ts';
import { unitAvailability } from '../../catalogue/availability.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type Goal, toGoal } from '../../catalogue/goal.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { homeWords } from '../../catalogue/search/home-words.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Draft, Incomplete } from '../../files/draft.ts';

/** The state of a home. */
export const homeStates = ['available', 'option', 'closed', 'draft', 'withdrawn'] as const;
export type HomeState = (typeof homeStates)[number];

export const homeSorts = ['changed', 'newest'] as const;

/** A phone shows cards always. */
export const listViews = ['table', 'cards'] as const;

/** The filters and the page in the address of the list of homes. */
export interface HomesQuery {
  state?: HomeState;
  goal?: Goal;
  /** A person of data/team.json. */
  broker?: string;
  text?: string;
  sort: (typeof homeSorts)[number];
  view: (typeof listViews)[number];
  page: number;
}

const isOne = <T extends string>(list: readonly T[], value: string | null | undefined): value is T =>
  (list as readonly (string | null | undefined)[]).includes(value);

const goals = ['sale', 'rent'] as const satisfies Goal[];

/** Reads it; unknown values are ignored. */
export function readHomesQuery(query: URLSearchParams): HomesQuery {
  const [state, goal, sort, view] = ['state', 'goal', 'sort', 'view'].map((name) => query.get(name)) as string[];
  return {
    state: isOne(homeStates, state) ? state : undefined,
    goal: isOne(goals, goal) ? goal : undefined,
    broker: query.get('broker')?.slice(0, 100) || undefined,
    text: query.get('text')?.trim().slice(0, 100) || undefined,
    sort: isOne(homeSorts, sort) ? sort : 'changed',
    view: isOne(listViews, view) ? view : 'table',
    page: Math.max(1, Math.min(10_000, Math.trunc(Number(query.get('page'))) || 1)),
  };
}

/** The address of the list with some values changed; it begins at the first page. */
export function homesHref(query: HomesQuery, other: Partial<HomesQuery> = {}): string {
  const { sort, view, page, ...rest } = { ...query, page: 1, ...other };
  const params = {
    ...rest,
    sort: sort === 'changed' ? undefined : sort,
    view: view === 'table' ? undefined : view,
    page: page === 1 ? undefined : page,
  };
  const parts = Object.entries(params).filter(([, value]) => value !== undefined);
  return parts.length > 0 ? `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}` : '?';
}

/** Takes the catalogue with drafts. */
export function getHomeState(home: Property, catalogue: Pick<Catalogue, 'marquees' | 'projects'>): HomeState {
  if (home.status !== 'published') return home.status;
  return ({ free: 'available', option: 'option', sold: 'closed' } as const)[unitAvailability(home, catalogue)];
}

export const homesOnPage = 50;

/** Homes that can be changed at once. */
export const maxHomesAtOnce = 200;

export interface HomeLine {
  /** A draft may lack nearly everything. */
  home: Draft<Property> & { id: number };
  state: HomeState;
  /** The home, if it has everything that its page needs. */
  whole: Property | null;
}

/** The homes of a list with their words, incomplete drafts included. */
function* everyLine({ catalogue, incomplete }: HomesData): Generator<HomeLine & { words: () => string[] }> {
  for (const homes of [catalogue.properties, catalogue.withdrawn])
    for (const home of homes.values())
      yield { home, state: getHomeState(home, catalogue), whole: home, words: () => homeWords(home, catalogue) };
  for (const { file, id, draft } of incomplete?.values() ?? []) {
    if (!file.startsWith('properties/')) continue;
    const home = { ...(draft as Incomplete<Property>['draft']), id: Number(id) };
    yield { home, state: 'draft', whole: null, words: () => wordsOfDraft(home, catalogue) };
  }
}

type HomesData = Pick<Snapshot, 'catalogue' | 'incomplete'>;

function wordsOfDraft({ id, reference, title, address, city }: HomeLine['home'], { cities }: Catalogue): string[] {
  const { zip, name = {} } = (city === undefined ? undefined : cities.get(city)) ?? {};
  const place = [address?.street, address?.houseNumber, address?.boxNr, zip, ...Object.values(name)];
  return tokenize([id, reference, ...place, ...Object.values(title ?? {})].filter(Boolean).join(' '));
}

/** A page of the homes that fit a query, the last changed first, with the number of each state; takes the data with their drafts. */
export function listHomes(query: HomesQuery, data: HomesData) {
  const { goal, broker, text, sort, page } = query;
  const asked = tokenize(text ?? '');
  const fitting: HomeLine[] = [];
  const counts = new Map<HomeState, number>();
  for (const { words: wordsOfLine, ...line } of everyLine(data)) {
    const { home, state } = line;
    if (goal && (home.goal === undefined || toGoal(home.goal) !== goal)) continue;
    if (broker && home.broker !== broker) continue;
    const words = asked.length > 0 ? wordsOfLine() : [];
    if (!asked.every((part) => words.some((word) => word.startsWith(part)))) continue;
    counts.set(state, (counts.get(state) ?? 0) + 1);
    if (!query.state || state === query.state) fitting.push(line);
  }
  const day = ({ home }: HomeLine) => (sort === 'newest' ? home.publishedAt : home.updatedAt) ?? '';
  fitting.sort((a, b) => day(b).localeCompare(day(a)) || b.home.id - a.home.id);
  return {
    lines: fitting.slice((page - 1) * homesOnPage, page * homesOnPage),
    /** All that fit, where they are few enough to be changed at once. */
    ids: fitting.length > maxHomesAtOnce ? null : fitting.map(({ home }) => ({ id: home.id, broker: home.broker })),
    found: fitting.length,
    pages: Math.max(1, Math.ceil(fitting.length / homesOnPage)),
    counts,
    all: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}
