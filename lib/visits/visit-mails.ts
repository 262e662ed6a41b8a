import 'server-only';
import { dayMs, dayOf, hourMs } from '../base/day.ts';
import { enabledLocales } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import { env } from '../env.ts';
import { submissionRows } from '../forms/submission-rows.ts';
import { languageName } from '../i18n/format.ts';
import { translatorIn } from '../i18n/translator.ts';
import { findPortrait, occupantRows, rentalRows, toMailHomes } from '../leads/form-mails.ts';
import { mailSubject, queueMail } from '../letters/compose.tsx';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail } from '../mail/mail.ts';
import { cancelMail } from '../mail/store.ts';
import { toCalendarEvent } from './calendar-event.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { updateVisit, type Visit } from './store.ts';
import { findUnavailableReason } from './unavailable-reason.ts';
import { visitPath } from './visit-link.ts';
import { formatMoment, visitFacts, visitSubject } from './visit-subject.ts';

/** The time before an appointment at which its visitor is reminded; an appointment made shortly before that needs no reminder. */
const reminderLead = dayMs;
const minNoticeMs = 4 * hourMs;

/** The details that staff give for the mails about their change. */
export interface StaffNews {
  /** A sentence to the visitor. */
  note?: string;
  /** The host made the change, and needs no mail about it. */
  hostKnows?: boolean;
}

/**
 * Mails the news of an appointment within the transaction that changes it: to the visitor, to the host, and if it stands, a reminder
 * later. A visitor without an address gets none; the host then gets the news of an offered place, and can call.
 */
export async function notify(
  trx: Trx,
  news: VisitNews,
  visit: Visit,
  data: Snapshot,
  staff?: StaffNews,
): Promise<void> {
  const path = await visitPath(visit.id, visit.locale, data, trx);
  const { email } = visit;
  if (email) await queueMail(trx, await mailToVisitor(news, visit, path, data, staff), visit.lead);
  const isForHost = news !== 'reminder' && news !== 'removed' && (news !== 'offered' || !email);
  if (isForHost && !staff?.hostKnows) await queueMail(trx, await mailToHost(news, visit, path, data), visit.lead);
  await renewReminder(trx, visit, path, data);
}

/** Puts the reminder of an appointment into the outbox, in place of an earlier one; none if it needs none. */
export async function renewReminder(trx: Trx, visit: Visit, path: string, data: Snapshot): Promise<void> {
  if (visit.reminder) await cancelMail(trx, visit.reminder);
  const mail = needsReminder(visit, data) ? await mailToVisitor('reminder', visit, path, data) : null;
  const when = { notBefore: visit.startsAt - reminderLead, notAfter: visit.startsAt };
  await updateVisit(trx, visit.id, { reminder: mail && (await queueMail(trx, { ...mail, ...when }, visit.lead)) });
}

/** No reminder for a home that is sold or withdrawn: staff decide first whether the appointment stands. */
const needsReminder = ({ state, startsAt, property, email }: Visit, data: Snapshot): boolean =>
  email !== '' && state === 'confirmed' && isInTimeToRemind(startsAt) && findUnavailableReason(property, data) === null;

/** Whether an appointment is so far ahead that its visitor is reminded. */
export const isInTimeToRemind = (startsAt: number, now = Date.now()): boolean =>
  startsAt - reminderLead - minNoticeMs >= now;

/** The kinds of mails about an appointment; `removed` is from the waiting list. */
type VisitNews = 'confirmed' | 'moved' | 'cancelled' | 'waiting' | 'offered' | 'removed' | 'reminder';

/** The mail to the agency about it. */
type HostNews = Exclude<VisitNews, 'removed' | 'reminder'>;

/** The kinds of mails that change an appointment in a calendar. */
const inCalendar: readonly VisitNews[] = ['confirmed', 'moved', 'cancelled'];

/** The mail to a visitor about a change of the appointment, in their language; `path` leads to its page. */
export async function mailToVisitor(
  news: VisitNews,
  visit: Visit,
  path: string,
  data: Snapshot,
  staff?: StaffNews,
): Promise<Mail> {
  const { locale, email, name } = visit;
  const [t, forms, rental] = await Promise.all([
    translatorIn(locale, 'visits'),
    translatorIn(locale, 'forms'),
    translatorIn(locale, 'renting'),
  ]);
  const subject = visitSubject(visit, locale, t, data);
  const { home } = subject;
  const heading = t(`news.${news}.subject`, { moment: formatMoment(visit.startsAt, locale, t) });
  const until = visit.offeredUntil === null ? '' : formatMoment(visit.offeredUntil, locale, t);
  // A confirmation begins as that of every form.
  const text =
    news === 'confirmed'
      ? forms('contact-appointment.confirmation')
      : news === 'cancelled' && staff
        ? t('news.cancelled.byUs')
        : t(`news.${news}.text`, { until });
  const occupants = home && news === 'confirmed' ? occupantRows(home, rental, data) : [];
  const terms = home && news === 'confirmed' ? rentalRows(home, dayOf(visit.startsAt), locale, rental, data) : [];
  return {
    to: email,
    replyTo: subject.host.email,
    subject: `${heading} · ${data.content.site.legalName}`,
    content: {
      locale,
      heading,
      preview: text,
      paragraphs: [await composeGreeting(name, locale), text, ...(staff?.note ? [staff.note] : [])],
      rows: [...visitFacts(visit, subject, locale, t), ...occupants, ...terms],
      homes: await toMailHomes(home && { type: 'property', id: home.id }, locale, data),
      action:
        news === 'cancelled' || news === 'removed'
          ? undefined
          : { text: t(news === 'offered' ? 'accept' : 'change'), href: env.siteUrl + path },
      closing: [...(terms.length > 0 ? [rental('note')] : []), forms('mail.closing'), subject.host.name],
      portrait: findPortrait(subject.host, locale, data),
    },
    attachments: inCalendar.includes(news)
      ? [writeCalendarFile(toCalendarEvent(visit, subject, t, path, data))]
      : undefined,
  };
}

/** The mail to the broker, or the office, in the agency's own language. */
export async function mailToHost(news: HostNews, visit: Visit, path: string, data: Snapshot): Promise<Mail> {
  const [locale = visit.locale] = enabledLocales(data.content.site);
  const [t, forms] = await Promise.all([translatorIn(locale, 'visits'), translatorIn(locale, 'forms')]);
  const subject = visitSubject(visit, locale, t, data);
  const asked = { ...visit.fields, slot: undefined, waiting: undefined };
  const language = languageName(visit.locale, locale);
  return {
    to: subject.host.email,
    replyTo: visit.email || undefined,
    subject: mailSubject(t(`told.${news}`), formatMoment(visit.startsAt, locale, t), subject.title, visit.name),
    content: {
      locale,
      heading: t(`told.${news}`),
      // A visitor who used the form chose the moment in it.
      paragraphs: [visit.fields.slot === undefined ? t('byStaff', { language }) : forms('mail.received', { language })],
      rows: [
        ...visitFacts(visit, subject, locale, t),
        ...submissionRows('contact-appointment', asked, locale, forms, data),
      ],
      homes: await toMailHomes(subject.home && { type: 'property', id: subject.home.id }, locale, data),
      action: { text: t('see'), href: env.siteUrl + path },
    },
    attachments: inCalendar.includes(news)
      ? [writeCalendarFile(toCalendarEvent(visit, subject, t, path, data))]
      : undefined,
  };
}
