import 'server-only';
import type { OwnerHistoryView } from '../../components/owner/history';
import { changesOf } from '../catalogue/property-history.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import { dayOf, timeOf } from '../day.ts';
import { leadsAbout, visitsTo } from '../db/owner-records.ts';
import { euro } from '../euro.ts';
import { date } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnerHistoryWords } from '../i18n/owner-words.ts';
import { knownHome, namesOf } from './home-name.ts';
import type { OwnedHome } from './owned-home.ts';

type Row = OwnerHistoryView['rows'][number];
/** An entry with its time as text that sorts: a day, or a day and an hour. */
type Timed = Omit<Row, 'date' | 'home'> & { at: string; home: OwnedHome };

/** What happened with homes, the newest first: price and standing, requests, visits that took place. */
export async function historyView(
  homes: readonly OwnedHome[],
  locale: Locale,
  words: OwnerHistoryWords,
  data: Snapshot,
  now = Date.now(),
): Promise<OwnerHistoryView> {
  const [leads, visits] = await Promise.all([leadsAbout(homes), visitsTo(homes)]);
  const entries: Timed[] = [
    ...homes.flatMap((id) => ofCatalogue(id, locale, words, data)),
    ...leads.map(({ id, home, form, createdAt }) => contact(id, home, createdAt, words.kind(form))),
    ...visits
      .filter(({ state, endsAt }) => state === 'confirmed' && endsAt <= now)
      .map(({ id, property, startsAt }) => contact(`visit-${id}`, property as OwnedHome, startsAt, words.visited)),
  ];
  const { lead, empty, page } = words;
  const nameOf = namesOf(homes, locale, data);
  const rows = entries
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ at, home, ...row }) => ({ ...row, date: told(at, locale), home: nameOf(home) }));
  return {
    lead: rows.length > 0 ? lead : empty,
    head: { date: page.date, event: page.event, price: page.price },
    rows,
  };
}

const contact = (key: string, home: OwnedHome, at: number, event: string): Timed => ({
  key,
  home,
  event,
  price: null,
  change: null,
  at: `${dayOf(at)}T${timeOf(at)}`,
});

const told = (at: string, locale: Locale): string => [date(at, locale), at.slice(11)].filter(Boolean).join(', ');

/** Owners know their own price, whether the site tells it or not. */
function ofCatalogue(id: OwnedHome, locale: Locale, words: OwnerHistoryWords, data: Snapshot): Timed[] {
  const home = knownHome(id, data);
  if (!home) return [];
  const changes = changesOf(home, true, locale, words.page, data.catalogue);
  const known = changes.length > 0 ? changes : [published(home, words)];
  return known.map(({ day, ...change }) => ({ ...change, key: `${id}-${day}`, home: id, at: day }));
}

const published = ({ publishedAt, price }: Property, { page }: OwnerHistoryWords) => ({
  day: publishedAt,
  event: page.online,
  change: null,
  price: euro(price.amount),
});
