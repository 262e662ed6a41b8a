import { daysFrom } from '../day.ts';
import { figuresByDay } from '../db/audience.ts';
import type { MonthFigures } from '../owner-reports/report-sources.ts';
import type { OwnedHome } from '../owners/owned-home.ts';
import { dayByDay, sumOf } from './sums.ts';

/** What was counted of homes in a month of Belgium ("2026-10"), day by day. */
export async function monthOf(homes: readonly OwnedHome[], month: string): Promise<MonthFigures> {
  const figures = await figuresByDay(homes, month);
  return {
    visits: sumOf(figures, 'visits'),
    views: sumOf(figures, 'views'),
    requests: sumOf(figures, 'requests'),
    saves: sumOf(figures, 'saves'),
    shares: sumOf(figures, 'shares'),
    days: dayByDay(figures, daysFrom(`${month}-01`, lengthOf(month))),
  };
}

/** In days. */
function lengthOf(month: string): number {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
}
