import 'server-only';
import { readSearch } from '../catalogue/search/alert-criteria.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import { parseSearchForm } from '../forms/search-form.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { toAgency } from '../leads/form-mails.ts';
import type { Submission } from '../leads/submission.ts';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail } from '../mail/mail.ts';
import { linkHref } from '../requests/subscription-links.ts';
import { searchSummary } from '../search/search-card.ts';
import { storePassword } from './searcher-account.ts';
import { insertSearch } from './store.ts';

/** Returns the mails about a new search: the criteria for the agency, a link to confirm it for the visitor; few a day to one address. */
export async function registerMails(submission: Submission<'demand-register'>, data: Snapshot): Promise<Mail[]> {
  const criteria = parseSearchForm(submission.values, submission.locale, data.catalogue);
  return [await toAgency(submission, data), await searchConfirmMail(submission, criteria, data)];
}

/** Returns the mails of an alert for a list: one to the agency, and one to the visitor that asks to confirm it. */
export async function composeAlertMails(submission: Submission<'search-alert'>, data: Snapshot): Promise<Mail[]> {
  const criteria = parseListCriteria(submission, data);
  const row = async (locale: Locale) => ({
    label: (await translatorIn(locale, 'alerts'))('search'),
    value: await searchSummary(criteria, locale, data),
  });
  return [await toAgency(submission, data, row), await searchConfirmMail(submission, criteria, data)];
}

type Asked = Pick<Submission, 'id' | 'locale' | 'email' | 'name'>;

/** The mail that asks to confirm a search; pass `trx` inside a transaction. */
export async function searchConfirmMail(
  { id, locale, email, name }: Asked,
  criteria: Criteria,
  data: Snapshot,
  trx?: Trx,
): Promise<Mail> {
  const t = await translatorIn(locale, 'alerts');
  const content = {
    locale,
    heading: t('confirmSubject'),
    paragraphs: [await composeGreeting(name, locale), t('confirmText')],
    rows: [{ label: t('search'), value: await searchSummary(criteria, locale, data) }],
    action: {
      text: t('confirm'),
      href: await linkHref({ kind: 'search', id, step: 'confirm' }, locale, data, trx),
    },
    footer: [{ text: t('confirmWhy', { days: data.content.site.retention.unconfirmed }) }],
  };
  return { to: email, replyTo: data.content.site.email, subject: t('confirmSubject'), content, beyondLimit: 'refused' };
}

/** Keeps the search until it is confirmed, with the password of the account that may come with it. */
export async function storeSearch(
  submission: Submission<'demand-register'>,
  { catalogue }: Snapshot,
  trx: Trx,
): Promise<void> {
  const { id, email, name, locale, values } = submission;
  const criteria = toSearchText(parseSearchForm(values, locale, catalogue));
  await insertSearch(trx, { id, email, name, locale, criteria, pace: values.pace });
  if (values.newPassword) await storePassword(trx, id, values.newPassword);
}

/** Stores the alert of a list; its mails are sent at once, until the visitor changes that. */
export async function storeAlert(submission: Submission<'search-alert'>, data: Snapshot, trx: Trx): Promise<void> {
  const { id, email, name, locale } = submission;
  const criteria = toSearchText(parseListCriteria(submission, data));
  await insertSearch(trx, { id, email, name, locale, criteria, pace: 'atOnce' });
}

/** Throws for a text that no list of this site writes. */
function parseListCriteria({ values }: Submission<'search-alert'>, { catalogue }: Snapshot): Criteria {
  const criteria = readSearch(values.search, catalogue);
  if (!criteria) throw new Error(`no search of a list: ${values.search}`);
  return criteria;
}
