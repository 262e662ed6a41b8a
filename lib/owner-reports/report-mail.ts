import type { Snapshot } from '../data/load.ts';
import { monthText } from '../format.ts';
import type { Mail, MailContent } from '../mail/mail.ts';
import { type HomeMonth, homeReport } from './home-report.ts';
import type { ReportReader } from './report-sources.ts';
import { reportWordsIn } from './report-words.ts';

/** The letter that tells an owner of a month of their homes, with the addresses of the portal's statistics and of what stops such letters. */
export async function reportMail(
  { email, name, locale }: Pick<ReportReader, 'email' | 'name' | 'locale'>,
  month: string,
  homes: readonly HomeMonth[],
  links: { portal: string; stop: string },
  data: Snapshot,
): Promise<Mail> {
  const words = await reportWordsIn(locale);
  const told = { month: monthText(month, locale, 'numeric'), count: homes.length };
  const heading = words.report('subject', told);
  const parts = await Promise.all(homes.map((home) => homeReport(home, locale, words, data)));
  const content: MailContent = {
    locale,
    heading,
    paragraphs: [words.greeting(name), words.report('text', told)],
    reports: parts.map(({ report }) => report),
    action: { text: words.report('action'), href: links.portal },
    closing: [words.closing, data.content.site.legalName],
    footer: [
      { text: words.statistics('note') },
      { text: words.report('why') },
      { text: words.report('stop'), href: links.stop },
    ],
  };
  return {
    to: email,
    replyTo: data.content.site.email,
    subject: heading,
    content,
    attachments: parts.flatMap(({ attachments }) => attachments),
  };
}
