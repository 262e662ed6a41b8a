import type { OwnedHome } from '../accounts/owned-home.ts';
import { addDays, dayOf, daysFrom, weekdayOf } from '../base/day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type DayFigures, figuresByDay, visitsBySource, visitsSince } from './store.ts';

/** The counts of a period; visitors are distinguished within a day only. */
export interface Count {
  /** Visitors, each counted once a day for a home. */
  visits: number;
  /** Times that the page was opened. */
  views: number;
}

/** The figures of one or several homes; days are those of Europe/Brussels. */
export interface Statistics {
  today: Count;
  /** Since Monday. */
  week: Count;
  /** Since the first of the month. */
  month: Count;
  total: Count;
  /** The last 30 days, today included, the oldest first: `date` is "2026-11-22". */
  days: ({ date: string } & Count)[];
  /** The origins of the visits of these 30 days, the most frequent first: a host, a campaign, or a key of `sourceKeys`. */
  sources: { source: string; visits: number }[];
  /** In these 30 days: what visitors asked the agency about the home, kept as favourites, and passed on. */
  requests: number;
  saves: number;
  shares: number;
  /** Visits per home in these 30 days: of these homes, and of published ones like them; null where too few are alike. */
  similar: { own: number; others: number; homes: number } | null;
}

/** One of the figures of some days, added up. */
export const sumFigures = (figures: readonly DayFigures[], what: Exclude<keyof DayFigures, 'day'>): number =>
  figures.reduce((total, figure) => total + figure[what], 0);

/** The visits and views of each of these days, zero where nothing was counted. */
export function dayByDay(figures: readonly DayFigures[], days: readonly string[]): ({ date: string } & Count)[] {
  const counted = new Map(figures.map((figure) => [figure.day, figure]));
  return days.map((date) => {
    const { visits = 0, views = 0 } = counted.get(date) ?? {};
    return { date, visits, views };
  });
}

/** Returns the counts of homes in a month of Belgium ("2026-10"), day by day. */
export async function readMonthFigures(homes: readonly OwnedHome[], month: string): Promise<MonthFigures> {
  const figures = await figuresByDay(homes, month);
  return {
    visits: sumFigures(figures, 'visits'),
    views: sumFigures(figures, 'views'),
    requests: sumFigures(figures, 'requests'),
    saves: sumFigures(figures, 'saves'),
    shares: sumFigures(figures, 'shares'),
    days: dayByDay(figures, daysFrom(`${month}-01`, daysInMonth(month))),
  };
}

/** Returns the number of days of a month. */
function daysInMonth(month: string): number {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
}

/** The chart shows so many days one by one. */
const shownDays = 30;
/** Each home is compared with so many others. */
const comparedHomes = 10;
/** The average of fewer would reveal to an owner how often another's home is visited. */
const minCompared = 3;

/** Returns the counts of homes up to a moment (ms since epoch). */
export async function readStatistics(
  homes: readonly OwnedHome[],
  catalogue: Catalogue,
  now = Date.now(),
): Promise<Statistics> {
  const today = dayOf(now);
  const monday = addDays(today, 1 - weekdayOf(today));
  const first = addDays(today, 1 - shownDays);
  const [figures, sources, similar] = await Promise.all([
    figuresByDay(homes),
    visitsBySource(homes, first),
    compare(homes, catalogue, first),
  ]);
  const since = (from: string) => figures.filter(({ day }) => day >= from);
  const recent = since(first);
  return {
    today: sumVisits(since(today)),
    week: sumVisits(since(monday)),
    month: sumVisits(since(`${today.slice(0, 8)}01`)),
    total: sumVisits(figures),
    days: dayByDay(recent, daysFrom(first, shownDays)),
    sources,
    requests: sumFigures(recent, 'requests'),
    saves: sumFigures(recent, 'saves'),
    shares: sumFigures(recent, 'shares'),
    similar,
  };
}

/** The average of the homes with that of the homes like them that others own. */
async function compare(
  homes: readonly OwnedHome[],
  catalogue: Catalogue,
  since: string,
): Promise<Statistics['similar']> {
  const own = new Set<number>(homes);
  const others = new Set(
    homes
      .flatMap((id) => catalogue.properties.get(id) ?? [])
      .flatMap((home) => catalogue.similar(home, comparedHomes))
      .flatMap(({ id }) => (own.has(id) ? [] : [id])),
  );
  if (others.size < minCompared) return null;
  const [ownVisits, otherVisits] = await Promise.all([visitsSince(homes, since), visitsSince([...others], since)]);
  return { own: ownVisits / own.size, others: otherVisits / others.size, homes: others.size };
}

const sumVisits = (figures: readonly DayFigures[]): Count => ({
  visits: sumFigures(figures, 'visits'),
  views: sumFigures(figures, 'views'),
});

/** The figures of homes in one month, as lib/audience/statistics.ts explains them. */
export interface MonthFigures extends Count {
  /** Each day of the month, the first one first. */
  days: ({ date: string } & Count)[];
  requests: number;
  saves: number;
  shares: number;
}
