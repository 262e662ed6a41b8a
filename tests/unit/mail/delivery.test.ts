import { afterEach, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/database';
import { storeLead } from '@/lib/db/leads';
import { smtpTransport } from '@/lib/mail/transport';
import { startWorker, usualSettings, type Worker } from '@/lib/mail/worker';
import { onBothEngines } from '../../support/storage/database';
import { lead, mail } from '../../support/storage/examples';
import { startSmtp, type TestSmtp } from '../../support/storage/smtp';

onBothEngines(() => {
  let smtp: TestSmtp | undefined;
  let worker: Worker | undefined;
  afterEach(async () => {
    globalThis.heemWakeOutbox = undefined;
    await worker?.stop();
    await smtp?.close();
  });

  it('delivers as soon as a submission is stored', async () => {
    smtp = await startSmtp();
    worker = startWorker(smtpTransport(smtp.url, 2), { ...usualSettings, quietPoll: 60_000 });
    globalThis.heemWakeOutbox = worker.wake;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await storeLead(lead(), [mail(), mail({ to: 'an.peeters@visitor.example', subject: 'Bedankt' })]);
    await vi.waitFor(() => expect(smtp?.received).toHaveLength(2));
    expect(smtp.received[0]).toMatchObject({
      subject: 'Vraag over een woning',
      replyTo: [{ address: 'an.peeters@visitor.example' }],
    });
    await vi.waitFor(async () =>
      expect(await (await db()).selectFrom('outbox').select('state').execute()).toEqual([
        { state: 'sent' },
        { state: 'sent' },
      ]),
    );
  });
});
