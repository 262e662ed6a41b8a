import { addDays } from '../../lib/day.ts';
import { today } from './dates.ts';
import { Random } from './random.ts';
import type { Slot } from './slot.ts';
import { drawStanding } from './standing.ts';

const usual = [
  'house',
  'apartment',
  'villa',
  'terraced-house',
  'apartment',
  'building-plot',
  'bungalow',
  'farmhouse',
  'duplex',
  'house',
];
const rare = [
  'studio',
  'penthouse',
  'ground-floor-apartment',
  'loft',
  'town-house',
  'bel-etage',
  'shop',
  'office',
  'garage-box',
  'apartment-building',
  'mixed-use',
  'horeca',
];
const rented = [
  'apartment',
  'apartment',
  'house',
  'studio',
  'duplex',
  'terraced-house',
  'garage-box',
  'student-room',
  'office',
];

const span = 900;

/** Further homes for a large catalogue, newest first and spread evenly over the cities; nothing is kept in memory. */
export function* moreSlots(count: number, firstId: number, cities: readonly string[]): Generator<Slot> {
  for (let index = 0; index < count; index++) {
    const id = firstId + index;
    const random = new Random(id * 31);
    const goal = random.chance(0.17) ? 1 : 0;
    const kind = random.pick(goal === 1 ? rented : random.chance(0.8) ? usual : rare);
    const city = cities[index % cities.length];
    if (!city) throw new Error('no cities to spread the homes over');
    const publishedAt = addDays(today, -Math.floor((index / count) * span));
    const drawn = drawStanding({ goal }, random);
    const standing = drawn === 'new' && publishedAt < addDays(today, -20) ? 'open' : drawn;
    yield { id, status: 'published', goal, city, kind, standing, publishedAt };
  }
}
