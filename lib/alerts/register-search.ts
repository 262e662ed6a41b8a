import 'server-only';
import { keepPassword } from '../accounts/searcher-account.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import { insertSearch } from '../db/subscriptions.ts';
import { toAgency } from '../forms/form-mails.ts';
import type { Submission } from '../forms/store-form.ts';
import { translatorIn } from '../i18n/translator.ts';
import type { Mail } from '../mail/mail.ts';
import { linkHref } from '../subscriptions/links.ts';
import { searchSummary } from './search-card.ts';
import { criteriaOf } from './search-form.ts';

/** What the agency and the visitor get of a new search: what is looked for, and a link that confirms it; few a day to one address. */
export async function registerMails(submission: Submission<'demand-register'>, data: Snapshot): Promise<Mail[]> {
  const { id, locale, email, name } = submission;
  const criteria = criteriaOf(submission.values, locale, data.catalogue);
  const [t, mail] = await Promise.all([translatorIn(locale, 'alerts'), translatorIn(locale, 'forms.mail')]);
  const content = {
    locale,
    heading: t('confirmSubject'),
    paragraphs: [mail('greeting', { name }), t('confirmText')],
    rows: [{ label: t('search'), value: await searchSummary(criteria, locale, data) }],
    action: {
      text: t('confirm'),
      href: await linkHref({ kind: 'search', id, step: 'confirm' }, locale, data),
    },
    footer: [{ text: t('confirmWhy') }],
  };
  const subject = t('confirmSubject');
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
