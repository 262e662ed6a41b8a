import type { Counted } from '../../lib/audience/counted.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Snapshot } from '../../lib/data/load.ts';
import { addDays, weekdayOf } from '../../lib/day.ts';
import { storeCounts } from '../../lib/db/audience.ts';
import { deleteTraces } from '../../lib/db/audience-traces.ts';
import { inTransaction } from '../../lib/db/database.ts';
import { dayMs } from '../../lib/duration.ts';
import { dayOf } from '../../lib/format.ts';
import { Random } from '../sample/random.ts';
import { homesOf } from './homes.ts';

/** How many days are counted, today among them. */
const shown = 60;

/** Where visits come from, each as often as it stands here. */
const sources = [
  ...['google.com', 'google.com', 'google.com', 'google.com', 'direct', 'direct', 'direct', 'internal', 'internal'],
  ...['immoweb.be', 'immoweb.be', 'immoweb.be', 'zimmo.be', 'facebook.com', 'newsletter / email / new-homes'],
];

/** Counts views of the pages of the homes and of those like them, up to a moment (ms since epoch). */
export async function countViews(data: Snapshot, now: number): Promise<void> {
  const own = homesOf(data);
  const alike = own.flatMap((home) => data.catalogue.similar(home, 10));
  const homes = new Map([...own, ...alike].map((home) => [home.id, home]));
  const today = dayOf(now);
  const random = new Random(shown);
  for (let ago = shown - 1; ago >= 0; ago--) {
    const day = addDays(today, -ago);
    const counts = [...homes.values()].flatMap((home) => countsOf(home, day, ago === 0, random));
    if (counts.length > 0) await storeCounts(counts);
  }
  await inTransaction((trx) => deleteTraces(trx, now));
}

/** What a home got on a day: more when it is new and at the weekend, less while the day is not over. */
function countsOf(home: Property, day: string, isToday: boolean, random: Random): Counted[] {
  if (home.publishedAt > day) return [];
  const age = (Date.parse(day) - Date.parse(home.publishedAt)) / dayMs;
  const isWeekend = weekdayOf(day) > 5;
  const usual = (4 + 14 / (1 + age / 6)) * (isWeekend ? 1.4 : 1) * (isToday ? 0.4 : 1);
  const visits = Math.round(usual * (0.5 + random.next()));
  return Array.from({ length: visits }, (_, visitor) => visitOf(home.id, day, visitor, random)).flat();
}

/** A visit, and what else the visitor did. */
function visitOf(home: number, day: string, visitor: number, random: Random): Counted[] {
  const source = random.pick(sources);
  const count = (what: Counted['what'], times = 1): Counted => ({
    day,
    what,
    home,
    source,
    times,
    trace: `${what} ${home} ${visitor}`,
  });
  return [
    count('view', random.pick([1, 1, 1, 2, 2, 3])),
    ...(random.chance(0.07) ? [count('save')] : []),
    ...(random.chance(0.02) ? [count('share')] : []),
  ];
}
