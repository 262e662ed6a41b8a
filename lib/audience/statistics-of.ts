import type { Catalogue } from '../catalogue/catalogue.ts';
import { listSimilar } from '../catalogue/similar.ts';
import { addDays, weekdayOf } from '../day.ts';
import { type DayFigures, figuresByDay, visitsBySource, visitsSince } from '../db/audience-figures.ts';
import { dayOf } from '../format.ts';
import type { OwnedHome } from '../owners/owned-home.ts';
import type { Count, Statistics } from './statistics.ts';

/** How many days are shown one by one. */
const shown = 30;
/** With how many homes each home is compared. */
const alike = 10;
/** The average of fewer would tell an owner what another's home is visited. */
const fewestOthers = 3;

/** What was counted of homes, up to a moment (ms since epoch). */
export async function statisticsOf(
  homes: readonly OwnedHome[],
  catalogue: Catalogue,
  now = Date.now(),
): Promise<Statistics> {
  const today = dayOf(now);
  const monday = addDays(today, 1 - weekdayOf(today));
  const first = addDays(today, 1 - shown);
  const [figures, sources, similar] = await Promise.all([
    figuresByDay(homes),
    visitsBySource(homes, first),
    compare(homes, catalogue, first),
  ]);
  const byDay = new Map(figures.map((figure) => [figure.day, figure]));
  const since = (from: string) => figures.filter(({ day }) => day >= from);
  const recent = since(first);
  return {
    today: countOf(since(today)),
    week: countOf(since(monday)),
    month: countOf(since(`${today.slice(0, 8)}01`)),
    total: countOf(figures),
    days: Array.from({ length: shown }, (_, index) => {
      const date = addDays(first, index);
      return { date, visits: byDay.get(date)?.visits ?? 0, views: byDay.get(date)?.views ?? 0 };
    }),
    sources,
    requests: sum(recent, 'requests'),
    saves: sum(recent, 'saves'),
    shares: sum(recent, 'shares'),
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
      .flatMap((home) => listSimilar(home, catalogue, alike))
      .flatMap(({ id }) => (own.has(id) ? [] : [id])),
  );
  if (others.size < fewestOthers) return null;
  const [ownVisits, otherVisits] = await Promise.all([visitsSince(homes, since), visitsSince([...others], since)]);
  return { own: ownVisits / own.size, others: otherVisits / others.size, homes: others.size };
}

const sum = (figures: readonly DayFigures[], what: Exclude<keyof DayFigures, 'day'>): number =>
  figures.reduce((total, figure) => total + figure[what], 0);

const countOf = (figures: readonly DayFigures[]): Count => ({
  visits: sum(figures, 'visits'),
  views: sum(figures, 'views'),
});
