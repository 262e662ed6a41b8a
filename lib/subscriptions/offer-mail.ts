import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { dayOf } from '../base/day.ts';
import { getHome, getProject } from '../catalogue/known-homes.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { mailHome } from '../forms/form-subject.ts';
import { date } from '../i18n/format.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { composeSignature, findReplyAddress, splitParagraphs } from '../leads/lead-mails.ts';
import { mailSubject } from '../letters/compose.tsx';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail, MailContent } from '../mail/mail.ts';
import { linkHref, unsubscribeHeaders } from '../requests/subscription-links.ts';
import type { FittingPerson } from './matching-people.ts';

/** The text that staff wrote, in one language. */
export interface OfferWords {
  subject: string;
  text: string;
}

/** The initial values of the fields, and what is sent if nothing else was written. */
export async function proposeWords(locale: Locale, homes: readonly Property[]): Promise<OfferWords> {
  const t = await translatorIn(locale, 'office.mails.offer');
  const [only, ...others] = homes;
  const title = only && others.length === 0 ? only.title[locale] : '';
  return {
    subject: mailSubject(title ? t('subject', { title }) : t('subjects')),
    text: t('text'),
  };
}

/**
 * A mail about homes to somebody who asked for similar ones: first why they get it, then the broker's text and the homes. People with a
 * search can change or stop it; people who asked about another home can stop such answers with one click.
 */
export async function composeOfferMail(
  person: FittingPerson,
  homes: readonly Property[],
  { subject, text }: OfferWords,
  staff: Staff,
  data: Snapshot,
): Promise<Mail> {
  const { email, name, asked } = person;
  const locale = isLocale(person.locale) ? person.locale : 'nl';
  const t = await translatorIn(locale, 'office.mails.offer');
  const price = await translatorIn(locale, 'price');
  const { site } = data.content;
  const [search] = person.searches;
  const named = subjectTitle(asked, locale, data);
  const because = search
    ? t('becauseSearch', { day: date(dayOf(search.confirmedAt), locale), agency: site.name })
    : t('becauseAsked', {
        day: date(dayOf(asked?.createdAt ?? Date.now()), locale),
        agency: site.name,
        home: named ? t('home', { title: named }) : t('aHome'),
      });
  const first = [await composeGreeting(name, locale), because];
  const link = search ? { kind: 'search' as const, id: search.id } : { kind: 'offers' as const, id: asked?.id ?? '' };
  return {
    to: email,
    replyTo: findReplyAddress(staff, data),
    subject: mailSubject(subject),
    // It is an individual answer from a person.
    headers: { 'Auto-Submitted': 'no', ...(await unsubscribeHeaders(link.kind, link.id)) },
    content: {
      locale,
      heading: subject,
      paragraphs: [...first, ...splitParagraphs(text).filter((part) => !first.includes(part))],
      homes: homes.map(({ id }) => mailHome({ type: 'property', id }, locale, price, data)),
      closing: [composeSignature(staff, locale, data)],
      footer: search ? await searchFoot(search.id, locale, data) : await askedFoot(link, locale, data),
    },
  };
}

type Foot = NonNullable<MailContent['footer']>;

async function searchFoot(id: string, locale: Locale, data: Snapshot): Promise<Foot> {
  const t = await translatorIn(locale, 'alerts');
  const linkTo = (step: 'change' | 'stop') => linkHref({ kind: 'search', id, step }, locale, data);
  return [
    { text: t('why') },
    { text: t('change'), href: await linkTo('change') },
    { text: t('stop'), href: await linkTo('stop') },
  ];
}

async function askedFoot(link: { kind: 'search' | 'offers'; id: string }, locale: Locale, data: Snapshot) {
  const t = await translatorIn(locale, 'office.mails.offer');
  return [
    { text: t('why', { agency: data.content.site.name }) },
    { text: t('stop'), href: await linkHref({ ...link, step: 'stop' }, locale, data) },
  ];
}

/** The home or project that somebody asked about, in their language; null if it is gone. */
function subjectTitle(asked: FittingPerson['asked'], locale: Locale, data: Snapshot): string | null {
  if (asked?.property != null) {
    return getHome(asked.property, data)?.title[locale] ?? null;
  }
  return asked?.project != null ? (getProject(asked.project, data)?.name ?? null) : null;
}
