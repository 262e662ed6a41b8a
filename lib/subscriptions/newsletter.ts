import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import { translatorIn } from '../i18n/translator.ts';
import type { Submission } from '../leads/submission.ts';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail } from '../mail/mail.ts';
import { linkHref, unsubscribeHeaders } from '../requests/subscription-links.ts';
import { findReaderId, insertReader } from './store.ts';

/** The mail that asks to confirm the newsletter. The newsletter's own form refuses an address that got too many mails today; another form with its checkbox is sent without it. */
export async function composeNewsletterMails(submission: Submission, data: Snapshot): Promise<Mail[]> {
  const id = (await findReaderId(submission.email)) ?? submission.id;
  const beyondLimit = submission.form === 'sign-newsletter' ? 'refused' : 'left-out';
  return [{ ...(await composeNewsletterMail({ ...submission, id }, data)), beyondLimit }];
}

/** Returns the mail that asks a person to confirm the newsletter; pass `trx` inside a transaction. */
export async function composeNewsletterMail(
  { id, locale, email, name }: Pick<Submission, 'id' | 'locale' | 'email' | 'name'>,
  data: Snapshot,
  trx?: Trx,
): Promise<Mail> {
  const [t, confirm, stop] = await Promise.all([
    translatorIn(locale, 'alerts'),
    linkHref({ kind: 'newsletter', id, step: 'confirm' }, locale, data, trx),
    linkHref({ kind: 'newsletter', id, step: 'stop' }, locale, data, trx),
  ]);
  const content = {
    locale,
    heading: t('newsletterSubject'),
    paragraphs: [await composeGreeting(name, locale), t('newsletterText')],
    action: { text: t('newsletterConfirm'), href: confirm },
    footer: [
      { text: t('newsletterWhy', { days: data.content.site.retention.unconfirmed }) },
      { text: t('newsletterStop'), href: stop },
    ],
  };
  const headers = await unsubscribeHeaders('newsletter', id, trx);
  return { to: email, replyTo: data.content.site.email, subject: t('newsletterSubject'), content, headers };
}

/** Keeps the address until it is confirmed. */
export async function storeReader({ id, email, name, locale, form }: Submission, _: Snapshot, trx: Trx): Promise<void> {
  await insertReader(trx, { id, email, name, locale, form });
}
