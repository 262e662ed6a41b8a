import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogueMark } from '@/lib/alerts/news';
import { inTransaction } from '@/lib/db/database';
import { changeSearch, finishComparison, leaseSearches, stopSearch } from '@/lib/db/subscriptions';
import { onBothEngines } from '../../support/storage/database';
import { addSearch, home, sendAllAlerts, siteWith, waitingMails } from '../../support/storage/searches';

onBothEngines(() => {
  afterEach(() => void vi.useRealTimers());

  it('announces each search once with several workers', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, i) => addSearch({ email: `visitor-${i}@visitor.example` })));
    const data = siteWith(home(1), home(2));
    await Promise.all(['a', 'b', 'c'].map((worker) => sendAllAlerts(data, worker)));
    const told = (await waitingMails()).map(({ to }) => to);
    expect([told.length, new Set(told).size]).toEqual([25, 25]);
  });

  describe('a worker that no longer has a search', () => {
    const data = siteWith(home(1));
    const catalogue = catalogueMark(data.catalogue);
    const finish = (search: string) =>
      inTransaction((trx) =>
        finishComparison(trx, { worker: 'lost', search, catalogue, dueAt: 0, announced: [[1, 300_000]], isTold: true }),
      );

    it('announces nothing after another took over from it', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const { id } = await addSearch();
      expect(await leaseSearches('lost', catalogue, 10, 60_000)).toHaveLength(1);
      expect(await sendAllAlerts(data, 'b')).toEqual([]);
      vi.setSystemTime(Date.now() + 60_001);
      expect(await sendAllAlerts(data, 'b')).toHaveLength(1);
      expect(await finish(id)).toBe(false);
    });

    it('announces nothing for changed criteria, nor for a stopped search', async () => {
      const { id } = await addSearch();
      await leaseSearches('lost', catalogue, 10, 60_000);
      expect(await changeSearch(id, { criteria: 'sale.genk.-', pace: 'atOnce' })).toBe(true);
      expect(await finish(id)).toBe(false);
      expect(await sendAllAlerts(data, 'b')).toEqual(['Uw zoekopdracht loopt']);
      await stopSearch(id);
      expect(await finish(id)).toBe(false);
      expect(await changeSearch(id, { criteria: 'sale.genk.-', pace: 'daily' })).toBe(false);
    });
  });
});
