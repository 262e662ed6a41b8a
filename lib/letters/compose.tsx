import 'server-only';
import { randomUUID } from 'node:crypto';
import { render } from '@react-email/render';
import { cleanDescription } from '../base/describe.ts';
import type { Site } from '../content/schema.ts';
import { publishedData } from '../data/store.ts';
import type { Trx } from '../db/database.ts';
import { env } from '../env.ts';
import { type ComposedMail, type Mail, type MailContent, mailSchema } from '../mail/mail.ts';
import { putMail } from '../mail/store.ts';
import { Letter } from './letter';
import { writePlainLetter } from './plain-letter.ts';
import { createLetterWriter } from './writer.ts';

/** Checks and renders a mail and adds its Message-ID; throws a ZodError for an invalid one, such as a line break in the subject. */
export async function composeMail(mail: Mail): Promise<ComposedMail> {
  const { content, notBefore, beyondLimit, headers, attachments = [], ...envelope } = mailSchema.parse(mail);
  const { site } = publishedData().content;
  const address = env.mailFrom ?? site.email;
  const id = randomUUID();
  const message = {
    ...envelope,
    ...(await renderMail(content, site)),
    messageId: `<${id}@${address.slice(address.indexOf('@') + 1)}>`,
    from: { name: site.name, address },
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments,
  };
  return { id, notBefore, beyondLimit, message };
}

/** A mail as HTML and as plain text, with the agency's details at its foot. */
async function renderMail(content: MailContent, site: Site): Promise<{ html: string; text: string }> {
  const writer = await createLetterWriter(site, content.locale);
  return { html: await render(<Letter {...content} writer={writer} />), text: writePlainLetter(content, writer) };
}

/**
 * Composes a mail and stores it in the outbox within a transaction; returns its id, by which it can be cancelled. Only for a mail whose
 * content is known inside the transaction: compose others before it, since SQLite runs one transaction at a time.
 */
export async function queueMail(trx: Trx, mail: Mail, leadId?: string): Promise<string> {
  const composed = await composeMail(mail);
  await putMail(trx, composed, leadId);
  return composed.id;
}

/** In characters; the schema of mails allows 250. */
const maxLength = 200;

/** The subject of a mail from its parts, on one line and shortened if needed: the name of a home may be any text and must not stop a mail. */
export const mailSubject = (...parts: readonly string[]): string => cleanDescription(parts.join(' · '), maxLength);
