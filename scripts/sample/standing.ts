import type { Project } from '../../lib/catalogue/schema/lists.ts';
import { addDays } from '../../lib/day.ts';
import { latest, today } from './dates.ts';
import type { Random } from './random.ts';
import type { Slot, Standing } from './slot.ts';

// How many of a hundred homes have each standing.
const shares: Record<'sale' | 'unit' | 'rent', [Standing, number][]> = {
  sale: [
    ['open', 60],
    ['new', 9],
    ['new-price', 6],
    ['under-option', 6],
    ['reserved', 3],
    ['sold', 16],
  ],
  unit: [
    ['open', 55],
    ['new', 3],
    ['under-option', 8],
    ['reserved', 6],
    ['sold', 28],
  ],
  rent: [
    ['open', 66],
    ['new', 14],
    ['rented', 20],
  ],
};

/** Draws how a published home stands, by its goal and whether it is a unit of a project. */
export function drawStanding(slot: Pick<Slot, 'goal' | 'unit'>, random: Random): Standing {
  if (slot.goal === 2) return 'open';
  const table = shares[slot.goal === 1 ? 'rent' : slot.unit ? 'unit' : 'sale'];
  let left = random.next() * 100;
  for (const [standing, share] of table) {
    left -= share;
    if (left < 0) return standing;
  }
  return 'open';
}

/** Days between the announcement of a project and its first unit. */
const launch = 30;

/** First and last day on which a home of this standing may have been published. */
export function publishedBetween(standing: Standing, project?: Project): [from: string, to: string] {
  if (standing === 'new') return [addDays(today, -20), today];
  if (standing === 'new-price') return [addDays(today, -240), addDays(today, -60)];
  if (standing === 'sold' || standing === 'rented') {
    const first = project ? addDays(project.publishedAt, launch) : '2024-01-15';
    return [first, project?.soldOut ? (project.completion ?? first) : addDays(today, -75)];
  }
  if (!project) return [addDays(today, -210), addDays(today, -3)];
  return [latest(addDays(project.publishedAt, launch), addDays(today, -330)), addDays(today, -3)];
}

const marquees: Record<Standing, number | undefined> = {
  open: undefined,
  new: 1,
  'new-price': 2,
  'under-option': 3,
  reserved: 4,
  sold: 5,
  rented: 6,
};

/** The marquee id (data/marquees.json) of a standing. */
export const marqueeOf = (standing: Standing): number | undefined => marquees[standing];
