import { knownSource, sourceKeys } from '../audience/source.ts';
import type { Statistics } from '../audience/statistics.ts';
import { weekdayOf } from '../base/day.ts';
import { roundTo } from '../base/round.ts';
import type { Translator } from '../i18n/translator.ts';

interface Day {
  date: string;
  visits: number;
}

/** The day with the most visits, the first of equal ones, and the visits of all; throws for no days. */
export function findBestDay(days: readonly Day[]): Day & { total: number } {
  const [first, ...others] = days;
  if (!first) throw new Error('no days');
  const { date, visits } = others.reduce((best, day) => (day.visits > best.visits ? day : best), first);
  return { date, visits, total: days.reduce((sum, day) => sum + day.visits, 0) };
}

/** Sources by name, those of one name together, the most frequent first: "Google", "heem.example", the name of a campaign. */
export function sumVisitsByName(
  sources: Statistics['sources'],
  t: Translator<'owner.statistics'>,
): [name: string, visits: number][] {
  const counted = new Map<string, number>();
  for (const { source, visits } of sources) {
    const key = sourceKeys.find((known) => known === source);
    const name = key ? t(`sourceNames.${key}`) : (knownSource(source)?.name ?? source);
    counted.set(name, (counted.get(name) ?? 0) + visits);
  }
  return [...counted].sort(([, one], [, other]) => other - one);
}

/** Compares homes with similar ones, by the figures as they are shown: rounded visits, and the difference in percent. */
export function compareWithSimilar(similar: NonNullable<Statistics['similar']>) {
  const [own, others] = [Math.round(similar.own), Math.round(similar.others)];
  const percent = others === 0 ? 0 : Math.round((Math.abs(own - others) / others) * 100);
  const trend = others === 0 ? 'none' : percent === 0 ? 'same' : own > others ? 'more' : 'fewer';
  return { own, others, percent, trend };
}

/** x and width in percent of the width, y and height in px from the top. */
interface Bar {
  x: number;
  width: number;
  y: number;
  height: number;
}

/** The bars of a row of days. */
export interface ChartShape {
  /** The vertical position of the axis, in px. */
  base: number;
  bars: ({ date: string } & Bar)[];
  /** Whole numbers, the smallest first. */
  ticks: { value: number; y: number }[];
  /** The days that are named below the axis, each at the middle of its bar. */
  labels: { date: string; x: number }[];
}

/** In px: the positions of the highest tick and of the axis, and the least height of a bar. */
const top = 12;
const base = 232;
const minBarHeight = 2;
/** The part of a day’s width that its bar takes. */
const barShare = 0.72;
const maxSteps = 4;

/** Draws numbers as bars, side by side in their order, on a scale of whole numbers; zero has no height. */
export function drawBars(values: readonly number[]): Pick<ChartShape, 'base' | 'ticks'> & { bars: Bar[] } {
  const scale = axisTicks(Math.max(0, ...values));
  const room = 100 / values.length;
  const barHeight = (value: number) => ((base - top) * value) / (scale.at(-1) ?? 1);
  const bars = values.map((value, i) => {
    const height = value === 0 ? 0 : Math.max(minBarHeight, roundTo(barHeight(value), 2));
    const x = roundTo(room * (i + (1 - barShare) / 2), 2);
    return { x, width: roundTo(room * barShare, 2), y: roundTo(base - height, 2), height };
  });
  return { base, bars, ticks: scale.map((value) => ({ value, y: roundTo(base - barHeight(value), 2) })) };
}

/** Draws visits a day as such bars; Mondays are named. */
export function drawDayChart(days: readonly { date: string; visits: number }[]): ChartShape {
  const shape = drawBars(days.map(({ visits }) => visits));
  const room = 100 / days.length;
  const labels = days.flatMap(({ date }, i) =>
    weekdayOf(date) === 1 ? [{ date, x: roundTo(room * (i + 0.5), 2) }] : [],
  );
  return { ...shape, bars: days.map(({ date }, i) => ({ date, ...(shape.bars[i] as Bar) })), labels };
}

/** Whole numbers in equal steps from zero to at least the most, in steps of 1, 2 or 5, or ten times those. */
function axisTicks(max: number): number[] {
  const wanted = Math.max(1, max / maxSteps);
  const ten = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => factor * ten).find((size) => size >= wanted) ?? ten;
  const steps = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: steps + 1 }, (_, i) => i * step);
}
