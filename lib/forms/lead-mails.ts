import { enabledLocales } from '../content/schema.ts';
import type { Snapshot } from '../data/load.ts';
import type { Upload } from '../db/leads.ts';
import { formWordsIn } from '../i18n/form-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { subjectOf } from '../mail/compose.tsx';
import type { Mail, MailContent } from '../mail/mail.ts';
import type { About } from './about.ts';
import type { Filled } from './filled.ts';
import { chosenRows, filledRows } from './filled-rows.ts';
import { mailHome } from './mail-home.ts';

/** What a form tells its visitor besides. */
export interface MoreToSay {
  /** In place of the form's usual words that it came in. */
  confirmation?: string;
  paragraphs?: readonly string[];
  rows?: NonNullable<MailContent['rows']>;
  /** Without this mail the form would be pointless. */
  isNeeded?: true;
}

/** The mails that every form sends: what was asked to the agency, and a copy to the visitor. */
export async function leadMails(filled: Filled, data: Snapshot, more: MoreToSay = {}): Promise<Mail[]> {
  const copy = await toVisitor(filled, addressFor(filled, data), data, more);
  return [await toAgency(filled, data), { ...copy, beyondLimit: more.isNeeded ? 'refused' : 'left-out' }];
}

/** Of who is to answer. */
const addressFor = ({ about }: Filled, data: Snapshot): string =>
  brokerOf(about, data)?.email ?? data.content.site.email;

/** What was asked, in the agency's first language, for who is to answer it. */
export async function toAgency(filled: Filled, data: Snapshot): Promise<Mail> {
  const [locale = filled.locale] = enabledLocales(data.content.site);
  const words = await formWordsIn(locale);
  const homes = await homesOf(filled.about, locale, data);
  const subject = subjectOf(words.subject(filled.form), ...homes.map(({ title }) => title), filled.name);
  const content = {
    locale,
    homes,
    heading: words.subject(filled.form),
    paragraphs: [words.received(filled.locale.toUpperCase())],
    rows: filledRows(filled.form, filled.values, locale, words, data),
  };
  const attachments = filled.uploads.map(attachment);
  return { to: addressFor(filled, data), subject, replyTo: filled.email, content, attachments };
}

// The address may be somebody else's: it gets our words and what was chosen, nothing that was typed but the name in the greeting.
async function toVisitor(filled: Filled, replyTo: string, data: Snapshot, more: MoreToSay): Promise<Mail> {
  const { form, locale, email, about } = filled;
  const words = await formWordsIn(locale);
  const chosen = chosenRows(form, filled.values, locale, words, data);
  const subject = `${words.subject(form)} · ${data.content.site.legalName}`;
  const content = {
    locale,
    heading: words.subject(form),
    homes: await homesOf(about, locale, data),
    paragraphs: [
      words.greeting(filled.name),
      more.confirmation ?? words.confirmation(form),
      ...(more.paragraphs ?? []),
    ],
    rows: more.rows,
    filled: chosen.length > 0 ? { text: words.copy, rows: chosen } : undefined,
    closing: [words.typed, words.closing, brokerOf(about, data)?.name ?? data.content.site.legalName],
  };
  return { to: email, replyTo, subject, content };
}

const attachment = ({ name, type, content }: Upload) => ({
  filename: name,
  contentType: type,
  content: content.toString('base64'),
});

/** Who looks after the home or project. */
function brokerOf(about: About | null, { catalogue, content }: Snapshot) {
  if (!about) return undefined;
  const found = about.be === 'property' ? catalogue.properties.get(about.id) : catalogue.projects.get(about.id);
  return found && content.team.get(found.broker);
}

/** What the form is about, as a mail shows it: with addresses that lead to the site from anywhere. */
export async function homesOf(
  about: About | null,
  locale: Locale,
  data: Snapshot,
): Promise<Required<MailContent>['homes']> {
  return about ? [mailHome(about, locale, await translatorIn(locale, 'price'), data)] : [];
}
