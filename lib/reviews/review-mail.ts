import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { translatorIn } from '../i18n/translator.ts';
import { composeSignature, findReplyAddress, readLeadLocale } from '../leads/lead-mails.ts';
import type { LeadRecord } from '../leads/store.ts';
import { mailSubject } from '../letters/compose.tsx';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail } from '../mail/mail.ts';

/** Tells the sender of a testimonial that it is not published, and why. */
export async function composeRefusedReviewMail(
  lead: LeadRecord,
  reason: string,
  staff: Staff,
  data: Snapshot,
): Promise<Mail> {
  const locale = readLeadLocale(lead);
  const t = await translatorIn(locale, 'office.mails');
  const { site } = data.content;
  return {
    to: lead.email,
    replyTo: findReplyAddress(staff, data),
    subject: mailSubject(t('refused.subject')),
    headers: { 'Auto-Submitted': 'no' },
    content: {
      locale,
      heading: t('refused.subject'),
      paragraphs: [await composeGreeting(lead.name, locale), t('refused.text'), reason],
      closing: [composeSignature(staff, locale, data)],
      footer: [{ text: t('refused.why', { agency: site.name }) }],
    },
  };
}
