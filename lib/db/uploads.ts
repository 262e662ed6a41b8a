import { randomUUID } from 'node:crypto';
import { db, type Trx } from './database.ts';

/** A file that a visitor sent with a form. */
export interface Upload {
  field: string;
  /** As the visitor called it, without what a file system or a mail could mistake. */
  name: string;
  /** By its content. */
  type: string;
  content: Buffer;
}

/** Stores a file with its lead, in the lead's transaction: it is erased with it, and there is no file without one. */
export async function putUpload(trx: Trx, upload: Upload, leadId: string): Promise<void> {
  await trx
    .insertInto('upload')
    .values({ id: randomUUID(), lead: leadId, ...upload })
    .execute();
}

/** The files that came with a lead. */
export async function listUploads(leadId: string): Promise<Upload[]> {
  const found = await (await db())
    .selectFrom('upload')
    .select(['field', 'name', 'type', 'content'])
    .where('lead', '=', leadId)
    .execute();
  // SQLite hands out plain bytes, PostgreSQL a buffer.
  return found.map((upload) => ({ ...upload, content: Buffer.from(upload.content) }));
}
