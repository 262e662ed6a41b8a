import 'server-only';
import { keepPassword } from '../accounts/searcher-account.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import { insertSearch } from '../db/subscriptions.ts';
import { toAgency } from '../forms/form-mails.ts';
import type { Submission } from '../forms/store-form.ts';
import { alertWordsIn } from '../i18n/alert-words.ts';
import type { Mail } from '../mail/mail.ts';
import { linkHref } from '../subscriptions/links.ts';
import { criteriaOf } from './filled-search.ts';
import { searchSummary } from './search-summary.ts';

/** What the agency and the visitor get of a new search: what is looked for, and a link that confirms it; few a day to one address. */
export async function registerMails(submission: Submission<'demand-register'>, data: Snapshot): Promise<Mail[]> {
  const { id, locale, email, name } = submission;
  const criteria = criteriaOf(submission.values, locale, data.catalogue);
  const words = await alertWordsIn(locale);
  const content = {
    locale,
    heading: words.say('confirmSubject'),
    paragraphs: [words.greeting(name), words.say('confirmText')],
    rows: [{ label: words.say('search'), value: searchSummary(criteria, locale, words, data) }],
    action: {
      text: words.say('confirm'),
      href: await linkHref({ kind: 'search', id, step: 'confirm' }, locale, data),
    },
    footer: [{ text: words.say('confirmWhy') }],
  };
  const subject = words.say('confirmSubject');
  return [
    await toAgency(submission, data),
    { to: email, replyTo: data.content.site.email, subject, content, beyondLimit: 'refused' },
  ];
}

/** Keeps the search until it is confirmed, with the password of the account that may come with it. */
export async function storeSearch(
  submission: Submission<'demand-register'>,
  { catalogue }: Snapshot,
  trx: Trx,
): Promise<void> {
  const { id, email, name, locale, values } = submission;
  const criteria = toSearchText(criteriaOf(values, locale, catalogue));
  await insertSearch(trx, { id, email, name, locale, criteria, pace: values.pace });
  if (values.newPassword) await keepPassword(trx, id, values.newPassword);
}
