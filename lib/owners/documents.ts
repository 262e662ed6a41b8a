import 'server-only';
import { z } from 'zod';
import type { OwnedHome } from '../accounts/owned-home.ts';
import { minuteMs } from '../base/day.ts';
import { checkFileType } from '../base/file-type.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { signedTokens } from '../db/tokens.ts';
import { listOwnedDocuments, type OwnerDocument, putDocument } from './store.ts';

/** The types of documents for owners, by the media type that is read from the content; the names are the same in every language. */
export const documentTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** In bytes. */
export const maxDocumentBytes = 25e6;

/** In characters: the name that the owner sees. */
export const maxTitleLength = 120;

interface NewDocument {
  property: number;
  title: string;
  name: string;
  content: Buffer;
}

/** Stores a document for the owners of a home; its type is read from its content. `alsoInTransaction` runs in the same transaction. */
export async function addDocument(
  { content, name, ...document }: NewDocument,
  alsoInTransaction?: (trx: Trx) => Promise<unknown>,
): Promise<{ id: string } | { error: 'fileSize' | 'fileType' }> {
  if (content.length > maxDocumentBytes) return { error: 'fileSize' };
  const known = await checkFileType({ name, content }, Object.keys(documentTypes), 'document');
  if (!known) return { error: 'fileType' };
  return inTransaction(async (trx) => {
    await alsoInTransaction?.(trx);
    return { id: await putDocument({ ...document, content, ...known }, trx) };
  });
}

/** In ms: ten minutes. */
export const linkLifetimeMs = 10 * minuteMs;

const schema = z.object({ document: z.uuid(), account: z.string(), until: z.int() });
type DocumentLink = z.infer<typeof schema>;
const tokens = signedTokens({ purpose: 'owner-document', secret: 'documents', schema });

/** The path at which one account can download a document, for ten minutes and while it is logged in. */
export const documentPath = async (link: Omit<DocumentLink, 'until'>, now = Date.now()): Promise<string> =>
  `/api/owner/documents/${await tokens.sign({ ...link, until: now + linkLifetimeMs })}/`;

/** Returns the document that such a path opens; null if the path is forged or has expired. */
export async function readDocumentPath(token: string, now = Date.now()): Promise<DocumentLink | null> {
  const link = await tokens.open(token);
  return link && link.until > now ? link : null;
}

export type DownloadableDocument = OwnerDocument & { href: string };

/** The documents of homes, newest first, each with an address that only this account can use, for ten minutes. */
export const listDocuments = async (homes: readonly OwnedHome[], account: string): Promise<DownloadableDocument[]> =>
  Promise.all(
    (await listOwnedDocuments(homes)).map(async (document) => ({
      ...document,
      href: await documentPath({ document: document.id, account }),
    })),
  );
