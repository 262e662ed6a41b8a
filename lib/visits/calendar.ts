import 'server-only';
import { z } from 'zod';
import { findStaff, type Staff } from '../accounts/store-staff.ts';
import { dayMs } from '../base/day.ts';
import { formatPhone } from '../base/phone.ts';
import { getHome, ownAddress, subjectLine } from '../catalogue/known-homes.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { CalendarScope } from '../db/tables/absences.ts';
import { signedTokens } from '../db/tokens.ts';
import { env } from '../env.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';
import { officeHref } from '../routes/office-paths.ts';
import { may, mayOpen } from '../staff/rights.ts';
import { agendaOfBroker, officeAgenda } from './agenda.ts';
import { type SubscribedEvent, writeCalendarSubscription } from './calendar-file.ts';
import type { Visit } from './store.ts';
import { calendarMark } from './store-calendar.ts';
import { listCalendarVisits } from './store-upcoming.ts';
import { agencyAddress } from './visit-subject.ts';

/** The calendars to subscribe to: one's own visits, and the meetings at the office. */
export const scopes = ['own', 'office'] as const satisfies readonly CalendarScope[];

const tokens = signedTokens({
  purpose: 'calendar',
  secret: 'calendars',
  schema: z.object({ account: z.string(), scope: z.enum(scopes), mark: z.string() }),
});

/** The secret address of a calendar; null until somebody asks for one. */
export async function findCalendarAddress({ id: account }: Staff, scope: CalendarScope): Promise<string | null> {
  const mark = await calendarMark(account, scope);
  if (!mark) return null;
  return `${env.siteUrl}/api/office/calendar/?token=${await tokens.sign({ account, scope, mark })}`;
}

/** A calendar by the token of its address. */
interface Calendar {
  staff: Staff;
  /** The id of an agenda. */
  agenda: string;
}

/** The calendar that a token opens; null if the address was renewed, or its person may no longer see the agenda. */
export async function openCalendar(token: string): Promise<Calendar | null> {
  const opened = await tokens.open(token);
  if (!opened || opened.mark !== (await calendarMark(opened.account, opened.scope))) return null;
  const staff = await findStaff(opened.account);
  if (!staff?.secured || !mayOpen(staff.role, 'hours')) return null;
  if (opened.scope === 'office') return may(staff.role, 'hours.all') ? { staff, agenda: officeAgenda } : null;
  return staff.broker === null ? null : { staff, agenda: agendaOfBroker(staff.broker) };
}

const pastDays = 30;

/** The appointments of a calendar that are not cancelled, from thirty days ago on, in the language of its person. */
export async function calendarText({ staff, agenda }: Calendar, data: Snapshot, now = Date.now()): Promise<string> {
  const t = await translatorIn(staff.locale, 'office.calendar');
  const visits = await listCalendarVisits(agenda, now - pastDays * dayMs);
  const title = t(agenda === officeAgenda ? 'nameOffice' : 'nameOwn', { agency: data.content.site.name });
  return writeCalendarSubscription(
    title,
    visits.map((visit) => eventOf(visit, staff, t, data)),
  );
}

/** Returns the text of a calendar entry for a broker on the way: the visitor, the place, the telephone number, and the link to the office. */
function eventOf(visit: Visit, { locale }: Staff, t: Translator<'office.calendar'>, data: Snapshot): SubscribedEvent {
  const { id, sequence, startsAt, endsAt, property, name, fields } = visit;
  const { site } = data.content;
  const home = property === null ? undefined : getHome(property, data);
  const url = env.siteUrl + officeHref(`agenda/${id}`, locale);
  const place = home ? ownAddress(home, locale, data) : property === null ? agencyAddress(site, locale) : '';
  return {
    sequence,
    startsAt,
    endsAt,
    url,
    uid: `office-${id}@${site.email.slice(site.email.indexOf('@') + 1)}`,
    summary: t(property === null ? 'meeting' : 'visit', { name }),
    location: place,
    description: [
      [name, fields.phone && formatPhone(String(fields.phone))].filter(Boolean).join(', '),
      subjectLine({ property, project: null }, locale, data),
      url,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
