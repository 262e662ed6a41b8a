import { storeLead } from '../../../../lib/leads/store.ts';
import { startMail } from '../../../../lib/mail/start.ts';
import { lead, mail } from '../examples.ts';

// A site that stops on request, as Next does, while a mail is being sent.
process.once('SIGTERM', () => {
  console.log('closed');
  process.exit(143);
});
startMail();
await storeLead(lead(), [mail()]);
console.log('stored');
