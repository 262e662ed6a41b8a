import type { DayFigures } from '../db/audience.ts';
import type { Count } from './statistics.ts';

/** One of the figures of some days, added up. */
export const sumOf = (figures: readonly DayFigures[], what: Exclude<keyof DayFigures, 'day'>): number =>
  figures.reduce((total, figure) => total + figure[what], 0);

/** The visits and views of each of these days, nought where nothing was counted. */
export function dayByDay(figures: readonly DayFigures[], days: readonly string[]): ({ date: string } & Count)[] {
  const counted = new Map(figures.map((figure) => [figure.day, figure]));
  return days.map((date) => {
    const { visits = 0, views = 0 } = counted.get(date) ?? {};
    return { date, visits, views };
  });
}
