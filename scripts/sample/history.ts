import type { HistorySnapshot } from '../../lib/catalogue/schema/history.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import { dayBetween } from './dates.ts';
import { Random } from './random.ts';
import type { Slot, Standing } from './slot.ts';
import { marqueeOf } from './standing.ts';

/** What a home stood at before it came to its present standing. */
const before: Record<Standing, Standing[]> = {
  open: [],
  new: [],
  'new-price': ['open'],
  'under-option': ['open'],
  reserved: ['open', 'under-option'],
  sold: ['open', 'under-option'],
  rented: ['open'],
};

type Known = Pick<Property, 'publishedAt' | 'updatedAt' | 'price'>;

/** A price as it was before a cut of three to seven per cent (€). */
const beforeCut = (amount: number, random: Random): number =>
  Math.round((amount * (1.03 + random.next() * 0.04)) / 1_000) * 1_000;

/** Earlier prices and standings of a home, from a chance of its own, so that no other draw moves; undefined where nothing changed. */
export function drawHistory({ id, standing, goal }: Slot, home: Known): HistorySnapshot[] | undefined {
  const { publishedAt, updatedAt, price } = home;
  const steps = before[standing];
  if (steps.length === 0 || updatedAt <= publishedAt) return undefined;
  const random = new Random(id * 23);
  const wasCut = goal === 0 && (standing === 'new-price' || random.chance(0.3));
  const days = [publishedAt, ...steps.slice(1).map(() => dayBetween(publishedAt, updatedAt, random)), updatedAt];
  const snapshots = [...steps, standing].map((step, i): HistorySnapshot => {
    const amount = wasCut && i === 0 ? beforeCut(price.amount, random) : price.amount;
    return { date: days[i] ?? updatedAt, amount: price.publish ? amount : undefined, marquee: marqueeOf(step) };
  });
  return snapshots.every(({ date }, i) => i === 0 || date > (snapshots[i - 1]?.date ?? '')) ? snapshots : undefined;
}
