import 'server-only';
import { z } from 'zod';
import { secret } from '../db/secret.ts';
import { minuteMs } from '../duration.ts';
import { openSigned, sign } from '../forms/signed.ts';

const purpose = 'owner-document';
/** In ms: ten minutes. */
export const linkLife = 10 * minuteMs;

const schema = z.object({ document: z.uuid(), account: z.string(), until: z.int() });
type DocumentLink = z.infer<typeof schema>;

/** The path at which one account can download a document, for ten minutes and while it is logged in. */
export const documentPath = async (link: Omit<DocumentLink, 'until'>, now = Date.now()): Promise<string> =>
  `/api/owner/documents/${sign({ ...link, until: now + linkLife }, purpose, await secret('documents'))}/`;

/** What such a path is for; null for a forged one, and for one whose time is over. */
export async function readDocumentPath(token: string, now = Date.now()): Promise<DocumentLink | null> {
  const link = openSigned(token, purpose, schema, await secret('documents'));
  return link && link.until > now ? link : null;
}
