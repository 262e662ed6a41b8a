import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { findAccount } from '../db/accounts.ts';
import { inTransaction } from '../db/database.ts';
import { putMail } from '../db/outbox.ts';
import { accountWordsIn } from '../i18n/account-words.ts';
import { composeMail } from '../mail/compose.tsx';
import type { ComposedMail } from '../mail/mail.ts';
import type { Account } from './account.ts';
import { type PasswordLink, passwordHref } from './password-links.ts';

/** The mail that lets somebody choose a password: the first one, or another. */
export async function passwordMail(account: Account, link: PasswordLink, data: Snapshot): Promise<ComposedMail> {
  const { locale, name, email, role } = account;
  const words = await accountWordsIn(locale);
  const { site } = data.content;
  const kind = link.kind === 'invitation' && role === 'manager' ? 'staff' : link.kind;
  const say = (word: 'subject' | 'text' | 'button' | 'until' | 'why') =>
    words(`mails.${kind}.${word}`, { agency: site.name });
  const content = {
    locale,
    heading: say('subject'),
    paragraphs: [words('mails.greeting', { name }), say('text')],
    action: { text: say('button'), href: await passwordHref(link, locale, data) },
    closing: [say('until'), words('mails.closing'), site.legalName],
    footer: [{ text: say('why') }],
  };
  return composeMail({ to: email, replyTo: site.email, subject: say('subject'), content });
}

/** Mails a link for a new password, with the token that better-auth made. */
export async function sendResetMail(user: string, token: string, data: Snapshot): Promise<void> {
  const account = await findAccount(user);
  if (!account) throw new Error(`no account ${user}`);
  const mail = await passwordMail(account, { kind: 'reset', token }, data);
  await inTransaction((trx) => putMail(trx, mail));
}
