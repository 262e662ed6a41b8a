import 'server-only';
import { z } from 'zod';
import { documentSchema } from '../catalogue/schema/document.ts';
import { secret } from '../db/secret.ts';
import { dayMs } from '../duration.ts';
import { env } from '../env.ts';
import { defaultLocale, locales } from '../i18n/locales.ts';
import { openSigned, sign } from './signed.ts';

const purpose = 'document';
/** In ms: two weeks. */
export const documentLife = 14 * dayMs;

const linkSchema = z.object({
  property: z.int(),
  kind: documentSchema.shape.kind,
  until: z.int(),
  /** Of who asked. */
  locale: z.enum(locales).default(defaultLocale),
});
export type DocumentLink = z.infer<typeof linkSchema>;

/** An address that opens one document of one home, until a time (ms). */
export const documentHref = async (link: DocumentLink): Promise<string> =>
  `${env.siteUrl}/api/documents/${sign(link, purpose, await secret('documents'))}/`;

/** What such an address opens, or opened until its time was `over`; null for a forged one. */
export async function readDocumentLink(token: string): Promise<(DocumentLink & { over: boolean }) | null> {
  const link = openSigned(token, purpose, linkSchema, await secret('documents'));
  return link && { ...link, over: link.until <= Date.now() };
}
