import { afterEach, expect, it, vi } from 'vitest';
import { announcedHomes, changeSearch, stopSearch } from '@/lib/db/subscriptions';
import { countRows, onBothEngines } from '../../support/storage/database';
import { addSearch, home, sendAllAlerts, siteWith, waitingMails } from '../../support/storage/searches';

onBothEngines(() => {
  afterEach(() => void vi.useRealTimers());

  it('sends nothing before the address is confirmed', async () => {
    await addSearch({}, false);
    expect(await sendAllAlerts(siteWith(home(1)))).toEqual([]);
  });

  it('first sends what matches now, with a link to change and one click to stop', async () => {
    await addSearch();
    expect(await sendAllAlerts(siteWith(home(1), home(2), home(3, { city: 'genk' })))).toEqual([
      '2 panden die nu bij uw zoekopdracht passen',
    ]);
    const [mail] = await waitingMails();
    expect(mail?.text).toMatch(/€\s300\.000/);
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http.*\/api\/subscription\/[\w.-]+\/>$/);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('says so if nothing matches yet, and announces the first home as new', async () => {
    await addSearch();
    expect(await sendAllAlerts(siteWith())).toEqual(['Uw zoekopdracht loopt']);
    expect(await sendAllAlerts(siteWith(home(1)))).toEqual(['1 nieuw pand voor uw zoekopdracht']);
  });

  it('announces a home once, by any worker and after any restart', async () => {
    await addSearch();
    await sendAllAlerts(siteWith(home(1)));
    expect(await sendAllAlerts(siteWith(home(1)), 'b')).toEqual([]);
    expect(await sendAllAlerts(siteWith(home(1), home(2)))).toEqual(['1 nieuw pand voor uw zoekopdracht']);
    expect(await sendAllAlerts(siteWith(home(2)))).toEqual([]);
    expect(await sendAllAlerts(siteWith(home(1), home(2)))).toEqual([]);
  });

  it('announces a lower price once, and no higher one', async () => {
    await addSearch();
    const at = (amount: number) => siteWith(home(1, { price: { amount } }));
    await sendAllAlerts(at(300_000));
    expect(await sendAllAlerts(at(280_000))).toEqual(['1 lagere prijs voor uw zoekopdracht']);
    expect((await waitingMails()).at(-1)?.text).toMatch(/€\s280\.000 \(was €\s300\.000\)/);
    expect(await sendAllAlerts(at(310_000))).toEqual([]);
    expect(await sendAllAlerts(at(280_000))).toEqual([]);
    expect(await sendAllAlerts(siteWith(home(1, { price: { amount: 270_000 } }), home(2)))).toEqual([
      '1 nieuw pand en 1 lagere prijs voor uw zoekopdracht',
    ]);
  });

  it('never reveals anything by a hidden price', async () => {
    await addSearch();
    await addSearch({ criteria: 'sale.hasselt.-.max-350000' });
    const hidden = (amount: number) => siteWith(home(1, { price: { amount, publish: false } }));
    expect((await sendAllAlerts(hidden(300_000))).sort()).toEqual([
      '1 pand dat nu bij uw zoekopdracht past',
      'Uw zoekopdracht loopt',
    ]);
    expect((await waitingMails()).map(({ html }) => html).join()).not.toContain('300.000');
    expect(await sendAllAlerts(hidden(250_000))).toEqual([]);
    // Shown for the first time it is no lower price; the search with a price finds it now.
    expect(await sendAllAlerts(siteWith(home(1, { price: { amount: 250_000 } })))).toEqual([
      '1 nieuw pand voor uw zoekopdracht',
    ]);
    expect(await sendAllAlerts(siteWith(home(1, { price: { amount: 240_000 } })))).toHaveLength(2);
  });

  it('leaves out what is sold, and at what price', async () => {
    await addSearch();
    const sold = 6;
    await sendAllAlerts(siteWith(home(1), home(2, { marquee: sold })));
    expect(await sendAllAlerts(siteWith(home(1, { marquee: sold, price: { amount: 200_000 } })))).toEqual([]);
  });

  it('announces to a changed search what is new to it', async () => {
    const { id } = await addSearch();
    const data = siteWith(home(1), home(2, { city: 'genk' }));
    await sendAllAlerts(data);
    await changeSearch(id, { criteria: 'sale.-.-.city-genk_hasselt', pace: 'daily' });
    expect(await sendAllAlerts(data)).toEqual(['1 nieuw pand voor uw zoekopdracht']);
  });

  it('forgets all of a search that is stopped', async () => {
    const { id } = await addSearch();
    await sendAllAlerts(siteWith(home(1)));
    expect((await announcedHomes(id)).size).toBe(1);
    await stopSearch(id);
    expect(await countRows('told_home')).toBe(0);
  });

  it('collects a day for a daily search', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
    await addSearch({ pace: 'daily' });
    expect(await sendAllAlerts(siteWith(home(1)))).toHaveLength(1);
    expect(await sendAllAlerts(siteWith(home(1), home(2)))).toEqual([]);
    vi.setSystemTime(Date.parse('2026-11-22T06:59:00Z'));
    expect(await sendAllAlerts(siteWith(home(1), home(2), home(3)))).toEqual([]);
    vi.setSystemTime(Date.parse('2026-11-22T07:00:00Z'));
    expect(await sendAllAlerts(siteWith(home(1), home(2), home(3)))).toEqual(['2 nieuwe panden voor uw zoekopdracht']);
  });
});
