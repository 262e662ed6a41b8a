import type { Point } from '../base-map/geometry.ts';
import { kilometres, type Stretch } from './graph.ts';

// The data lack pieces of road of more than 5 km, all of them motorways, and what fills some of them ends a few metres beside its
// neighbours. An end of a motorway is joined to the one that goes on ahead of it.

/** km: the longest gap. */
const maxGapKm = 6;
/** Degrees by which the way on may lie beside the direction of an end. */
const bend = 30;

/** Takes all stretches; returns one for each gap of a motorway, straight from its end to where it goes on. */
export function missingMotorways(stretches: readonly Stretch[]): Stretch[] {
  const driven = stretches.filter(({ open }) => open.car);
  const leaves = new Set(driven.map(({ from }) => from.join()));
  const arrives = new Set(driven.map(({ to }) => to.join()));
  const motorways = driven.filter(({ street }) => street.highway === 'motorway');
  const ends = motorways.filter(({ to }) => !leaves.has(to.join()));
  const starts = motorways.filter(({ from }) => !arrives.has(from.join()));
  return [
    ...ends.flatMap((end) =>
      join(
        end,
        nearest(motorways, end.to, (next) => continues(end, next) && next.from),
      ),
    ),
    ...starts.flatMap((start) => {
      const before = nearest(motorways, start.from, (end) => continues(end, start) && end.to);
      return before ? join(before, start) : [];
    }),
  ];
}

const join = (end: Stretch, next: Stretch | null): Stretch[] =>
  next ? [{ ...end, from: end.to, to: next.from, length: kilometres(end.to, next.from) }] : [];

/** The stretch whose point, as `pointOf` tells it, is nearest; false for a stretch that does not count. */
function nearest(stretches: readonly Stretch[], to: Point, pointOf: (one: Stretch) => Point | false): Stretch | null {
  let [best, smallest]: [Stretch | null, number] = [null, maxGapKm];
  for (const one of stretches) {
    const point = pointOf(one);
    const gap = point ? kilometres(point, to) : Number.POSITIVE_INFINITY;
    if (gap >= smallest) continue;
    [best, smallest] = [one, gap];
  }
  return best;
}

/** Whether a stretch begins ahead of the end of another and leads the same way. */
function continues(end: Stretch, next: Stretch): boolean {
  if (kilometres(end.to, next.from) > maxGapKm || end === next) return false;
  const heading = headingOf(end.from, end.to);
  const gap = kilometres(end.to, next.from);
  // Over a few metres the gap itself has no direction.
  const straight = gap < 0.6 || angleBetween(heading, headingOf(end.to, next.from)) < bend;
  return straight && angleBetween(heading, headingOf(next.from, next.to)) < bend;
}

const headingOf = ([x, y]: Point, [toX, toY]: Point): number =>
  (Math.atan2((toX - x) * Math.cos((y * Math.PI) / 180), toY - y) * 180) / Math.PI;

const angleBetween = (one: number, other: number): number => Math.abs(((other - one + 540) % 360) - 180);
