import 'server-only';
import { z } from 'zod';
import { dayMs } from '../base/day.ts';
import { documentSchema } from '../catalogue/schema/property.ts';
import { signedTokens } from '../db/tokens.ts';
import { env } from '../env.ts';
import { defaultLocale, locales } from '../i18n/locales.ts';

/** A link in a mail opens documents for this long: two weeks, in ms. */
export const documentLifetimeMs = 14 * dayMs;

const schema = z.object({
  property: z.int(),
  kind: documentSchema.shape.kind,
  until: z.int(),
  /** The language of the person who asked. */
  locale: z.enum(locales).default(defaultLocale),
});
export type DocumentLink = z.infer<typeof schema>;
const tokens = signedTokens({ purpose: 'document', secret: 'documents', schema });

/** An address that opens one document of one home, until a time (ms). */
export const documentHref = async (link: DocumentLink): Promise<string> =>
  `${env.siteUrl}/api/documents/${await tokens.sign(link)}/`;

/** The document that an address opens, or opened until it expired (`over`); null for a forged address. */
export async function readDocumentLink(token: string): Promise<(DocumentLink & { over: boolean }) | null> {
  const link = await tokens.open(token);
  return link && { ...link, over: link.until <= Date.now() };
}
