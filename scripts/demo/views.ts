import type { Counted } from '../../lib/audience/view-buffer.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Snapshot } from '../../lib/data/load.ts';
import { addDays, dayMs, dayOf, weekdayOf } from '../../lib/day.ts';
import { deleteTraces, storeCounts } from '../../lib/db/audience.ts';
import { inTransaction } from '../../lib/db/database.ts';
import { homesOf } from './visitors.ts';

/** Number of days with views, today included. */
const shown = 60;

/** Sources of visits; a repeated one is as many times as likely. */
const sources = [
  ...['google.com', 'google.com', 'google.com', 'google.com', 'direct', 'direct', 'direct', 'internal', 'internal'],
  ...['immoweb.be', 'immoweb.be', 'immoweb.be', 'zimmo.be', 'facebook.com', 'newsletter / email / new-homes'],
];

/** Stores views of the demo homes and of similar ones, up to a moment (ms since epoch). */
export async function countViews(data: Snapshot, now: number): Promise<void> {
  const own = homesOf(data);
  const alike = own.flatMap((home) => data.catalogue.similar(home, 10));
  const homes = new Map([...own, ...alike].map((home) => [home.id, home]));
  const today = dayOf(now);
  const random = randomFrom(shown);
  for (let ago = shown - 1; ago >= 0; ago--) {
    const day = addDays(today, -ago);
    const counts = [...homes.values()].flatMap((home) => countsOf(home, day, ago === 0, random));
    if (counts.length > 0) await storeCounts(counts);
  }
  await inTransaction((trx) => deleteTraces(trx, now));
}

/** The counts of a home on a day: more for new homes and at weekends, fewer today. */
function countsOf(home: Property, day: string, isToday: boolean, random: Random): Counted[] {
  if (home.publishedAt > day) return [];
  const age = (Date.parse(day) - Date.parse(home.publishedAt)) / dayMs;
  const isWeekend = weekdayOf(day) > 5;
  const usual = (4 + 14 / (1 + age / 6)) * (isWeekend ? 1.4 : 1) * (isToday ? 0.4 : 1);
  const visits = Math.round(usual * (0.5 + random()));
  return Array.from({ length: visits }, (_, visitor) => visitOf(home.id, day, visitor, random)).flat();
}

/** The counts of one visit. */
function visitOf(home: number, day: string, visitor: number, random: Random): Counted[] {
  const source = pick(sources, random);
  const count = (what: Counted['what'], times = 1): Counted => ({
    day,
    what,
    home,
    source,
    times,
    trace: `${what} ${home} ${visitor}`,
    network: `${what} ${home} ${visitor}`,
  });
  return [
    count('view', pick([1, 1, 1, 2, 2, 3], random)),
    ...(random() < 0.07 ? [count('save')] : []),
    ...(random() < 0.02 ? [count('share')] : []),
  ];
}

/** A number from 0 up to, but not including, 1. */
type Random = () => number;

/** A seeded generator (mulberry32): the demo is the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
