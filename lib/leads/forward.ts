import 'server-only';
import { z } from 'zod';
import { writeAudit } from '../audit/store.ts';
import { inTransaction } from '../db/database.ts';
import { composeMail } from '../letters/compose.tsx';
import { putMail } from '../mail/store.ts';
import { defineAction } from '../staff/define-action.ts';
import { consumeFormKey, requireLead } from './actions.ts';
import { forwardMail } from './lead-mails.ts';
import { addEntry, readFiles } from './store-work.ts';

/** The field of an attached file: this and its id. */
export const filePrefix = 'file:';

const schema = z.object({
  id: z.uuid(),
  key: z.uuid(),
  to: z.email().max(254),
  text: z.string().max(10_000).optional(),
});

/** Mails a lead to somebody outside the office. The recipient is in the entry, not in the log: an address is personal data. */
export const forwardLeadAction = defineAction({
  name: 'lead.forward',
  roles: ['owner', 'broker'],
  needsRecentLogin: true,
  schema: schema.catchall(z.string()),
  async run(sent, context) {
    const { id, key: _, to, text, ...fields } = sent;
    const { session, locale, data } = context;
    const { staff } = session;
    const lead = await requireLead(id, context);
    const chosen = Object.keys(fields).filter((name) => name.startsWith(filePrefix));
    const files = await readFiles(
      id,
      chosen.map((name) => name.slice(filePrefix.length)),
    );
    const { subject, ...mail } = await forwardMail(lead, { to, text, files }, staff, locale, data);
    const composed = await composeMail({ subject, ...mail });
    await inTransaction(async (trx) => {
      if (!(await consumeFormKey(trx, sent))) return;
      await putMail(trx, composed, id);
      const names = files.map(({ name }) => name);
      await addEntry(trx, id, staff, {
        kind: 'forward',
        subject,
        text: text ?? '',
        mail: composed.id,
        recipient: to,
        files: names,
      });
      await writeAudit(trx, staff, { action: 'lead.forward', subject: id, after: { files: files.length } });
    });
    return { done: 'forwarded' };
  },
});
