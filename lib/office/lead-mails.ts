import 'server-only';
import type { Snapshot } from '../data/load.ts';
import type { LeadRecord } from '../db/leads.ts';
import type { Staff } from '../db/staff.ts';
import { env } from '../env.ts';
import { mailHome } from '../forms/about.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { subjectOf } from '../mail/compose.tsx';
import { greeting } from '../mail/greeting.ts';
import type { Mail } from '../mail/mail.ts';
import { kindOfLead } from './lead-kinds.ts';
import { subjectLine } from './lead-view.ts';
import { officeHref } from './paths.ts';

/** The language of who wrote. */
export const localeOf = ({ locale }: LeadRecord): Locale => (isLocale(locale) ? locale : 'nl');

/** What the field of an answer begins with. */
export const answerBegins = async (lead: LeadRecord): Promise<string> =>
  `${await greeting(lead.name, localeOf(lead))}\n\n`;

/** What staff answer to a lead, in their own words. */
export async function answerMail(
  lead: LeadRecord,
  { subject, text }: { subject: string; text: string },
  staff: Staff,
  data: Snapshot,
): Promise<Mail> {
  const locale = localeOf(lead);
  const [t, price] = [await translatorIn(locale, 'office.mails'), await translatorIn(locale, 'price')];
  const { site, team } = data.content;
  const person = staff.broker === null ? undefined : team.get(staff.broker);
  const home = lead.property !== null && data.catalogue.properties.has(lead.property) ? lead.property : null;
  const paragraphs = text.split(/\n{2,}/).map((part) => part.trim());
  return {
    to: lead.email,
    replyTo: person?.email ?? staff.email,
    subject: subjectOf(subject),
    // Written by a person, unlike the other mails of the site.
    headers: { 'Auto-Submitted': 'no' },
    content: {
      locale,
      heading: subject,
      paragraphs: paragraphs.filter((part, i) => part !== '' && paragraphs.indexOf(part) === i),
      homes: home === null ? undefined : [mailHome({ be: 'property', id: home }, locale, price, data)],
      closing: [[person?.name ?? staff.name, person?.role[locale], site.name].filter(Boolean).join('\n')],
      footer: [{ text: t('answer.why', { agency: site.name }) }],
    },
  };
}

/** Says to a member of staff that a lead is theirs now. It belongs to no lead, so nothing in it is of the person: they may be erased. */
export async function assignmentMail(lead: LeadRecord, to: Staff, by: Staff, data: Snapshot): Promise<Mail> {
  const { locale } = to;
  const [t, kinds] = [await translatorIn(locale, 'office.mails'), await translatorIn(locale, 'office.kinds')];
  const { site } = data.content;
  const what = [kindOfLead(lead.form, kinds), subjectLine(lead, locale, data)].filter(Boolean).join(', ');
  return {
    to: to.email,
    subject: subjectOf(t('assigned.subject'), what),
    content: {
      locale,
      heading: t('assigned.subject'),
      paragraphs: [await greeting(to.name, locale), t('assigned.text', { by: by.name, what })],
      action: { text: t('assigned.button'), href: env.siteUrl + officeHref(`leads/${lead.id}`, locale) },
      footer: [{ text: t('assigned.why', { agency: site.name }) }],
    },
  };
}
