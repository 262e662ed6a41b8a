import { expect, it, vi } from 'vitest';
import { hourMs } from '@/lib/day';
import { db } from '@/lib/db/database';
import { storeLead } from '@/lib/db/leads';
import { retryMails } from '@/lib/db/outbox';
import { smtpTransport, type Transport } from '@/lib/mail/transport';
import { nextAttempt } from '@/lib/mail/worker';
import { onBothEngines } from '../../support/storage/database';
import { lead, mail } from '../../support/storage/examples';
import { deliver, outbox, queue, settled, startSmtp } from '../../support/storage/outbox';

/** Takes every mail after a moment and counts how often it came. */
function counting(delay = 20) {
  const sent = new Map<string, number>();
  let together = 0;
  let most = 0;
  const transport: Transport = {
    async send(id) {
      most = Math.max(most, ++together);
      await new Promise((resolve) => setTimeout(resolve, delay));
      together--;
      sent.set(id, (sent.get(id) ?? 0) + 1);
    },
    close: () => undefined,
  };
  return { transport, sent, most: () => most };
}

onBothEngines(() => {
  it('a submission’s mails leave at once, and their content with them', async () => {
    await using smtp = await startSmtp();
    deliver(smtpTransport(smtp.url, 2), { busyPoll: 60_000, quietPoll: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await storeLead(lead(), [mail(), mail({ to: 'an.peeters@visitor.example', subject: 'Bedankt' })]);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2));
    expect(smtp.received.find(({ subject }) => subject === 'Vraag over een woning')).toMatchObject({
      from: { name: 'Heem', address: 'info@heem.example' },
      to: [{ address: 'info@heem.example' }],
      replyTo: [{ address: 'an.peeters@visitor.example' }],
    });
    expect(await settled()).toEqual(Array(2).fill({ state: 'sent', tries: 1, last_error: null }));
    expect(await (await db()).selectFrom('outbox').select('message').execute()).toEqual(
      Array(2).fill({ message: null }),
    );
  });

  it('a mail is not sent before its time', async () => {
    const { transport, sent } = counting();
    deliver(transport);
    await queue({ notBefore: Date.now() + 700 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sent.size).toBe(0);
    await settled();
    expect(sent.size).toBe(1);
  });

  it('a mail whose time is over is not sent, also when staff try it again', async () => {
    const { transport, sent } = counting();
    await queue({ notAfter: Date.now() }, { notAfter: Date.now() + hourMs });
    deliver(transport);
    const states = async () => (await settled()).map(({ state }) => state).toSorted();
    expect(await states()).toEqual(['failed', 'sent']);
    await retryMails('all failed');
    expect(await states()).toEqual(['failed', 'sent']);
    expect(sent.size).toBe(1);
  });

  it('two workers on one database send each mail once, a few at a time', async () => {
    const { transport, sent, most } = counting();
    for (let i = 0; i < 2; i++) deliver(transport, { parallel: 4 });
    await Promise.all(Array.from({ length: 10 }, () => queue({}, {}, {}, {})));
    await settled();
    expect(sent.size).toBe(40);
    expect([...sent.values()]).toEqual(Array(40).fill(1));
    expect(most()).toBeLessThanOrEqual(8);
  });

  it('a mail stays with the worker that is sending it, however long that takes', async () => {
    const { transport, sent } = counting(1_000);
    for (let i = 0; i < 2; i++) deliver(transport, { lease: 450 });
    await queue({});
    await settled();
    expect([...sent.values()]).toEqual([1]);
  });

  it('a mail of a worker that died is sent when its lease is over', async () => {
    await queue({});
    await (await db())
      .updateTable('outbox')
      .set({ leased_by: 'dead', leased_until: Date.now() + 700 })
      .execute();
    const { transport, sent } = counting();
    deliver(transport);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(sent.size).toBe(0);
    await settled();
    expect([...sent.values()]).toEqual([1]);
  });

  it('a stop takes no more mails and waits for those on their way', async () => {
    const { transport, sent, most } = counting(400);
    const worker = deliver(transport, { parallel: 1 });
    await queue({}, {});
    await vi.waitFor(() => expect(most()).toBe(1));
    await worker.stop();
    expect(sent.size).toBe(1);
    expect((await outbox()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
  });
});

const hour = 3_600_000;

/** The moments at which a mail is tried that never arrives, in ms from when it was wanted. */
function triesOf(wantedAt: number): number[] {
  const tries = [0];
  for (let now: number | null = wantedAt; ; ) {
    now = nextAttempt(wantedAt, tries.length, now);
    if (now === null) return tries;
    tries.push(now - wantedAt);
  }
}

it('a mail is tried soon again, then ever more seldom, for at least 72 hours', () => {
  const tries = triesOf(1_000_000);
  expect(tries.slice(0, 4)).toEqual([0, 10_000, 40_000, 130_000]);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(72 * hour);
  expect(tries.at(-1)).toBeLessThan(77 * hour);
  expect(tries.length).toBeLessThan(40);
  const gaps = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(Math.max(...gaps)).toBe(4 * hour);
});
