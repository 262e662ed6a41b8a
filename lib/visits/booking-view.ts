import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { SlotDay } from '../forms/form-view.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { homesNamed, type NamedHome, nameHomes } from '../staff/named-homes.ts';
import { type Agenda, getAgenda, getAgendaById, toStaffRules } from './agenda.ts';
import { listStaffAgendas, type OfficeAgenda } from './agenda-scope.ts';
import { listSlotDays } from './choose-slot.ts';

/** The booking page of staff, as far as its address says what is booked. */
export interface BookingView {
  /** The id of the form, so that sending it twice makes one appointment. */
  key: string;
  agendas: OfficeAgenda[];
  /** The agenda whose moments are shown; null until a home or an agenda is chosen. */
  agenda: OfficeAgenda | null;
  home: NamedHome | null;
  /** The text that was typed for the home, with the homes that it may mean. */
  asked: { words: string; homes: NamedHome[] } | null;
  days: SlotDay[];
  slot?: string;
}

/** Takes what the address says: ?home=…, or ?broker=… with or without &slot=…. */
export async function readBooking(
  query: URLSearchParams,
  staff: Staff,
  locale: Locale,
  data: Snapshot,
): Promise<BookingView> {
  const agendas = listStaffAgendas(staff, data);
  const words = query.get('home')?.trim().slice(0, 200) ?? '';
  const homes = words === '' ? [] : homesNamed(words, data, data.catalogue.properties);
  const theirs = homes.filter((home) => agendas.some(({ id }) => id === getAgenda(home, data).id));
  const [home, ...others] = theirs;
  const isClear = home !== undefined && others.length === 0;
  const id = isClear ? getAgenda(home, data).id : null;
  const agenda = agendas.find((one) => (id === null ? one.word === query.get('broker') : one.id === id)) ?? null;
  const named = nameHomes(theirs, locale, data);
  return {
    key: randomUUID(),
    agendas,
    agenda,
    home: isClear ? (named[0] ?? null) : null,
    asked: words === '' ? null : { words, homes: named },
    days: agenda ? await listStaffDays(getAgendaById(agenda.id, data), locale, data) : [],
    slot: query.get('slot') ?? undefined,
  };
}

/** The moments that staff can choose, by day; `visit` is the appointment that they want to move. */
export async function listStaffDays(
  agenda: Agenda,
  locale: Locale,
  data: Snapshot,
  visit: string | null = null,
): Promise<SlotDay[]> {
  const content = { ...data.content, visits: toStaffRules(data.content) };
  return listSlotDays(agenda, locale, await translatorIn(locale, 'forms'), { content }, visit);
}
