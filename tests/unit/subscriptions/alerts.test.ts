import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '@/lib/db/database';
import { translatorIn } from '@/lib/i18n/translator';
import { signLink } from '@/lib/requests/subscription-links';
import { changeFormView } from '@/lib/subscriptions/change-search';
import { catalogueMark } from '@/lib/subscriptions/news';
import { listOwnSearches } from '@/lib/subscriptions/owner-searches';
import { readLink } from '@/lib/subscriptions/read-link';
import {
  changeSearch,
  finishComparison,
  leaseSearches,
  listAnnouncedHomes,
  stopSearch,
} from '@/lib/subscriptions/store';
import { readSubscriptionView } from '@/lib/subscriptions/subscription-view';
import { sample } from '@/tests/support/sample-site';
import { countRows, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { addSearch, home, sendAllAlerts, siteWith, waitingMails } from '@/tests/support/storage/searches';

afterEach(() => void vi.useRealTimers());

onBothEngines(() => {
  it('forgets all of a search that is stopped', async () => {
    const { id } = await addSearch();
    await sendAllAlerts(siteWith(home(1)));
    expect((await listAnnouncedHomes(id)).size).toBe(1);
    await stopSearch(id);
    expect(await countRows('told_home')).toBe(0);
  });

  it('announces each search once with several workers', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, i) => addSearch({ email: `visitor-${i}@visitor.example` })));
    const data = siteWith(home(1), home(2));
    await Promise.all(['a', 'b', 'c'].map((worker) => sendAllAlerts(data, worker)));
    const actual = (await waitingMails()).map(({ to }) => to);
    expect([actual.length, new Set(actual).size]).toEqual([25, 25]);
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

onSqlite(() => {
  it('sends nothing before the address is confirmed, then what matches now, with a link to change and one click to stop', async () => {
    await addSearch({}, false);
    expect(await sendAllAlerts(siteWith(home(1)))).toEqual([]);
    await addSearch();
    expect(await sendAllAlerts(siteWith(home(1), home(2), home(3, { city: 'genk' })))).toEqual([
      '2 panden die nu bij uw zoekopdracht passen',
    ]);
    const [mail] = await waitingMails();
    expect(mail?.text).toMatch(/€\s300\.000/);
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http.*\/api\/subscription\/[\w.-]+\/>$/);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('says so if nothing matches yet, and announces each new home once, by any worker and after any restart', async () => {
    await addSearch();
    expect(await sendAllAlerts(siteWith())).toEqual(['Uw zoekopdracht loopt']);
    expect(await sendAllAlerts(siteWith(home(1)))).toEqual(['1 nieuw pand voor uw zoekopdracht']);
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

  it('announces to a changed search what is new to it, and never what is sold', async () => {
    const { id } = await addSearch();
    const sold = (amount: number) => home(3, { marquee: 6, price: { amount } });
    await sendAllAlerts(siteWith(home(1), sold(300_000)));
    const data = siteWith(home(1), home(2, { city: 'genk' }), sold(200_000));
    expect(await sendAllAlerts(data)).toEqual([]);
    await changeSearch(id, { criteria: 'sale.-.-.city-genk_hasselt', pace: 'daily' });
    expect(await sendAllAlerts(data)).toEqual(['1 nieuw pand voor uw zoekopdracht']);
    expect(await sendAllAlerts(siteWith(home(1, { marquee: 6, price: { amount: 200_000 } })))).toEqual([]);
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

  describe('a search whose criteria cannot be read any more', () => {
    const criteria = 'sale.elsewhere';
    const log = vi.spyOn(console, 'error');
    beforeEach(() => void log.mockReset().mockReturnValue());
    afterEach(() => expect(log).toHaveBeenCalledWith(expect.stringContaining(`cannot be read any more: ${criteria}`)));

    it('is left out of the searches of its account, and the others stay', async () => {
      const { email } = await addSearch({ criteria });
      const sound = await addSearch();
      const account = { id: 'an', name: 'An', email, locale: 'nl', role: 'client' } as const;
      const searches = await listOwnSearches(account, 'nl', sample);
      expect(searches.map(({ id }) => id)).toEqual([sound.id]);
    });

    it('announces nothing, and lets the others continue', async () => {
      await addSearch({ criteria });
      await addSearch();
      expect(await sendAllAlerts(sample)).toHaveLength(1);
    });

    it('can still be stopped, or filled in anew', async () => {
      const { id } = await addSearch({ criteria });
      const signed = await signLink({ kind: 'search', id, step: 'stop' });
      const state = await readLink(signed);
      if (!('search' in state)) throw new Error('the link leads to no search');
      const page = await readSubscriptionView(state, signed, 'nl', (key) => key, sample);
      expect(page).toMatchObject({ search: null, button: { text: 'search.stop.button' } });
      expect(changeFormView(state, signed, 'nl', await translatorIn('nl', 'forms'), sample).values).toEqual({
        pace: 'atOnce',
        link: signed,
      });
    });
  });
});
