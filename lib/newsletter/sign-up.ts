import 'server-only';
import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import { insertReader, readerIdOf } from '../db/subscriptions.ts';
import type { Submission } from '../forms/store-form.ts';
import { alertWordsIn } from '../i18n/alert-words.ts';
import type { Mail } from '../mail/mail.ts';
import { linkHref, unsubscribeHeaders } from '../subscriptions/links.ts';

/** The mail that asks who wants the newsletter to confirm it. An address that got too many mails today is refused by the form of the newsletter; what else was sent in a form with its box goes on without. */
export async function newsletterMails(submission: Submission, data: Snapshot): Promise<Mail[]> {
  const { form, locale, email, name } = submission;
  const id = (await readerIdOf(email)) ?? submission.id;
  const [words, confirm, stop] = await Promise.all([
    alertWordsIn(locale),
    linkHref({ kind: 'newsletter', id, step: 'confirm' }, locale, data),
    linkHref({ kind: 'newsletter', id, step: 'stop' }, locale, data),
  ]);
  const content = {
    locale,
    heading: words.say('newsletterSubject'),
    paragraphs: [words.greeting(name), words.say('newsletterText')],
    action: { text: words.say('newsletterConfirm'), href: confirm },
    footer: [{ text: words.say('newsletterWhy') }, { text: words.say('newsletterStop'), href: stop }],
  };
  const headers = await unsubscribeHeaders('newsletter', id);
  const subject = words.say('newsletterSubject');
  const beyondLimit = form === 'sign-newsletter' ? 'refused' : 'left-out';
  return [{ to: email, replyTo: data.content.site.email, subject, content, headers, beyondLimit }];
}

/** Keeps the address until it is confirmed. */
export async function storeReader({ id, email, name, locale, form }: Submission, _: Snapshot, trx: Trx): Promise<void> {
  await insertReader(trx, { id, email, name, locale, form });
}
