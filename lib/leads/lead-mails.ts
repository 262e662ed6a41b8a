import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { subjectLine } from '../catalogue/known-homes.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import type { FormSubject } from '../forms/form-pages.ts';
import { mailHome } from '../forms/form-subject.ts';
import { dateAndTime } from '../i18n/format.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { mailSubject } from '../letters/compose.tsx';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail } from '../mail/mail.ts';
import { officeHref } from '../routes/office-paths.ts';
import { nameLeadKind } from './lead-kinds.ts';
import { listSentRows } from './lead-view.ts';
import type { LeadRecord } from './store.ts';

/** The language of the visitor. */
export const readLeadLocale = ({ locale }: LeadRecord): Locale => (isLocale(locale) ? locale : 'nl');

/** Returns the initial text of the field of an answer. */
export const answerBegins = async (lead: LeadRecord): Promise<string> =>
  `${await composeGreeting(lead.name, readLeadLocale(lead))}\n\n`;

/** Typed text, split at its empty lines; a mail shows each paragraph once. */
export const splitParagraphs = (text: string): string[] => [
  ...new Set(
    text
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** An answer of staff to a lead. */
export async function answerMail(
  lead: LeadRecord,
  { subject, text }: { subject: string; text: string },
  staff: Staff,
  data: Snapshot,
): Promise<Mail> {
  const locale = readLeadLocale(lead);
  const [t, price] = await Promise.all([translatorIn(locale, 'office.mails'), translatorIn(locale, 'price')]);
  const { site } = data.content;
  const home = lead.property !== null && data.catalogue.properties.has(lead.property) ? lead.property : null;
  return {
    to: lead.email,
    replyTo: findReplyAddress(staff, data),
    subject: mailSubject(subject),
    // Written by a person, unlike the other mails of the site.
    headers: { 'Auto-Submitted': 'no' },
    content: {
      locale,
      heading: subject,
      paragraphs: splitParagraphs(text),
      homes: home === null ? undefined : [mailHome({ type: 'property', id: home }, locale, price, data)],
      closing: [composeSignature(staff, locale, data)],
      footer: [{ text: t('answer.why', { agency: site.name }) }],
    },
  };
}

/** The address for replies to a mail from a member of staff. */
export const findReplyAddress = ({ broker, email }: Staff, { content: { team } }: Pick<Snapshot, 'content'>): string =>
  (broker !== null && team.get(broker)?.email) || email;

/** The sender, as a mail is signed. */
export function composeSignature(
  staff: Staff,
  locale: Locale,
  { content: { site, team } }: Pick<Snapshot, 'content'>,
): string {
  const person = staff.broker === null ? undefined : team.get(staff.broker);
  return [person?.name ?? staff.name, person?.role[locale], site.name].filter(Boolean).join('\n');
}

/** A lead for somebody outside the office: the sender's message, what the visitor sent, the home, and the selected files. */
export async function forwardMail(
  lead: LeadRecord,
  { to, text, files }: { to: string; text?: string; files: readonly { name: string; type: string; content: Buffer }[] },
  staff: Staff,
  locale: Locale,
  data: Snapshot,
): Promise<Mail> {
  const [t, words, kinds, price] = [
    await translatorIn(locale, 'office.mails'),
    await translatorIn(locale, 'office.export'),
    await translatorIn(locale, 'office.kinds'),
    await translatorIn(locale, 'price'),
  ];
  const { site } = data.content;
  const kind = nameLeadKind(lead.form, kinds);
  const own = [
    { label: words('kind'), value: kind },
    { label: words('date'), value: dateAndTime(Date.parse(lead.createdAt), locale) },
    { label: words('name'), value: lead.name },
    ...(lead.email ? [{ label: words('email'), value: lead.email, href: `mailto:${lead.email}` }] : []),
  ];
  const labels = own.map(({ label }) => label);
  const sent = (await listSentRows(lead, locale, data)).filter(({ label }) => !labels.includes(label));
  const { catalogue } = data;
  const home = lead.property !== null && catalogue.properties.has(lead.property) ? lead.property : null;
  const project = lead.project !== null && catalogue.projects.has(lead.project) ? lead.project : null;
  const subject: FormSubject | null =
    home !== null ? { type: 'property', id: home } : project !== null ? { type: 'project', id: project } : null;
  return {
    to,
    replyTo: findReplyAddress(staff, data),
    subject: mailSubject(t('forward.subject'), kind, lead.name),
    headers: { 'Auto-Submitted': 'no' },
    content: {
      locale,
      heading: t('forward.subject'),
      paragraphs: splitParagraphs(text ?? t('forward.text', { by: staff.name, agency: site.name })),
      rows: [...own, ...sent],
      homes: subject ? [mailHome(subject, locale, price, data)] : undefined,
      closing: [composeSignature(staff, locale, data)],
      footer: [{ text: t('forward.why', { by: staff.name, agency: site.name }) }],
    },
    attachments: files.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: content.toString('base64'),
    })),
  };
}

/** Tells members of staff that leads are assigned to them. It belongs to no lead, so it has no personal data that may have to be erased. */
export async function composeAssignmentMail(
  leads: readonly LeadRecord[],
  to: Staff,
  by: Staff,
  data: Snapshot,
): Promise<Mail> {
  const { locale } = to;
  const [t, kinds] = await Promise.all([translatorIn(locale, 'office.mails'), translatorIn(locale, 'office.kinds')]);
  const { site } = data.content;
  const [lead, ...others] = leads;
  const what = lead ? [nameLeadKind(lead.form, kinds), subjectLine(lead, locale, data)].filter(Boolean).join(', ') : '';
  const count = leads.length;
  const message =
    others.length === 0
      ? {
          subject: mailSubject(t('assigned.subject'), what),
          heading: t('assigned.subject'),
          text: t('assigned.text', { by: by.name, what }),
          action: { text: t('assigned.button'), href: officeHref(`leads/${lead?.id}`, locale) },
        }
      : {
          subject: t('assigned.subjectMany', { count }),
          heading: t('assigned.subjectMany', { count }),
          text: t('assigned.textMany', { by: by.name, count }),
          action: { text: t('assigned.buttonMany'), href: `${officeHref('leads', locale)}?broker=${to.id}` },
        };
  return {
    to: to.email,
    subject: message.subject,
    content: {
      locale,
      heading: message.heading,
      paragraphs: [await composeGreeting(to.name, locale), message.text],
      action: { ...message.action, href: env.siteUrl + message.action.href },
      footer: [{ text: t('assigned.why', { agency: site.name }) }],
    },
  };
}
