import 'server-only';
import { z } from 'zod';
import { minuteMs } from '../day.ts';
import { signedTokens } from '../db/tokens.ts';

/** In ms: ten minutes. */
export const linkLife = 10 * minuteMs;

const schema = z.object({ document: z.uuid(), account: z.string(), until: z.int() });
type DocumentLink = z.infer<typeof schema>;
const tokens = signedTokens({ purpose: 'owner-document', secret: 'documents', schema });

/** The path at which one account can download a document, for ten minutes and while it is logged in. */
export const documentPath = async (link: Omit<DocumentLink, 'until'>, now = Date.now()): Promise<string> =>
  `/api/owner/documents/${await tokens.sign({ ...link, until: now + linkLife })}/`;

/** What such a path is for; null for a forged one, and for one whose time is over. */
export async function readDocumentPath(token: string, now = Date.now()): Promise<DocumentLink | null> {
  const link = await tokens.open(token);
  return link && link.until > now ? link : null;
}
