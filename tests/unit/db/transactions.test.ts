import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { hourMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { leaseRows } from '@/lib/db/row-leases';
import { findLastLeadAt, storeLead } from '@/lib/leads/store';
import { inviteOwner } from '@/lib/owners/actions';
import { addOwnerDocument } from '@/lib/owners/document-actions';
import { listDocuments } from '@/lib/owners/store';
import { inviteStaff } from '@/lib/staff/staff-actions';
import { markSearchesNotified } from '@/lib/subscriptions/store-wishes';
import { sample } from '@/tests/support/sample-site';
import { countRows, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead, mail } from '@/tests/support/storage/examples';
import { staffBrowser } from '@/tests/support/storage/office';

/** A person without a log entry. */
const nameless = { id: null, name: null as unknown as string };
const person = { email: 'jef@owner.example', name: 'Jef Maes', language: 'nl' } as const;

onBothEngines((database) => {
  it('leases a row once if two workers select it at the same time', async () => {
    await storeLead(lead(), [mail()]);
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = inTransaction(async (trx) => {
      await trx.updateTable('outbox').set({ tries: 0 }).execute();
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const workers = ['one', 'two'].map((worker) =>
      leaseRows('outbox', sql`state = 'waiting'`, { worker, count: 1, leaseMs: hourMs }),
    );
    // Both have chosen the row and wait for it. SQLite lets them choose only after the change.
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    if (database().engine === 'postgres')
      await vi.waitFor(async () => expect((await waiting.execute(await db())).rows).toHaveLength(2), 10_000);
    released.resolve();
    await change;
    expect((await Promise.all(workers)).flat()).toHaveLength(1);
  });

  it('stores a repeated submission and its mails once, also if both arrive at the same time', async () => {
    const twice = lead();
    const answers = await Promise.all([1, 2, 3].map(() => storeLead(twice, [mail(), mail()])));
    answers.push(await storeLead(twice, [mail()]));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    const [id, ...others] = new Set(answers.map((answer) => answer.id));
    expect(others).toEqual([]);
    const stored = await (await db()).selectFrom('outbox').select(['lead', 'state', 'tries']).execute();
    expect(stored).toEqual(Array(2).fill({ lead: id, state: 'waiting', tries: 0 }));
    expect(await countRows('lead')).toBe(1);
    const asked = { form: 'contact', email: 'an.peeters@visitor.example', property: 100001 };
    expect(await findLastLeadAt(asked)).toBeGreaterThan(0);
    expect(await findLastLeadAt({ ...asked, property: 5801 })).toBeNull();
  });

  it('isolates simultaneous transactions, and rolls back a failed one', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        storeLead(lead(), [mail()], async () => {
          await pause(5);
          if (i % 2) throw new Error('rolled back');
        }).catch((error) => expect(error.message).toBe('rolled back')),
      ),
    );
    expect(await countRows('lead')).toEqual(10);
    expect(await countRows('outbox')).toEqual(10);
  });

  it('rejects a query outside the current transaction, which would deadlock', async () => {
    await expect(storeLead(lead(), [], async () => void (await db()))).rejects.toThrow('Inside a transaction use its');
  });

  it('reports a search that was stopped while homes are offered as gone', async () => {
    expect(await inTransaction((trx) => markSearchesNotified(trx, [randomUUID()], [[5801, null]]))).toBe(false);
  });
});

onSqlite(() => {
  it('invitations and documents are stored only with their audit event', async () => {
    const { staff } = await staffBrowser({ role: 'owner' });
    const mails = await countRows('outbox');
    await expect(inviteOwner({ ...person, homes: [5801] }, nameless, sample)).rejects.toThrow();
    await expect(
      inviteStaff({ ...person, email: 'tom@heem.example', role: 'editor' }, nameless, sample),
    ).rejects.toThrow();
    const document = { property: 5801, title: 'Opdracht', name: 'Opdracht.pdf', content: Buffer.from('%PDF-1.7\n') };
    await expect(addOwnerDocument(document, { ...staff, name: nameless.name })).rejects.toThrow();
    expect(await countRows('outbox')).toEqual(mails);
    expect(await countRows('ownership')).toEqual(0);
    expect(await listDocuments([5801])).toEqual([]);
  });
});
