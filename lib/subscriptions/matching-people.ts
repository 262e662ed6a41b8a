import 'server-only';
import { listOwners } from '../accounts/store.ts';
import type { Staff } from '../accounts/store-staff.ts';
import { dayMs } from '../base/day.ts';
import { normalizeEmail } from '../base/email.ts';
import { unitAvailability } from '../catalogue/availability.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { isSimilarTo } from '../catalogue/search/similar.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { visibleTo } from '../staff/portfolio.ts';
import { listSearchesFinding } from './fitting-searches.ts';
import { listOfferTimes, listStoppedOffers } from './store-offers.ts';
import {
  type Asker,
  listAddressesAbout,
  listAskersSince,
  listConfirmedSearches,
  listSearchesNotifiedAbout,
  type WantedSearch,
} from './store-wishes.ts';

/** A mail within this time (ms) answers a request and is not unsolicited advertising. */
export const askedWithin = 183 * dayMs;

/** Somebody who may want a home, with the reasons; by address, so that nobody gets a mail twice. */
export interface FittingPerson {
  /** In lower case. */
  email: string;
  name: string;
  locale: Locale;
  /** Their searches that find the home, the oldest first. */
  searches: WantedSearch[];
  /** Whether an alert has announced it to them. */
  isTold: boolean;
  /** Their last request about a similar home. */
  asked: Asker | null;
  /** The time of staff's last offer of the home to them, in ms since epoch. */
  offeredAt: number | null;
}

type Known = Pick<Snapshot['catalogue'], 'properties' | 'withdrawn'>;

const listKnownHomes = ({ properties, withdrawn }: Known): Property[] => [
  ...properties.values(),
  ...withdrawn.values(),
];

/** Whether staff may write to people about a home: it is on the site and still available. */
export const canBeOffered = (home: Property, { catalogue }: Pick<Snapshot, 'catalogue'>): boolean =>
  catalogue.properties.has(home.id) && home.status === 'published' && unitAvailability(home, catalogue) !== 'sold';

/**
 * People who may want a home: their confirmed search finds it, or they asked about a similar one in the last six months. Of the latter,
 * staff see those whose leads they may see, without people who asked about this very home, own it, or want no such mails.
 */
export async function findFittingPeople(
  home: Property,
  staff: Staff,
  data: Pick<Snapshot, 'catalogue'>,
  emails?: readonly string[],
  now = Date.now(),
): Promise<FittingPerson[]> {
  const { catalogue } = data;
  const alike = listKnownHomes(catalogue).filter(
    (other) => other.id !== home.id && isSimilarTo(other, home, catalogue),
  );
  const about = {
    homes: alike.map(({ id }) => id),
    projects: [...new Set(alike.flatMap(({ projectId }) => projectId ?? []))].filter((id) => id !== home.projectId),
  };
  const [searches, notified, askers, already, owners, offers, stopped] = await Promise.all([
    listConfirmedSearches(emails),
    listSearchesNotifiedAbout(home.id),
    listAskersSince(now - askedWithin, { about, emails }, visibleTo(staff, data)),
    listAddressesAbout(home.id),
    listOwners(home.id),
    listOfferTimes(home.id),
    listStoppedOffers(),
  ]);
  const people = new Map<string, FittingPerson>();
  const owning = new Set(owners.map(({ email }) => email));
  const person = ({ email, name, locale }: Pick<Asker, 'email' | 'name' | 'locale'>) => {
    const address = normalizeEmail(email);
    const found = people.get(address) ?? {
      email: address,
      name,
      locale,
      searches: [],
      isTold: false,
      asked: null,
      offeredAt: offers.get(address) ?? null,
    };
    people.set(address, found);
    return found;
  };
  for (const search of listSearchesFinding(searches, home, catalogue)) {
    const found = person(search);
    found.searches.push(search);
    found.isTold ||= notified.has(search.id);
  }
  for (const asker of askers) {
    const address = normalizeEmail(asker.email);
    const isKnown = people.has(address);
    if (already.has(address) || owning.has(address) || (stopped.has(address) && !isKnown)) continue;
    const found = person(asker);
    found.asked ??= asker;
  }
  return [...people.values()].sort((a, b) => rank(a) - rank(b) || latest(b) - latest(a));
}

/** People who have not had it yet come first. */
const rank = ({ offeredAt, isTold }: FittingPerson): number => (offeredAt !== null ? 2 : isTold ? 1 : 0);

const latest = ({ searches, asked }: FittingPerson): number =>
  Math.max(asked?.createdAt ?? 0, ...searches.map(({ confirmedAt }) => confirmedAt));
