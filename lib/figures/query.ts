import type { Days } from '../audience/store-periods.ts';
import { addDays, daysBetween, instantOfHour, isDay } from '../base/day.ts';
import type { Span } from '../leads/store-figures.ts';

export const figureViews = ['overview', 'homes', 'sources', 'searches'] as const;
export type FigureView = (typeof figureViews)[number];

export const figurePeriods = ['30', '90', 'month', 'year'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** The figures that the list of homes can be sorted by, in descending order. */
export const homeFigureSorts = ['visits', 'views', 'saves', 'shares', 'leads', 'appointments'] as const;
export type HomeFigureSort = (typeof homeFigureSorts)[number];

/** The query of the page of figures. */
export interface FiguresQuery {
  view: FigureView;
  /** null if the period is two chosen days. */
  period: FigurePeriod | null;
  now: Days;
  before: Days;
  home?: number;
  sort: HomeFigureSort;
  page: number;
}

const dayIn = (query: URLSearchParams, name: string): string | null => {
  const text = query.get(name) ?? '';
  return isDay(text) ? text : null;
};

/** Reads the query; `today` is a day such as "2026-11-22". Unknown values are ignored. */
export function readFiguresQuery(query: URLSearchParams, today: string): FiguresQuery {
  const home = query.get('home') ?? '';
  const common = {
    view: figureViews.find((known) => known === query.get('view')) ?? 'overview',
    home: /^[1-9]\d{0,8}$/.test(home) ? Number(home) : undefined,
    sort: homeFigureSorts.find((known) => known === query.get('sort')) ?? 'visits',
    page: Math.max(1, Math.min(10_000, Math.trunc(Number(query.get('page'))) || 1)),
  };
  const own = ownDays(query, today);
  const period = figurePeriods.find((known) => known === query.get('period')) ?? '30';
  return own ? { ...common, period: null, ...own } : { ...common, period, ...periodDays(period, today) };
}

function ownDays(query: URLSearchParams, today: string): Pick<FiguresQuery, 'now' | 'before'> | null {
  const asked = [dayIn(query, 'from'), dayIn(query, 'until')].filter((day) => day !== null);
  if (asked.length === 0) return null;
  const [first = today, last = today] = [...asked, ...(asked.length === 1 ? [today] : [])]
    .map((day) => (day > today ? today : day))
    .sort();
  return { now: { first, last }, before: daysBefore({ first, last }) };
}

/** Returns the same number of days, which end on the day before. */
const daysBefore = ({ first, last }: Days): Days => ({
  first: addDays(first, -countDays({ first, last })),
  last: addDays(first, -1),
});

export const countDays = ({ first, last }: Days): number => daysBetween(first, last) + 1;

/** Returns the days of a period up to today. A month and a year begin with their first day, and the period before ends on the same date. */
function periodDays(period: FigurePeriod, today: string): Pick<FiguresQuery, 'now' | 'before'> {
  if (period === '30' || period === '90') {
    const now = { first: addDays(today, 1 - Number(period)), last: today };
    return { now, before: daysBefore(now) };
  }
  const first = period === 'month' ? `${today.slice(0, 8)}01` : `${today.slice(0, 4)}-01-01`;
  const endOfBefore = addDays(first, -1);
  const before =
    period === 'month' ? `${endOfBefore.slice(0, 8)}${today.slice(8)}` : `${endOfBefore.slice(0, 4)}${today.slice(4)}`;
  return {
    now: { first, last: today },
    before: {
      first: period === 'month' ? `${endOfBefore.slice(0, 8)}01` : `${endOfBefore.slice(0, 4)}-01-01`,
      // 31 March is compared with all of February.
      last: isDay(before) ? before : endOfMonth(before.slice(0, 7)),
    },
  };
}

const endOfMonth = (month: string): string => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);

/** Writes the query with some other values; the list of homes then begins on its first page. */
export function figuresHref(query: FiguresQuery, other: Partial<Omit<FiguresQuery, 'now' | 'before'>> = {}): string {
  const { view, period, now, home, sort, page } = { ...query, page: 1, ...other };
  const params = {
    view: view === 'overview' ? undefined : view,
    period: period === '30' ? undefined : period,
    ...(period === null ? { period: undefined, from: now.first, until: now.last } : {}),
    home,
    sort: sort === 'visits' ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
  const parts = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return parts.length > 0 ? `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}` : '?';
}

/** Returns the start and the end of these days, in ms since epoch. */
export const toSpan = ({ first, last }: Days): Span => ({
  from: instantOfHour(first, 0),
  until: instantOfHour(addDays(last, 1), 0),
});
