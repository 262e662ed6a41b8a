import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Trx } from './database.ts';

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
export async function putUpload(trx: Trx, upload: Upload, leadId: string): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('upload')
    .values({ id, lead: leadId, ...upload })
    .execute();
  return id;
}
