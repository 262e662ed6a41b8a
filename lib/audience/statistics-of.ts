import type { Catalogue } from '../catalogue/catalogue.ts';
import { addDays, dayOf, daysFrom, weekdayOf } from '../day.ts';
import { type DayFigures, figuresByDay, visitsBySource, visitsSince } from '../db/audience.ts';
import type { OwnedHome } from '../owners/owned-home.ts';
import type { Count, Statistics } from './statistics.ts';
import { dayByDay, sumOf } from './sums.ts';

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
  const since = (from: string) => figures.filter(({ day }) => day >= from);
  const recent = since(first);
  return {
    today: countOf(since(today)),
    week: countOf(since(monday)),
    month: countOf(since(`${today.slice(0, 8)}01`)),
    total: countOf(figures),
    days: dayByDay(recent, daysFrom(first, shown)),
    sources,
    requests: sumOf(recent, 'requests'),
    saves: sumOf(recent, 'saves'),
    shares: sumOf(recent, 'shares'),
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
      .flatMap((home) => catalogue.similar(home, alike))
      .flatMap(({ id }) => (own.has(id) ? [] : [id])),
  );
  if (others.size < fewestOthers) return null;
  const [ownVisits, otherVisits] = await Promise.all([visitsSince(homes, since), visitsSince([...others], since)]);
  return { own: ownVisits / own.size, others: otherVisits / others.size, homes: others.size };
}

const countOf = (figures: readonly DayFigures[]): Count => ({
  visits: sumOf(figures, 'visits'),
  views: sumOf(figures, 'views'),
});
