import { beforeShutdown } from '../../../../lib/base/graceful-shutdown.ts';
import { startJob } from '../../../../lib/jobs/job.ts';
import { storeLead } from '../../../../lib/leads/store.ts';
import { ownTransport } from '../../../../lib/mail/transport.ts';
import { mailJob } from '../../../../lib/mail/worker.ts';
import { lead, mail } from '../examples.ts';

// A site that stops on request, as Next does, while a mail is being sent.
process.once('SIGTERM', () => {
  console.log('closed');
  process.exit(143);
});
beforeShutdown(startJob('mails', mailJob(ownTransport(1))).stop);
await storeLead(lead(), [mail()]);
console.log('stored');
