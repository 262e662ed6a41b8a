import 'server-only';
import type { Trx } from '../db/database.ts';
import { putMail } from '../db/outbox.ts';
import { composeMail } from './compose.ts';
import type { Mail } from './mail.ts';

/**
 * Writes a mail and puts it into the outbox within a transaction; returns its id, by which it can be withdrawn. Only for a mail that
 * says what the transaction alone knows: every other one is composed before, since SQLite has one transaction at a time.
 */
export async function queueMail(trx: Trx, mail: Mail, leadId?: string): Promise<string> {
  const composed = await composeMail(mail);
  await putMail(trx, composed, leadId);
  return composed.id;
}
