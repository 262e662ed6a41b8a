import 'server-only';
import type { OwnedHome } from '../accounts/owned-home.ts';
import { dayOf, timeOf } from '../base/day.ts';
import { getHome } from '../catalogue/known-homes.ts';
import { type HomeChange, listChanges } from '../catalogue/prices/history.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { euro } from '../i18n/euro.ts';
import type { Locale } from '../i18n/locales.ts';
import type { HomeForm } from './home-forms.ts';
import { listLeadsAbout, listVisitsTo } from './store.ts';

/** Something that happened with a home. */
export interface HistoryEntry {
  key: string;
  home: OwnedHome;
  /** "2026-11-23", or with a time "2026-11-23T10:30". */
  at: string;
  /** A change of price or state, a form that a visitor sent, or a visit that took place. */
  event: { change: HomeChange['event'] } | { form: HomeForm } | 'visit';
  price: string | null;
  /** "−4,3 %" */
  change: string | null;
}

/** Lists the prices, states, requests and past visits of homes, newest first. */
export async function listHistory(
  homes: readonly OwnedHome[],
  locale: Locale,
  data: Snapshot,
  now = Date.now(),
): Promise<HistoryEntry[]> {
  const [leads, visits] = await Promise.all([listLeadsAbout(homes), listVisitsTo(homes)]);
  const contact = (key: string, home: OwnedHome, at: number, event: HistoryEntry['event']): HistoryEntry => ({
    key,
    home,
    event,
    price: null,
    change: null,
    at: `${dayOf(at)}T${timeOf(at)}`,
  });
  return [
    ...homes.flatMap((id) => changesOfHome(id, locale, data)),
    ...leads.map(({ id, home, form, createdAt }) => contact(id, home, createdAt, { form })),
    ...visits
      .filter(({ state, endsAt }) => state === 'confirmed' && endsAt <= now)
      .map(({ id, property, startsAt }) => contact(`visit-${id}`, property as OwnedHome, startsAt, 'visit')),
  ].sort((a, b) => b.at.localeCompare(a.at));
}

/** Owners see their own price, whether the site shows it or not. */
function changesOfHome(id: OwnedHome, locale: Locale, data: Snapshot): HistoryEntry[] {
  const home = getHome(id, data);
  if (!home) return [];
  const changes = listChanges(home, true, locale, data.catalogue);
  const known = changes.length > 0 ? changes : [publicationChange(home, locale)];
  // Newest first, those of one day too.
  return known.toReversed().map(({ key, day, event, price, change }) => ({
    key: `${id}-${key}`,
    home: id,
    at: day,
    event: { change: event },
    price,
    change,
  }));
}

const publicationChange = ({ publishedAt, price }: Property, locale: Locale): HomeChange => ({
  key: publishedAt,
  day: publishedAt,
  event: 'online',
  change: null,
  price: euro(price.amount, locale),
});
