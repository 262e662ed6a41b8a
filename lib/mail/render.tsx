import { render, toPlainText } from '@react-email/render';
import type { Site } from '../content/schema.ts';
import type { MailContent } from './mail.ts';
import { agencyFooter } from './template/agency-footer.ts';
import { Letter } from './template/letter';

/** A mail as HTML and as plain text, with the agency's details at its foot. */
export async function renderMail(content: MailContent, site: Site): Promise<{ html: string; text: string }> {
  const html = await render(<Letter {...content} agency={await agencyFooter(site, content.locale)} />);
  return { html, text: toPlainText(html) };
}
