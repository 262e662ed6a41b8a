import { expect, it } from 'vitest';
import { dayMs, hourMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { isWithinLimit } from '@/lib/db/rate-limit';
import { consumeToken } from '@/lib/db/tokens';
import { storeLead } from '@/lib/leads/store';
import { queueMail } from '@/lib/letters/compose';
import { endDataLinks, findEmailOfDataLink, insertDataLink } from '@/lib/people/store-data-links';
import { deleteExpired } from '@/lib/people/store-retention';
import { onBothEngines } from '@/tests/support/storage/database';
import { lead, mail, retention } from '@/tests/support/storage/examples';

const periods = { ...retention, forms: { 'job-application': 365 }, documents: 100 };
const inDays = (days: number) => deleteExpired(periods, Date.now() + days * dayMs + 1_000);

const forms = async () => {
  const leads = await (await db()).selectFrom('lead').select('form').orderBy('form').execute();
  return leads.map(({ form }) => form);
};

onBothEngines(() => {
  it('deletes what forms sent with its mails, each form after its period', async () => {
    await storeLead(lead(), [mail()]);
    await storeLead(lead({ form: 'job-application' }), [mail(), mail()]);
    expect(await inDays(364)).toEqual([]);
    expect(await forms()).toEqual(['contact', 'job-application']);
    expect(await inDays(365)).toHaveLength(2);
    expect(await forms()).toEqual(['contact']);
    expect(await inDays(730)).toHaveLength(1);
    expect(await forms()).toEqual([]);
  });

  it('deletes mails without a lead once they are sent, and never one that waits', async () => {
    await inTransaction(async (trx) => {
      await queueMail(trx, mail());
      await queueMail(trx, mail());
    });
    const one = await (await db()).selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    await (await db())
      .updateTable('outbox')
      .set({ state: 'sent', finished_at: Date.now() })
      .where('id', '=', one.id)
      .execute();
    expect(await inDays(29)).toEqual([]);
    expect(await inDays(30)).toEqual([one.id]);
    expect(await inDays(3_000)).toEqual([]);
  });

  it('keeps a link to one’s data until it is over, or ended with every other of the address', async () => {
    const insert = (id: string, hours: number) =>
      inTransaction((trx) => insertDataLink(trx, id, 'An@visitor.example', Date.now() + hours * hourMs));
    for (const [id, hours] of [
      ['old', -1],
      ['one', 1],
      ['two', 25],
    ] as const)
      await insert(id, hours);
    const found = () => Promise.all(['old', 'one', 'two'].map((id) => findEmailOfDataLink(id)));
    expect(await found()).toEqual([null, 'an@visitor.example', 'an@visitor.example']);
    await inDays(1);
    expect(await (await db()).selectFrom('data_link').select('id').execute()).toEqual([{ id: 'two' }]);
    await inTransaction((trx) => endDataLinks(trx, 'an@visitor.example'));
    expect(await found()).toEqual([null, null, null]);
  });

  it('forgets spent tokens and turns when they can no longer matter', async () => {
    await consumeToken('token', Date.now() + dayMs);
    await isWithinLimit('192.0.2.1', 1, dayMs);
    await inDays(0);
    expect(await isWithinLimit('192.0.2.1', 1, dayMs)).toBe(false);
    await inDays(1);
    expect(await consumeToken('token', Date.now() + dayMs)).toBe(true);
    expect(await isWithinLimit('192.0.2.1', 1, dayMs)).toBe(true);
  });
});
