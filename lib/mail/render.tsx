import { render } from '@react-email/render';
import type { Site } from '../content/schema.ts';
import type { MailContent } from './mail.ts';
import { Letter } from './template/letter';
import { plainLetter } from './template/plain-letter.ts';
import { writerOf } from './template/writer.ts';

/** A mail as HTML and as plain text, with the agency's details at its foot. */
export async function renderMail(content: MailContent, site: Site): Promise<{ html: string; text: string }> {
  const writer = await writerOf(site, content.locale);
  return { html: await render(<Letter {...content} writer={writer} />), text: plainLetter(content, writer) };
}
