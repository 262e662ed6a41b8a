import type { ChartShape } from '../../components/owner/day-chart';
import { weekdayOf } from '../day.ts';

/** In px: where the highest tick and the axis lie, and what one visit is at least. */
const top = 12;
const base = 232;
const lowest = 2;
/** Of the room that a day has. */
const barShare = 0.72;
const mostSteps = 4;

/** Draws visits a day as bars, side by side in their order, on a scale of whole numbers; Mondays are named. A day without visits has no height. */
export function dayChart(days: readonly { date: string; visits: number }[]): ChartShape {
  const scale = scaleOf(Math.max(0, ...days.map(({ visits }) => visits)));
  const room = 100 / days.length;
  const heightOf = (visits: number) => ((base - top) * visits) / (scale.at(-1) ?? 1);
  const bars = days.map(({ date, visits }, i) => {
    const height = visits === 0 ? 0 : Math.max(lowest, rounded(heightOf(visits)));
    const x = rounded(room * (i + (1 - barShare) / 2));
    return { date, x, width: rounded(room * barShare), y: rounded(base - height), height };
  });
  const ticks = scale.map((value) => ({ value, y: rounded(base - heightOf(value)) }));
  const labels = days.flatMap(({ date }, i) => (weekdayOf(date) === 1 ? [{ date, x: rounded(room * (i + 0.5)) }] : []));
  return { base, bars, ticks, labels };
}

/** Whole numbers in equal steps from nought to at least the most, in steps of 1, 2 or 5, or ten times those. */
function scaleOf(most: number): number[] {
  const wanted = Math.max(1, most / mostSteps);
  const ten = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => factor * ten).find((size) => size >= wanted) ?? ten;
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, i) => i * step);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
