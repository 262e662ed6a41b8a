import { randomUUID } from 'node:crypto';
import type { OwnedHome } from '../owners/owned-home.ts';
import { type Database, db } from './database.ts';
import type { OwnerDocumentTable } from './owner-document-table.ts';

/** A document of a home that its owner can download. */
export interface OwnerDocument extends Omit<OwnerDocumentTable, 'content' | 'created_at'> {
  /** ms since epoch */
  createdAt: number;
}

/** Stores a document; returns its id. */
export async function putDocument(
  document: Pick<OwnerDocument, 'property' | 'title' | 'name' | 'type'> & { content: Buffer },
): Promise<string> {
  const id = randomUUID();
  const size = document.content.length;
  await (await db())
    .insertInto('owner_document')
    .values({ id, size, created_at: Date.now(), ...document })
    .execute();
  return id;
}

/** The documents of homes that somebody owns, the newest first. */
export async function ownedDocuments(homes: readonly OwnedHome[]): Promise<OwnerDocument[]> {
  if (homes.length === 0) return [];
  const rows = await listed(await db())
    .where('property', 'in', homes)
    .execute();
  return rows.map(toDocument);
}

/** The documents of a home, for the staff. */
export async function documentsOf(property: number): Promise<OwnerDocument[]> {
  const rows = await listed(await db())
    .where('property', '=', property)
    .execute();
  return rows.map(toDocument);
}

/** A document with its content; null where there is none, or it belongs to another home. */
export async function ownedDocument(
  id: string,
  homes: readonly OwnedHome[],
): Promise<{ name: string; type: string; content: Buffer } | null> {
  if (homes.length === 0) return null;
  const found = await (await db())
    .selectFrom('owner_document')
    .select(['name', 'type', 'content'])
    .where('id', '=', id)
    .where('property', 'in', homes)
    .executeTakeFirst();
  // SQLite hands out plain bytes, PostgreSQL a buffer.
  return found ? { ...found, content: Buffer.from(found.content) } : null;
}

/** Deletes a document; false where there was none. */
export async function removeDocument(id: string): Promise<boolean> {
  const gone = await (await db()).deleteFrom('owner_document').where('id', '=', id).returning('id').execute();
  return gone.length > 0;
}

const listed = (database: Database) =>
  database
    .selectFrom('owner_document')
    .select(['id', 'property', 'title', 'name', 'type', 'size', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id');

const toDocument = ({ created_at, ...row }: Omit<OwnerDocumentTable, 'content'>): OwnerDocument => ({
  ...row,
  createdAt: created_at,
});
