import { storeLead } from '../../../../lib/db/leads.ts';
import { startMail } from '../../../../lib/mail/start.ts';
import { lead, mail } from '../examples.ts';

// A site that stops as soon as it is asked to, as Next does, with a mail on its way.
process.once('SIGTERM', () => {
  console.log('closed');
  process.exit(143);
});
startMail();
await storeLead(lead(), [mail()]);
console.log('stored');
