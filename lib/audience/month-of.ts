import { figuresByDay } from '../db/audience-figures.ts';
import type { MonthFigures } from '../owner-reports/report-sources.ts';
import type { OwnedHome } from '../owners/owned-home.ts';

/** What was counted of homes in a month of Belgium ("2026-10"), day by day. */
export async function monthOf(homes: readonly OwnedHome[], month: string): Promise<MonthFigures> {
  const counted = new Map((await figuresByDay(homes, month)).map((figures) => [figures.day, figures]));
  const sum = (what: Exclude<keyof MonthFigures, 'days'>) =>
    [...counted.values()].reduce((total, figures) => total + figures[what], 0);
  return {
    visits: sum('visits'),
    views: sum('views'),
    requests: sum('requests'),
    saves: sum('saves'),
    shares: sum('shares'),
    days: daysOf(month).map((date) => {
      const { visits = 0, views = 0 } = counted.get(date) ?? {};
      return { date, visits, views };
    }),
  };
}

/** Every day of "2026-02", the first one first. */
function daysOf(month: string): string[] {
  const [year, number] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}
