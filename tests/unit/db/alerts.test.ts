import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogueMark } from '@/lib/alerts/catalogue-mark';
import { tellSome } from '@/lib/alerts/tell';
import type { Snapshot } from '@/lib/data/load';
import { db, inTransaction } from '@/lib/db/database';
import { changeSearch, stopSearch } from '@/lib/db/searches';
import { finishTurn, leaseSearches, toldHomes } from '@/lib/db/told-homes';
import { onBothEngines } from '../../support/storage/database';
import { addSearch, home, siteWith, waitingMails } from '../../support/storage/searches';

/** Lets a worker tell everything that it finds in a catalogue; returns the subjects of the mails that came of it. */
async function tellAll(data: Snapshot, worker = 'a'): Promise<string[]> {
  const before = (await waitingMails()).length;
  while ((await tellSome(worker, data)) > 0);
  return (await waitingMails()).slice(before).map(({ subject }) => subject);
}

onBothEngines(() => {
  afterEach(() => void vi.useRealTimers());

  it('tells nothing before the address is confirmed', async () => {
    await addSearch({}, false);
    expect(await tellAll(siteWith(home(1)))).toEqual([]);
  });

  it('first tells what matches now, with a link to change and one click to stop', async () => {
    await addSearch();
    expect(await tellAll(siteWith(home(1), home(2), home(3, { city: 'genk' })))).toEqual([
      '2 panden die nu bij uw zoekopdracht passen',
    ]);
    const [mail] = await waitingMails();
    expect(mail?.text).toMatch(/€\s300\.000/);
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http.*\/api\/subscription\/[\w.-]+\/>$/);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('says so where nothing matches yet, and tells of the first home as new', async () => {
    await addSearch();
    expect(await tellAll(siteWith())).toEqual(['Uw zoekopdracht loopt']);
    expect(await tellAll(siteWith(home(1)))).toEqual(['1 nieuw pand voor uw zoekopdracht']);
  });

  it('tells of a home once, by any worker and after any restart', async () => {
    await addSearch();
    await tellAll(siteWith(home(1)));
    expect(await tellAll(siteWith(home(1)), 'b')).toEqual([]);
    expect(await tellAll(siteWith(home(1), home(2)))).toEqual(['1 nieuw pand voor uw zoekopdracht']);
    expect(await tellAll(siteWith(home(2)))).toEqual([]);
    expect(await tellAll(siteWith(home(1), home(2)))).toEqual([]);
  });

  it('tells of a lower price once, and of no higher one', async () => {
    await addSearch();
    const at = (amount: number) => siteWith(home(1, { price: { amount } }));
    await tellAll(at(300_000));
    expect(await tellAll(at(280_000))).toEqual(['1 lagere prijs voor uw zoekopdracht']);
    expect((await waitingMails()).at(-1)?.text).toMatch(/€\s280\.000 \(was €\s300\.000\)/);
    expect(await tellAll(at(310_000))).toEqual([]);
    expect(await tellAll(at(280_000))).toEqual([]);
    expect(await tellAll(siteWith(home(1, { price: { amount: 270_000 } }), home(2)))).toEqual([
      '1 nieuw pand en 1 lagere prijs voor uw zoekopdracht',
    ]);
  });

  it('never tells anything by a price that is hidden', async () => {
    await addSearch();
    await addSearch({ criteria: 'sale.hasselt.-.max-350000.available-1' });
    const hidden = (amount: number) => siteWith(home(1, { price: { amount, publish: false } }));
    expect((await tellAll(hidden(300_000))).sort()).toEqual([
      '1 pand dat nu bij uw zoekopdracht past',
      'Uw zoekopdracht loopt',
    ]);
    expect((await waitingMails()).map(({ html }) => html).join()).not.toContain('300.000');
    expect(await tellAll(hidden(250_000))).toEqual([]);
    // Shown for the first time it is no lower price; the search with a price finds it now.
    expect(await tellAll(siteWith(home(1, { price: { amount: 250_000 } })))).toEqual([
      '1 nieuw pand voor uw zoekopdracht',
    ]);
    expect(await tellAll(siteWith(home(1, { price: { amount: 240_000 } })))).toHaveLength(2);
  });

  it('leaves out what is sold, and the price that another word replaces', async () => {
    await addSearch();
    const [option, sold] = [3, 6];
    await tellAll(siteWith(home(1), home(2, { marquee: sold })));
    expect(await tellAll(siteWith(home(1, { marquee: option, price: { amount: 200_000 } })))).toEqual([]);
  });

  it('tells each search once while several workers are at it', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, i) => addSearch({ email: `visitor-${i}@visitor.example` })));
    const data = siteWith(home(1), home(2));
    await Promise.all(['a', 'b', 'c'].map((worker) => tellAll(data, worker)));
    const told = (await waitingMails()).map(({ to }) => to);
    expect([told.length, new Set(told).size]).toEqual([25, 25]);
  });

  describe('a worker that no longer has a search', () => {
    const data = siteWith(home(1));
    const catalogue = catalogueMark(data.catalogue);
    const finish = (search: string) =>
      inTransaction((trx) => finishTurn(trx, { worker: 'lost', search, catalogue, dueAt: 0, told: [[1, 300_000]] }));

    it('tells nothing after another took over from it', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const { id } = await addSearch();
      expect(await leaseSearches('lost', catalogue, 10, 60_000)).toHaveLength(1);
      expect(await tellAll(data, 'b')).toEqual([]);
      vi.setSystemTime(Date.now() + 60_001);
      expect(await tellAll(data, 'b')).toHaveLength(1);
      expect(await finish(id)).toBe(false);
    });

    it('tells nothing of criteria that were changed meanwhile, nor of a search that was stopped', async () => {
      const { id } = await addSearch();
      await leaseSearches('lost', catalogue, 10, 60_000);
      expect(await changeSearch(id, { criteria: 'sale.genk.-.available-1', pace: 'atOnce' })).toBe(true);
      expect(await finish(id)).toBe(false);
      expect(await tellAll(data, 'b')).toEqual(['Uw zoekopdracht loopt']);
      await stopSearch(id);
      expect(await finish(id)).toBe(false);
      expect(await changeSearch(id, { criteria: 'sale.genk.-.available-1', pace: 'daily' })).toBe(false);
    });
  });

  it('tells a changed search of what it did not know yet', async () => {
    const { id } = await addSearch();
    const data = siteWith(home(1), home(2, { city: 'genk' }));
    await tellAll(data);
    await changeSearch(id, { criteria: 'sale.-.-.city-genk_hasselt.available-1', pace: 'daily' });
    expect(await tellAll(data)).toEqual(['1 nieuw pand voor uw zoekopdracht']);
  });

  it('forgets all of a search that is stopped', async () => {
    const { id } = await addSearch();
    await tellAll(siteWith(home(1)));
    expect((await toldHomes(id)).size).toBe(1);
    await stopSearch(id);
    const { n } = await (await db())
      .selectFrom('told_home')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(0);
  });

  it('gathers a day for who wants one mail a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
    await addSearch({ pace: 'daily' });
    expect(await tellAll(siteWith(home(1)))).toHaveLength(1);
    expect(await tellAll(siteWith(home(1), home(2)))).toEqual([]);
    vi.setSystemTime(Date.parse('2026-11-22T06:59:00Z'));
    expect(await tellAll(siteWith(home(1), home(2), home(3)))).toEqual([]);
    vi.setSystemTime(Date.parse('2026-11-22T07:00:00Z'));
    expect(await tellAll(siteWith(home(1), home(2), home(3)))).toEqual(['2 nieuwe panden voor uw zoekopdracht']);
  });
});
