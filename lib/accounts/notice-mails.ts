import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { env } from '../env.ts';
import { moment } from '../format.ts';
import { accountWordsIn } from '../i18n/account-words.ts';
import { composeMail } from '../mail/compose.tsx';
import type { ComposedMail } from '../mail/mail.ts';
import type { Account } from './account.ts';

/** The mail that tells somebody what has just become of their account, and what to do if it was not them. */
export async function noticeMail(
  { locale, name, email }: Account,
  what: 'passkeyAdded' | 'passwordChanged',
  { content: { site }, paths }: Snapshot,
): Promise<ComposedMail> {
  const words = await accountWordsIn(locale);
  const subject = words(`mails.${what}.subject`);
  const content = {
    locale,
    heading: subject,
    paragraphs: [
      words('mails.greeting', { name }),
      words(`mails.${what}.text`, { agency: site.name, moment: moment(Date.now(), locale) }),
      words('mails.notice.notYou'),
    ],
    action: { text: words('mails.notice.button'), href: env.siteUrl + paths.href({ name: 'password' }, locale) },
    closing: [words('mails.closing'), site.legalName],
    footer: [{ text: words('mails.notice.why') }],
  };
  return composeMail({ to: email, replyTo: site.email, subject, content });
}
