import { expect, it } from 'vitest';
import { db } from '@/lib/db/database';
import { storeLead } from '@/lib/db/leads';
import { countRows, onBothEngines } from '../../support/storage/database';
import { lead, mail } from '../../support/storage/examples';

onBothEngines(() => {
  it('stores a submission with its mails', async () => {
    const { id, isNew } = await storeLead(lead(), [mail(), mail()]);
    expect(isNew).toBe(true);
    expect(await (await db()).selectFrom('outbox').select(['lead', 'state', 'tries']).execute()).toEqual([
      { lead: id, state: 'waiting', tries: 0 },
      { lead: id, state: 'waiting', tries: 0 },
    ]);
  });

  it('stores and mails once what comes twice, at the same time or later', async () => {
    const twice = lead();
    const answers = await Promise.all([1, 2, 3].map(() => storeLead(twice, [mail()])));
    answers.push(await storeLead(twice, [mail()]));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect([await countRows('lead'), await countRows('outbox')]).toEqual([1, 1]);
  });

  it('stores nothing when what is stored with it fails', async () => {
    const failing = storeLead(lead(), [mail()], async () => {
      throw new Error('the slot is full');
    });
    await expect(failing).rejects.toThrow('the slot is full');
    expect([await countRows('lead'), await countRows('outbox')]).toEqual([0, 0]);
  });

  it('keeps transactions that run at the same time apart', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        storeLead(lead(), [mail()], async () => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          if (i % 2) throw new Error('rolled back');
        }).catch((error) => expect(error.message).toBe('rolled back')),
      ),
    );
    expect([await countRows('lead'), await countRows('outbox')]).toEqual([10, 10]);
  });

  it('refuses a second way to the database within a transaction, which would wait for it forever', async () => {
    await expect(storeLead(lead(), [], async () => void (await db()))).rejects.toThrow('use its `trx`');
  });
});
