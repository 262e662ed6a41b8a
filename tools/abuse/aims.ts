import type { Finding } from './measure.ts';

/** The scheduler of a machine that does other work too: a few ms more are no trace of an attack. */
const noiseMs = 5;
const slowestMs = 300;

/** What an attack has missed, each as the figure that shows it; none where it did no harm. */
export function missedAims({ attack, way, alone, during, memory, left, isGone }: Finding): string[] {
  const grown = memory.peak - memory.before;
  const [first = 0, last = 0] = [memory.after.at(0), memory.after.at(-1)];
  const failed = during.page.failed + during.list.failed;
  const maxPage = Math.max(alone.page.p95 * 1.5, alone.page.p95 + noiseMs);
  const { peakMb } = attack.aims ?? {};
  const missed: [boolean, string][] = [
    [isGone, 'the site ended'],
    [failed > 0, `${failed} visitors without a page`],
    [isWaitJudged(way, attack) && slowest(during) > slowestMs, `a visitor waited ${ms(slowest(during))}`],
    [way === 'nginx' && during.page.p95 > maxPage, `p95 of a kept page × ${ratio(during.page.p95, alone.page.p95)}`],
    [last > first * 1.1 + 30, `memory grew from ${mb(first)} to ${mb(last)}`],
    [peakMb !== undefined && grown > peakMb, `${mb(grown)} more at its peak`],
    [left.sockets > 0, `${left.sockets} sockets left`],
    [left.descriptors > 0, `${left.descriptors} descriptors left`],
  ];
  return missed.flatMap(([isMissed, what]) => (isMissed ? [what] : []));
}

const isWaitJudged = (way: Finding['way'], { aims }: Finding['attack']): boolean =>
  way === 'direct' || aims?.quiet === true;

const slowest = ({ page, list }: Finding['during']): number => Math.max(page.max, list.max);

/** Whether the machine was so busy with other things that what a visitor waited says nothing of the attack. */
export const isNoisy = ({ alone }: Finding): boolean => slowest(alone) > slowestMs / 2;

const ms = (value: number): string => `${Math.round(value)} ms`;
const mb = (value: number): string => `${Math.round(value)} MB`;

/** How many times as long, in one decimal. */
export const ratio = (now: number, before: number): string => (now / before).toFixed(1);
