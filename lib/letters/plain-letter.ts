import { withColon } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { MailContent } from '../mail/mail.ts';
import type { Writer } from './writer.ts';

/** The letter as plain text, with line breaks that a conversion from HTML would lose. */
export function writePlainLetter(content: MailContent, writer: Writer): string {
  const {
    locale,
    heading,
    paragraphs,
    rows = [],
    filled,
    homes = [],
    reports = [],
    action,
    closing = [],
    footer = [],
  } = content;
  const blocks = [
    underline(heading),
    ...paragraphs,
    plainRows(rows, locale),
    ...(filled ? [filled.text, plainRows(filled.rows, locale)] : []),
    ...homes.map(({ title, text, price, href }) => [title, text, price, href].join('\n')),
    ...reports.flatMap(({ title, text, picture, caption, rows: own }) => [
      `${title}\n${text}`,
      plainRows(own, locale),
      picture?.alt ?? caption,
    ]),
    action ? withAddress(action, locale) : '',
    ...closing,
    // The mark before a signature, which mail programs know.
    ['-- ', ...footer.map((line) => withAddress(line, locale))].join('\n'),
    [writer.legalName, writer.address, `${writer.phone.text} · ${writer.email}`, writer.siteUrl].join('\n'),
    writer.licence,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const plainRows = (rows: NonNullable<MailContent['rows']>, locale: Locale): string =>
  rows
    .map(({ label, value, href }) => ({ label, text: href?.replace(/^(?:mailto|tel):/, '') ?? value }))
    .map(({ label, text }) => `${withColon(label, locale)}${text.includes('\n') ? '\n' : ' '}${text}`)
    .join('\n');
const underline = (text: string): string => `${text}\n${'='.repeat(Math.min(text.length, 70))}`;
const withAddress = ({ text, href }: { text: string; href?: string }, locale: Locale): string =>
  href ? `${withColon(text, locale)} ${href}` : text;
