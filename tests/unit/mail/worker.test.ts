import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hourMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { storeLead } from '@/lib/leads/store';
import { retryMails } from '@/lib/mail/store';
import { smtpTransport, type Transport } from '@/lib/mail/transport';
import { nextAttempt } from '@/lib/mail/worker';
import { onBothEngines, type TestDatabase } from '@/tests/support/storage/database';
import { lead, mail } from '@/tests/support/storage/examples';
import { deliver, outbox, queue, settled, startSmtp } from '@/tests/support/storage/outbox';

/** Takes every mail after a moment, or once it may, and counts how often it came. */
function counting(until: () => Promise<unknown> = () => pause(20)) {
  const sent = new Map<string, number>();
  let together = 0;
  let max = 0;
  const transport: Transport = {
    async send(id) {
      max = Math.max(max, ++together);
      await until();
      together--;
      sent.set(id, (sent.get(id) ?? 0) + 1);
    },
    close: () => undefined,
  };
  return { transport, sent, most: () => max };
}

/** The committed outbox, as another process reads it. */
async function committed({ engine, dir, env }: TestDatabase): Promise<{ state: unknown; leased: boolean }[]> {
  const query = `select state, leased_until > ${Date.now()} as leased from outbox`;
  const rows =
    engine === 'sqlite' ? readSqlite(path.join(dir, 'heem.db'), query) : await readPostgres(env.DATABASE_URL, query);
  return rows.map(({ state, leased }) => ({ state, leased: Boolean(leased) }));
}

function readSqlite(file: string, query: string): Record<string, unknown>[] {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  return database.prepare(query).all();
}

async function readPostgres(url: string | undefined, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const busy = 100;

const waitOptions = { timeout: 10_000 };

/** Lets the clock of this process stand still, and the timers that renew leases. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

onBothEngines((database) => {
  it('the mails of a submission are sent at once, and their content is deleted', async () => {
    await using smtp = await startSmtp();
    deliver(smtpTransport(smtp.url, 2), { busyPollMs: 60_000, quietPollMs: 60_000 });
    // After this mail only the commit wakes the worker.
    await queue({ subject: 'First' });
    await settled();
    await storeLead(lead(), [mail(), mail({ to: 'an.peeters@visitor.example', subject: 'Bedankt' })]);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), waitOptions);
    expect(smtp.received.find(({ subject }) => subject === 'Vraag over een woning')).toMatchObject({
      from: { name: 'Heem', address: 'info@heem.example' },
      to: [{ address: 'info@heem.example' }],
      replyTo: [{ address: 'an.peeters@visitor.example' }],
    });
    expect(await settled()).toEqual(Array(3).fill({ state: 'sent', tries: 1, last_error: null }));
    expect(await (await db()).selectFrom('outbox').select('message').execute()).toEqual(
      Array(3).fill({ message: null }),
    );
  });

  it('a mail is not sent before its time, nor while another worker may be sending it', async () => {
    stopClock();
    const { transport, sent } = counting();
    await queue({});
    const lease = { leased_by: 'dead', leased_until: Date.now() + hourMs };
    await (await db()).updateTable('outbox').set(lease).execute();
    await queue({ notBefore: Date.now() + hourMs }, {});
    deliver(transport);
    // The third one shows that the worker has looked at them.
    await vi.waitFor(() => expect(sent.size).toBe(1), waitOptions);
    expect((await outbox()).filter(({ state }) => state === 'waiting')).toHaveLength(2);
    vi.setSystemTime(Date.now() + hourMs);
    await settled();
    expect([...sent.values()]).toEqual([1, 1, 1]);
  });

  it('an expired mail is not sent, also if staff retry it', async () => {
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
    const { transport, sent, most: max } = counting();
    for (let i = 0; i < 2; i++) deliver(transport, { parallel: 4 });
    await Promise.all(Array.from({ length: 10 }, () => queue({}, {}, {}, {})));
    await settled();
    expect(sent.size).toBe(40);
    expect([...sent.values()]).toEqual(Array(40).fill(1));
    expect(max()).toBeLessThanOrEqual(8);
  });

  it('a mail stays with the worker that is sending it, however long that takes', async () => {
    stopClock();
    const accepted = Promise.withResolvers<void>();
    const { transport, sent, most: max } = counting(() => accepted.promise);
    const leasedUntil = async () =>
      (await (await db()).selectFrom('outbox').select('leased_until').executeTakeFirstOrThrow()).leased_until;
    for (let i = 0; i < 2; i++) deliver(transport, { leaseMs: 120_000 });
    await queue({});
    await vi.waitFor(() => expect(max()).toBe(1), waitOptions);
    // Twice as long as a lease lasts.
    for (let turn = 0; turn < 6; turn++) {
      const before = await leasedUntil();
      vi.advanceTimersByTime(40_000);
      await vi.waitFor(async () => expect(await leasedUntil()).toBeGreaterThan(before), waitOptions);
    }
    accepted.resolve();
    await settled();
    expect([[...sent.values()], max()]).toEqual([[1], 1]);
  });

  it('a stop takes no more mails and waits for those on their way', async () => {
    const accepted = Promise.withResolvers<void>();
    const { transport, sent, most: max } = counting(() => accepted.promise);
    const worker = deliver(transport, { parallel: 1 });
    await queue({}, {});
    await vi.waitFor(() => expect(max()).toBe(1), waitOptions);
    const stopped = worker.stop();
    accepted.resolve();
    await stopped;
    expect(sent.size).toBe(1);
    expect((await outbox()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
  });

  it('the acceptance of a server is stored before other queries', async () => {
    const { promise: whole, resolve } = Promise.withResolvers<() => void>();
    await using smtp = await startSmtp({
      onData: (stream, _, done) => void stream.resume().on('end', () => resolve(done)),
    });
    deliver(smtpTransport(smtp.url, 1));
    await queue({});
    const accept = await whole;

    // Forms and visits that came meanwhile; each says what it sees of the mail when it is done.
    const seen: string[] = [];
    let accepted = false;
    const others = Array.from({ length: busy }, () =>
      inTransaction(async (trx) => {
        await pause(database().engine === 'sqlite' ? 10 : 40);
        const { state } = await trx.selectFrom('outbox').select('state').executeTakeFirstOrThrow();
        if (accepted) seen.push(state);
      }),
    );
    await pause(5);
    accepted = true;
    accept();
    await Promise.all(others);
    expect(seen.length).toBeGreaterThan(busy * 0.8);
    // Mails with an open connection when the server accepted; storing the result takes a moment.
    expect(seen.filter((state) => state === 'waiting').length).toBeLessThan(busy / 2);
    expect(seen.at(-1)).toBe('sent');
  });

  it('the lease of a mail is on the disk before it is sent, and the result of the one before is stored', async () => {
    const heard: Awaited<ReturnType<typeof committed>>[] = [];
    await using smtp = await startSmtp({
      onMailFrom(_, __, done) {
        committed(database()).then((mails) => {
          heard.push(mails);
          done();
        }, done);
      },
    });
    deliver(smtpTransport(smtp.url, 1), { parallel: 1 });
    await queue({ subject: 'a' }, { subject: 'b' }, { subject: 'c' });
    await settled();
    expect(heard).toHaveLength(3);
    for (const [turn, mails] of heard.entries()) {
      expect(mails.filter(({ state }) => state === 'sent')).toHaveLength(turn);
      expect(mails.filter(({ state, leased }) => state === 'waiting' && leased)).toHaveLength(1);
    }
  });
});

/** The moments at which a mail is tried that never arrives, in ms from when it was wanted. */
function triesOf(wantedAt: number): number[] {
  const tries = [0];
  for (let now: number | null = wantedAt; ; ) {
    now = nextAttempt(wantedAt, tries.length, now);
    if (now === null) return tries;
    tries.push(now - wantedAt);
  }
}

it('a mail is retried with growing delays for at least 72 hours', () => {
  const tries = triesOf(1_000_000);
  expect(tries.slice(0, 4)).toEqual([0, 10_000, 40_000, 130_000]);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(72 * hourMs);
  expect(tries.at(-1)).toBeLessThan(77 * hourMs);
  expect(tries.length).toBeLessThan(40);
  const gaps = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(Math.max(...gaps)).toBe(4 * hourMs);
});
