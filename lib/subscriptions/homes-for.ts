import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { normalizeEmail } from '../base/email.ts';
import { getHome } from '../catalogue/known-homes.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { isSimilarTo } from '../catalogue/search/similar.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { visibleTo } from '../staff/portfolio.ts';
import { askedWithin, canBeOffered } from './matching-people.ts';
import { listAnnouncedHomes } from './store.ts';
import { listOffersTo, listStoppedOffers } from './store-offers.ts';
import { listAskersSince, listConfirmedSearches } from './store-wishes.ts';

/** A home that somebody may want. */
export interface FittingHome {
  home: Property;
  /** The search that finds it, or the home that they asked about. */
  because: { search: Criteria } | { asked: number };
  /** Whether an alert has announced it to them. */
  isTold: boolean;
  /** The time of staff's last offer of the home to them, in ms since epoch. */
  offeredAt: number | null;
}

/** Homes that a person is likely to read about. */
const maxHomes = 8;

/**
 * The homes that fit what the person with an address asked for: in their confirmed searches, and in their leads of the last six months that
 * the member of staff may see. The newest first, at most eight; none that they have asked about already.
 */
export async function findFittingHomes(
  email: string,
  staff: Staff,
  data: Pick<Snapshot, 'catalogue'>,
  now = Date.now(),
): Promise<FittingHome[]> {
  if (email === '') return [];
  const { catalogue } = data;
  const { properties, search } = catalogue;
  const [searches, askers, offers, stopped] = await Promise.all([
    listConfirmedSearches([email]),
    listAskersSince(now - askedWithin, { emails: [email] }, visibleTo(staff, data)),
    listOffersTo(email),
    listStoppedOffers(),
  ]);
  const found = new Map<number, FittingHome>();
  for (const wanted of searches) {
    const criteria = storedCriteria(wanted);
    if (!criteria) continue;
    const announced = await listAnnouncedHomes(wanted.id);
    for (const id of search.search({ ...criteria, sort: 'newest', page: 1 }, 3 * maxHomes).ids) {
      const home = properties.get(id);
      const isTold = announced.has(id) || (found.get(id)?.isTold ?? false);
      if (home) found.set(id, { home, because: { search: criteria }, isTold, offeredAt: offers.get(id) ?? null });
    }
  }
  const asked = new Set(askers.flatMap(({ property }) => property ?? []));
  if (!stopped.has(normalizeEmail(email)))
    for (const id of asked) {
      const askedHome = getHome(id, data);
      if (!askedHome) continue;
      for (const home of properties.values())
        if (!found.has(home.id) && isSimilarTo(askedHome, home, catalogue))
          found.set(home.id, { home, because: { asked: id }, isTold: false, offeredAt: offers.get(home.id) ?? null });
    }
  return [...found.values()]
    .filter(({ home }) => !asked.has(home.id) && canBeOffered(home, data))
    .sort((a, b) => b.home.publishedAt.localeCompare(a.home.publishedAt) || b.home.id - a.home.id)
    .slice(0, maxHomes);
}
