import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { env } from '../env.ts';
import { moment } from '../i18n/format.ts';
import { translatorIn } from '../i18n/translator.ts';
import { composeMail } from '../letters/compose.tsx';
import { composeGreeting } from '../letters/greeting.ts';
import type { ComposedMail } from '../mail/mail.ts';
import { putMail } from '../mail/store.ts';
import type { Account } from './account.ts';
import { type PasswordLink, passwordHref } from './password-links.ts';
import { findAccount, isStaffRole } from './store.ts';

/** The mail that lets somebody choose a password: the first one, or another. */
export async function composePasswordMail(
  { locale, name, email, role }: Omit<Account, 'id'>,
  link: PasswordLink,
  data: Snapshot,
): Promise<ComposedMail> {
  const [t, mail] = await Promise.all([translatorIn(locale, 'account'), translatorIn(locale, 'forms.mail')]);
  const { site } = data.content;
  const kind = link.kind === 'invitation' && isStaffRole(role) ? 'staff' : link.kind;
  const say = (key: 'subject' | 'text' | 'button' | 'until' | 'why') =>
    t(`mails.${kind}.${key}`, { agency: site.name });
  const content = {
    locale,
    heading: say('subject'),
    paragraphs: [await composeGreeting(name, locale), say('text')],
    action: { text: say('button'), href: await passwordHref(link, locale, data) },
    closing: [say('until'), mail('closing'), site.legalName],
    footer: [{ text: say('why') }],
  };
  return composeMail({ to: email, replyTo: site.email, subject: say('subject'), content });
}

/** Mails a link for a new password, with the token that better-auth made. */
export async function sendResetMail(user: string, token: string, data: Snapshot): Promise<void> {
  const account = await findAccount(user);
  if (!account) throw new Error(`no account ${user}`);
  const mail = await composePasswordMail(account, { kind: 'reset', token }, data);
  await inTransaction((trx) => putMail(trx, mail));
}

/** The mail about a change of an account, with what to do if the reader did not make it. */
export async function composeAccountChangeMail(
  { locale, name, email }: Account,
  what: 'passkeyAdded' | 'passwordChanged',
  { content: { site }, paths }: Snapshot,
): Promise<ComposedMail> {
  const [t, mail] = await Promise.all([translatorIn(locale, 'account'), translatorIn(locale, 'forms.mail')]);
  const subject = t(`mails.${what}.subject`);
  const content = {
    locale,
    heading: subject,
    paragraphs: [
      await composeGreeting(name, locale),
      t(`mails.${what}.text`, { agency: site.name, moment: moment(Date.now(), locale) }),
      t('mails.notice.notYou'),
    ],
    action: { text: t('mails.notice.button'), href: env.siteUrl + paths.href({ name: 'password' }, locale) },
    closing: [mail('closing'), site.legalName],
    footer: [{ text: t('mails.notice.why') }],
  };
  return composeMail({ to: email, replyTo: site.email, subject, content });
}
