import 'server-only';
import { dayOf } from '../base/day.ts';
import { pictureView, sharedPicture } from '../catalogue/pictures/picture-views.ts';
import { homeRentTerms, saleDepositPercent } from '../catalogue/prices/property-costs.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { homeDisplay } from '../catalogue/views/display.ts';
import { enabledLocales, type TeamMember } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import type { FormSubject } from '../forms/form-pages.ts';
import { mailHome } from '../forms/form-subject.ts';
import { chosenRows, type SubmissionRow, submissionRows } from '../forms/submission-rows.ts';
import { euro } from '../i18n/euro.ts';
import { date, languageName, percent } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';
import { mailSubject } from '../letters/compose.tsx';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail, MailContent } from '../mail/mail.ts';
import { documentHref, documentLifetimeMs } from './document-links.ts';
import { findLastLeadAt, type Upload } from './store.ts';
import type { Submission } from './submission.ts';

/** Further content of the mail to the visitor. */
export interface MailExtras {
  /** In place of the form's usual words that it came in. */
  confirmation?: string;
  paragraphs?: readonly string[];
  rows?: NonNullable<MailContent['rows']>;
  /** Without this mail the form would be pointless. */
  isNeeded?: true;
}

/** The mails that every form sends: what was asked to the agency, and a copy to the visitor. */
export async function composeLeadMails(submission: Submission, data: Snapshot, more: MailExtras = {}): Promise<Mail[]> {
  const copy = await toVisitor(submission, addressFor(submission, data), data, more);
  return [await toAgency(submission, data), { ...copy, beyondLimit: more.isNeeded ? 'refused' : 'left-out' }];
}

/** The mail address of the person who answers. */
const addressFor = ({ subject }: Submission, data: Snapshot): string =>
  findBroker(subject, data)?.email ?? data.content.site.email;

/** Lists the submitted fields in the agency's first language, for the person who answers; `row` is a further row. */
export async function toAgency(
  submission: Submission,
  data: Snapshot,
  row?: (locale: Locale) => Promise<SubmissionRow>,
): Promise<Mail> {
  const [locale = submission.locale] = enabledLocales(data.content.site);
  const t = await translatorIn(locale, 'forms');
  const homes = await toMailHomes(submission.subject, locale, data);
  const who = submission.name || submission.email;
  const subject = mailSubject(t(`${submission.form}.subject`), ...homes.map(({ title }) => title), who);
  const content = {
    locale,
    homes,
    heading: t(`${submission.form}.subject`),
    paragraphs: [t('mail.received', { language: languageName(submission.locale, locale) })],
    rows: [...(row ? [await row(locale)] : []), ...submissionRows(submission.form, submission.values, locale, t, data)],
  };
  const attachments = submission.uploads.map(attachment);
  return { to: addressFor(submission, data), subject, replyTo: submission.email, content, attachments };
}

// The address may be somebody else's: it gets our words and what was chosen, nothing that was typed but the name in the greeting.
async function toVisitor(submission: Submission, replyTo: string, data: Snapshot, more: MailExtras): Promise<Mail> {
  const { form, locale, email } = submission;
  const t = await translatorIn(locale, 'forms');
  const chosen = chosenRows(form, submission.values, locale, t, data);
  const homes = await toMailHomes(submission.subject, locale, data);
  const subject = mailSubject(t(`${form}.subject`), ...homes.map(({ title }) => title), data.content.site.legalName);
  const broker = findBroker(submission.subject, data);
  const content = {
    locale,
    heading: t(`${form}.subject`),
    homes,
    paragraphs: [
      await composeGreeting(submission.name, locale),
      more.confirmation ?? t(`${form}.confirmation`),
      ...(more.paragraphs ?? []),
    ],
    rows: more.rows,
    filled: chosen.length > 0 ? { text: t('mail.copy'), rows: chosen } : undefined,
    closing: [t('mail.typed'), t('mail.closing'), broker?.name ?? data.content.site.legalName],
    portrait: findPortrait(broker, locale, data),
  };
  return { to: email, replyTo, subject, content };
}

const attachment = ({ name, type, content }: Upload) => ({
  filename: name,
  contentType: type,
  content: content.toString('base64'),
});

/** The broker of the home or project. */
function findBroker(subject: FormSubject | null, { catalogue, content }: Snapshot) {
  if (!subject) return undefined;
  const found = subject.type === 'property' ? catalogue.properties.get(subject.id) : catalogue.projects.get(subject.id);
  return found && content.team.get(found.broker);
}

/** Returns the home or project of the form for a mail, with absolute addresses. */
export async function toMailHomes(
  subject: FormSubject | null,
  locale: Locale,
  data: Snapshot,
): Promise<Required<MailContent>['homes']> {
  return subject ? [mailHome(subject, locale, await translatorIn(locale, 'price'), data)] : [];
}

/** The address of the portrait beside a name; nothing where there is none. */
export function findPortrait(
  person: Pick<TeamMember, 'image'> | undefined,
  locale: Locale,
  { catalogue }: Snapshot,
): string | undefined {
  const picture = person?.image ? pictureView(catalogue, person.image, locale) : null;
  return picture ? env.siteUrl + sharedPicture(picture) : undefined;
}

/** Links to the documents of a home, for two weeks; a second request gets new ones, and the mail says so. The broker sends what is missing. */
export async function composeDocumentMails(submission: Submission, data: Snapshot): Promise<Mail[]> {
  const { form, locale, subject, email } = submission;
  const documents = (subject && data.catalogue.properties.get(subject.id)?.documents) ?? [];
  if (!subject || documents.length === 0) return composeLeadMails(submission, data);
  const t = await translatorIn(locale, 'forms');
  const before = await findLastLeadAt({ form, email, property: subject.id });
  const until = Date.now() + documentLifetimeMs;
  const rows = documents.map(async ({ kind }) => ({
    label: t(`documents.${kind}`),
    value: t('open'),
    href: await documentHref({ property: subject.id, kind, until, locale }),
  }));
  const day = (time: number) => date(dayOf(time), locale);
  const paragraphs = before ? [t('request-documents.again', { day: day(before) })] : [];
  return composeLeadMails(submission, data, {
    confirmation: t('request-documents.links', { day: day(until) }),
    paragraphs,
    rows: await Promise.all(rows),
    isNeeded: true,
  });
}

/** A home for somebody else: our words, the sender's name and message without links, few a day to one address. An answer comes to the agency. The sender gets no copy: that address could be anybody's. */
export async function composeFriendMails(
  { locale, subject, name, values }: Submission<'send-to-friend'>,
  data: Snapshot,
): Promise<Mail[]> {
  const { friendEmail, message } = values;
  const t = await translatorIn(locale, 'forms');
  const heading = t('mail.tip', { name });
  const content = {
    locale,
    heading,
    homes: await toMailHomes(subject, locale, data),
    paragraphs: [t('mail.tipText', { name }), ...(message ? [t('mail.tipMessage', { message })] : [])],
    footer: [{ text: t('mail.tipWhy', { name }) }],
  };
  return [{ to: friendEmail, replyTo: data.content.site.email, subject: heading, content, beyondLimit: 'refused' }];
}

/** An offer, with the deposit that it would come to, paid to the third-party account when the sale agreement is signed (specification, section 9). */
export async function composeOfferMails(submission: Submission<'make-offer'>, data: Snapshot): Promise<Mail[]> {
  const { subject, locale, values } = submission;
  const t = await translatorIn(locale, 'forms');
  const home = subject && data.catalogue.properties.get(subject.id);
  const share = home ? saleDepositPercent(home, dayOf(Date.now()), data) : null;
  if (share === null) return composeLeadMails(submission, data);
  const deposit = {
    percent: percent(share, locale),
    deposit: euro(Math.round((values.offerAmount * share) / 100), locale),
    account: data.content.site.thirdPartyAccount,
  };
  return composeLeadMails(submission, data, { paragraphs: [t('make-offer.deposit', deposit)] });
}

/** A candidacy to rent, with the guideline for the income and what is paid at the start. */
export async function composeRentalMails(submission: Submission<'rent-application'>, data: Snapshot): Promise<Mail[]> {
  const { locale, subject, values } = submission;
  const home = subject && data.catalogue.properties.get(subject.id);
  const t = await translatorIn(locale, 'renting');
  const rows = home ? rentalRows(home, values.startDate, locale, t, data) : [];
  return composeLeadMails(submission, data, {
    paragraphs: rows.length > 0 ? [t('lead'), t('note')] : [],
    rows: [...(home ? occupantRows(home, t, data) : []), ...rows],
  });
}

/** Returns the maximum number of people in a home for rent, if it is stated. */
export function occupantRows(home: Property, t: Translator<'renting'>, data: Snapshot): SubmissionRow[] {
  const { maxPersons: count } = home.attributes.comfort;
  return count && homeDisplay(home, data).attribute('maxPersons')
    ? [{ label: t('occupants'), value: t('occupantsAtMost', { count }) }]
    : [];
}

/**
 * Returns the monthly costs of a rented home on a day (YYYY-MM-DD) and the payments at its start, as rows of a mail (specification,
 * section 9); none for a home that shows no price or no such costs.
 */
export function rentalRows(
  home: Property,
  day: string,
  locale: Locale,
  t: Translator<'renting'>,
  data: Snapshot,
): SubmissionRow[] {
  const shown = homeDisplay(home, data);
  const terms = shown.priceIsShown && shown.block('rentalCosts') ? homeRentTerms(home, day, data) : null;
  if (!terms) return [];
  const { guideIncome, rent, charges, inventoryShare, deposit, depositMonths: months, start } = terms;
  const depositDetail = Number.isInteger(months) ? ` (${t('months', { months })})` : '';
  return [
    { label: t('income'), value: t('perMonth', { amount: euro(guideIncome, locale) }) },
    { label: t('firstMonth'), value: euro(rent, locale) },
    ...(charges > 0 ? [{ label: t('charges'), value: euro(charges, locale) }] : []),
    ...(inventoryShare > 0 ? [{ label: t('inventory'), value: euro(inventoryShare, locale) }] : []),
    { label: t('deposit'), value: euro(deposit, locale) + depositDetail },
    { label: t('total'), value: euro(start, locale) },
  ];
}
