import { randomUUID } from 'node:crypto';
import { startJob } from '../../../../lib/jobs/job.ts';
import { storeLead } from '../../../../lib/leads/store.ts';
import { ownTransport } from '../../../../lib/mail/transport.ts';
import { defaultSettings, mailJob } from '../../../../lib/mail/worker.ts';
import { lead, mail } from '../examples.ts';

// A separate process that stores submissions and delivers their mails until it is killed; it prints each one that it has acknowledged.
const parallel = 5;
startJob('mails', mailJob(ownTransport(parallel), { ...defaultSettings, parallel, leaseMs: 500 }));

async function submit(): Promise<never> {
  for (;;) {
    const key = randomUUID();
    await storeLead(lead({ key }), [mail({ subject: key })]);
    process.stdout.write(`${key}\n`);
  }
}
await Promise.all([submit(), submit(), submit()]);
