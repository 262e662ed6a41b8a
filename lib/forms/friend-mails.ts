import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { formWordsIn } from '../i18n/form-words.ts';
import type { Mail } from '../mail/mail.ts';
import type { Filled } from './filled.ts';
import { homesOf } from './lead-mails.ts';

/** A home for somebody else: our words, the sender's name and message without links, few a day to one address. An answer comes to the agency. The sender gets no copy: that address could be anybody's. */
export async function friendMails(
  { locale, about, name, values }: Filled<'send-to-friend'>,
  data: Snapshot,
): Promise<Mail[]> {
  const { friendEmail, message } = values;
  const words = await formWordsIn(locale);
  const content = {
    locale,
    heading: words.tip(name),
    homes: await homesOf(about, locale, data),
    paragraphs: [words.tipText(name), ...(message ? [words.tipMessage(message)] : [])],
    footer: [{ text: words.tipWhy(name) }],
  };
  const subject = words.tip(name);
  return [{ to: friendEmail, replyTo: data.content.site.email, subject, content, beyondLimit: 'refused' }];
}
