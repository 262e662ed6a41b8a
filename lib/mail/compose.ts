import 'server-only';
import { randomUUID } from 'node:crypto';
import { publishedData } from '../data/store.ts';
import { env } from '../env.ts';
import { type Mail, mailSchema } from './mail.ts';
import type { ComposedMail } from './outgoing.ts';
import { renderMail } from './render';

/** Checks and renders a mail and gives it its Message-ID; throws a ZodError for what no mail may hold, such as a line break in a subject. */
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
