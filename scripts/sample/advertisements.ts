import type { Property } from '../../lib/catalogue/schema/property.ts';
import { addDays } from '../../lib/day.ts';
import { dayBetween, earliest, today } from './dates.ts';
import type { Place } from './places.ts';
import { Random } from './random.ts';
import { isClosed, type Slot } from './slot.ts';

interface Portal {
  name: string;
  url: string;
  /** The part of the homes that stand there. */
  share: number;
}

// The homes are fictional: the addresses lead to the front of each site, never to somebody's advert.
const belgian: Portal[] = [
  { name: 'Immoweb', url: 'https://www.immoweb.be/', share: 0.9 },
  { name: 'Zimmo', url: 'https://www.zimmo.be/', share: 0.6 },
  { name: 'Immovlan', url: 'https://immovlan.be/', share: 0.5 },
  { name: 'Logic-Immo', url: 'https://www.logic-immo.be/', share: 0.2 },
];
const luxembourgish: Portal[] = [{ name: 'atHome.lu', url: 'https://www.athome.lu/', share: 0.9 }];

/**
 * Where else a home is advertised, within five days of its publication; undefined for nowhere. From a chance of its own, so that no other
 * draw moves.
 */
export function drawAdvertisements(slot: Slot, { region }: Place): Property['advertisedOn'] {
  if (slot.status !== 'published' || isClosed(slot)) return undefined;
  const random = new Random(slot.id * 29);
  const last = earliest(addDays(slot.publishedAt, 5), today);
  const sites = (region === 'luxembourg' ? luxembourgish : belgian)
    .map(({ name, url, share }) => ({
      name,
      url,
      shown: random.chance(share),
      since: dayBetween(slot.publishedAt, last, random),
    }))
    .filter(({ shown }) => shown)
    .map(({ shown: _, ...site }) => site);
  return sites.length > 0 ? sites : undefined;
}
