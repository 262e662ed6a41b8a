import { describe, expect, it } from 'vitest';
import { storeLead } from '@/lib/db/leads';
import { fill, lock } from '../../support/storage/broken';
import { countRows, onBothEngines, queryTimeout } from '../../support/storage/database';
import { lead, mail } from '../../support/storage/examples';

const counts = async () => ({ leads: await countRows('lead'), mails: await countRows('outbox') });

onBothEngines((database) => {
  it('a lead waits for another writer', async () => {
    const unlock = await lock(database());
    setTimeout(unlock, 300);
    expect(await storeLead(lead(), [mail()])).toMatchObject({ isNew: true });
  });

  it('a database that stays locked is an error that says so, and holds up nothing else', async () => {
    const unlock = await lock(database());
    const started = Date.now();
    let ticks = 0;
    const clock = setInterval(() => ticks++, 50);
    await expect(storeLead(lead(), [mail()])).rejects.toThrow(/locked|lock timeout/);
    clearInterval(clock);
    await unlock();
    expect(Date.now() - started).toBeGreaterThanOrEqual(queryTimeout);
    expect(ticks).toBeGreaterThan(10);
    expect(await counts()).toEqual({ leads: 0, mails: 0 });
  });
});

describe('a disk that is full', () => {
  onBothEngines((database) => {
    it('fails the submission as a whole, and later ones are stored when there is room again', async () => {
      const free = await fill(database(), 60, ['outbox']);
      const large = { remark: 'x'.repeat(1_000_000) };
      await expect(storeLead(lead({ fields: large }), [mail(), mail()])).rejects.toThrow(/full/);
      expect(await counts()).toEqual({ leads: 0, mails: 0 });
      await free();
      expect(await storeLead(lead({ fields: large }), [mail(), mail()])).toMatchObject({ isNew: true });
      expect(await counts()).toEqual({ leads: 1, mails: 2 });
    });
  });
});
