import type { MailContent } from '../mail.ts';
import type { Writer } from './writer.ts';

/** The same letter for those who read plain text, which keeps line breaks that a conversion from HTML loses. */
export function plainLetter(content: MailContent, writer: Writer): string {
  const {
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
    underlined(heading),
    ...paragraphs,
    plainRows(rows),
    ...(filled ? [filled.text, plainRows(filled.rows)] : []),
    ...homes.map(({ title, text, price, href }) => [title, text, price, href].join('\n')),
    ...reports.flatMap(({ title, text, picture, caption, rows: own }) => [
      `${title}\n${text}`,
      plainRows(own),
      picture?.alt ?? caption,
    ]),
    action ? withAddress(action) : '',
    ...closing,
    // The mark before a signature, which mail programs know.
    ['-- ', ...footer.map(withAddress)].join('\n'),
    [writer.legalName, writer.address, `${writer.phone.text} · ${writer.email}`, writer.siteUrl].join('\n'),
    writer.licence,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const plainRows = (rows: NonNullable<MailContent['rows']>): string =>
  rows
    .map(({ label, value, href }) => ({ label, text: href ?? value }))
    .map(({ label, text }) => `${label}:${text.includes('\n') ? '\n' : ' '}${text}`)
    .join('\n');
const underlined = (text: string): string => `${text}\n${'='.repeat(Math.min(text.length, 70))}`;
const withAddress = ({ text, href }: { text: string; href?: string }): string => (href ? `${text}: ${href}` : text);
