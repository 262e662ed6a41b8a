import { enabledLocales } from '../content/schema.ts';
import type { Snapshot } from '../data/load.ts';
import { dayOf } from '../day.ts';
import type { Visit } from '../db/visits.ts';
import { env } from '../env.ts';
import { filledRows } from '../forms/filled-rows.ts';
import { homesOf } from '../forms/lead-mails.ts';
import { rentalRows } from '../forms/rental-rows.ts';
import { formWordsIn } from '../i18n/form-words.ts';
import { translatorIn } from '../i18n/translator.ts';
import { type HostNews, type VisitNews, type VisitWords, visitWordsIn } from '../i18n/visit-words.ts';
import { subjectOf } from '../mail/compose.tsx';
import type { Mail } from '../mail/mail.ts';
import { formatPhone } from '../phone.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { type VisitSubject, visitSubject } from './visit-subject.ts';

/** What changes an appointment in a calendar. */
const inCalendar: readonly VisitNews[] = ['confirmed', 'moved', 'cancelled'];

type Row = NonNullable<Mail['content']['rows']>[number];

/** The mail that tells a visitor what became of the appointment, in their language; `path` leads to its page. */
export async function mailToVisitor(news: VisitNews, visit: Visit, path: string, data: Snapshot): Promise<Mail> {
  const { locale, email, name } = visit;
  const [words, forms, rental] = await Promise.all([
    visitWordsIn(locale),
    formWordsIn(locale),
    translatorIn(locale, 'renting'),
  ]);
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
      closing: [...(terms.length > 0 ? [rental('note')] : []), forms.closing, subject.host.name],
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
