import 'server-only';
import type { Trx } from '../db/database.ts';
import { putMail } from '../db/outbox.ts';
import { composeMail } from './compose.ts';
import type { Mail } from './mail.ts';

/** Puts a mail into the outbox within a transaction, which decides whether it goes out; returns its id, by which it can be withdrawn. A form's own mails go through storeLead. */
export async function queueMail(trx: Trx, mail: Mail, leadId?: string): Promise<string> {
  const composed = await composeMail(mail);
  await putMail(trx, composed, leadId);
  return composed.id;
}
