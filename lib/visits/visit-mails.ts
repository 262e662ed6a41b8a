import 'server-only';
import { enabledLocales } from '../content/queries.ts';
import type { Snapshot } from '../data/load.ts';
import { dayMs, dayOf, hourMs } from '../day.ts';
import type { Trx } from '../db/database.ts';
import { cancelMail } from '../db/outbox.ts';
import { updateVisit, type Visit } from '../db/visits.ts';
import { env } from '../env.ts';
import { homesOf, rentalRows } from '../forms/form-mails.ts';
import { filledRows } from '../forms/submission-rows.ts';
import { formWordsIn } from '../i18n/form-words.ts';
import { rentalWordsIn } from '../i18n/rental-words.ts';
import { type HostNews, type VisitNews, type VisitWords, visitWordsIn } from '../i18n/visit-words.ts';
import { queueMail, subjectOf } from '../mail/compose.tsx';
import type { Mail } from '../mail/mail.ts';
import { formatPhone } from '../phone.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { visitPath } from './visit-link.ts';
import { type VisitSubject, visitSubject } from './visit-subject.ts';

/** How long before an appointment its visitor is reminded; who made it shortly before that needs no reminder. */
const reminded = dayMs;
const recently = 4 * hourMs;

/** Mails the news of an appointment within the transaction that makes it: to the visitor, to the host, and for one that stands, a reminder later. */
export async function tell(trx: Trx, news: VisitNews, visit: Visit, data: Snapshot): Promise<void> {
  const path = await visitPath(visit.id, visit.locale, data, trx);
  await queueMail(trx, await mailToVisitor(news, visit, path, data), visit.lead);
  if (news !== 'offered' && news !== 'reminder')
    await queueMail(trx, await mailToHost(news, visit, path, data), visit.lead);
  if (visit.reminder) await cancelMail(trx, visit.reminder);
  await updateVisit(trx, visit.id, { reminder: await remind(trx, visit, path, data) });
}

/** Puts the reminder into the outbox; null for an appointment that needs none. */
async function remind(trx: Trx, visit: Visit, path: string, data: Snapshot): Promise<string | null> {
  const notBefore = visit.startsAt - reminded;
  if (visit.state !== 'confirmed' || notBefore - recently < Date.now()) return null;
  return queueMail(trx, { ...(await mailToVisitor('reminder', visit, path, data)), notBefore }, visit.lead);
}

/** What changes an appointment in a calendar. */
const inCalendar: readonly VisitNews[] = ['confirmed', 'moved', 'cancelled'];

type Row = NonNullable<Mail['content']['rows']>[number];

/** The mail that tells a visitor what became of the appointment, in their language; `path` leads to its page. */
export async function mailToVisitor(news: VisitNews, visit: Visit, path: string, data: Snapshot): Promise<Mail> {
  const { locale, email, name } = visit;
  const [words, forms, rental] = await Promise.all([visitWordsIn(locale), formWordsIn(locale), rentalWordsIn(locale)]);
  const subject = visitSubject(visit, locale, words, data);
  const { home } = subject;
  const heading = words.subject(news, visit.startsAt);
  const text = news === 'confirmed' ? forms.confirmation('contact-appointment') : words.text(news, visit.offeredUntil);
  const terms = home && news === 'confirmed' ? rentalRows(home, dayOf(visit.startsAt), locale, rental, data) : [];
  return {
    to: email,
    replyTo: subject.host.email,
    subject: `${heading} · ${data.content.site.legalName}`,
    content: {
      locale,
      heading,
      preview: text,
      paragraphs: [forms.greeting(name), text],
      rows: [...factsOf(visit, subject, words), ...terms],
      homes: await homesOf(home && { be: 'property', id: home.id }, locale, data),
      action:
        news === 'cancelled'
          ? undefined
          : { text: news === 'offered' ? words.accept : words.change, href: env.siteUrl + path },
      closing: [...(terms.length > 0 ? [rental.note] : []), forms.closing, subject.host.name],
    },
    attachments: inCalendar.includes(news) ? [calendarFile(eventOf(visit, subject, words, path, data))] : undefined,
  };
}

/** The mail that tells the broker, or the office, in the agency's own language. */
export async function mailToHost(news: HostNews, visit: Visit, path: string, data: Snapshot): Promise<Mail> {
  const [locale = visit.locale] = enabledLocales(data.content.site);
  const [words, forms] = await Promise.all([visitWordsIn(locale), formWordsIn(locale)]);
  const subject = visitSubject(visit, locale, words, data);
  const asked = { ...visit.fields, slot: undefined, waiting: undefined };
  return {
    to: subject.host.email,
    replyTo: visit.email,
    subject: subjectOf(words.told(news), words.moment(visit.startsAt), subject.title, visit.name),
    content: {
      locale,
      heading: words.told(news),
      paragraphs: [forms.received(visit.locale.toUpperCase())],
      rows: [...factsOf(visit, subject, words), ...filledRows('contact-appointment', asked, locale, forms, data)],
      homes: await homesOf(subject.home && { be: 'property', id: subject.home.id }, locale, data),
      action: { text: words.see, href: env.siteUrl + path },
    },
    attachments: inCalendar.includes(news) ? [calendarFile(eventOf(visit, subject, words, path, data))] : undefined,
  };
}

const factsOf = (visit: Visit, { place, host }: VisitSubject, words: VisitWords): Row[] => [
  { label: words.labels.when, value: words.when(visit) },
  { label: words.labels.where, value: place ?? words.addressLater },
  { label: words.labels.who, value: `${host.name}, ${formatPhone(host.phone)}` },
];

function eventOf(
  visit: Visit,
  { title, place, host }: VisitSubject,
  words: VisitWords,
  path: string,
  data: Snapshot,
): CalendarEvent {
  const { id, sequence, startsAt, endsAt, state, name, email } = visit;
  const { site } = data.content;
  const url = env.siteUrl + path;
  return {
    sequence,
    startsAt,
    endsAt,
    url,
    cancelled: state === 'cancelled',
    uid: `${id}@${site.email.slice(site.email.indexOf('@') + 1)}`,
    summary: words.summary(title),
    description: `${host.name}, ${formatPhone(host.phone)}\n\n${words.change}: ${url}`,
    location: place ?? words.addressLater,
    organizer: { name: host.name, email: host.email },
    attendee: { name, email },
  };
}
