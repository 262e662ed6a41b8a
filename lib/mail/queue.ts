import 'server-only';
import type { Trx } from '../db/database.ts';
import { putMail } from '../db/outbox.ts';
import { composeMail } from './compose.ts';
import type { Mail } from './mail.ts';

/** Puts a mail into the outbox within a transaction, which decides whether it goes out. A form's own mails go through storeLead. */
export async function queueMail(trx: Trx, mail: Mail, leadId?: string): Promise<void> {
  await putMail(trx, await composeMail(mail), leadId);
}
