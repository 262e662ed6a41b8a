import { expect, it, vi } from 'vitest';
import { stopGathering, write } from '@/lib/audience/gather';
import { visitsBySource } from '@/lib/db/audience-figures';
import { storeLead } from '@/lib/db/leads';
import { countAtNoon, figures, home, see } from '../../support/storage/audience';
import { onBothEngines } from '../../support/storage/database';
import { lead, mail } from '../../support/storage/examples';

countAtNoon();

onBothEngines(() => {
  it('a visitor is one visit a day, however often and in however many writes', async () => {
    see();
    see();
    see('Bert', 'google.com');
    await write();
    see('An', 'internal');
    await write();
    expect(await figures()).toEqual([{ day: '2026-11-22', views: 4, visits: 2, saves: 0, shares: 0, requests: 0 }]);
    expect(await visitsBySource([home], '2026-11-22')).toEqual([
      { source: 'direct', visits: 1 },
      { source: 'google.com', visits: 1 },
    ]);
  });

  it('a favourite and an address that is passed on count once a day for each visitor', async () => {
    for (const who of ['An', 'An', 'Bert']) see(who, 'direct', 'save');
    see('An', 'direct', 'share');
    await write();
    see('An', 'direct', 'save');
    await write();
    expect(await figures()).toMatchObject([{ views: 0, visits: 0, saves: 2, shares: 1 }]);
  });

  it('what a form stores about a home is a request, counted with it or not at all; sent to a friend it is passed on', async () => {
    await storeLead(lead({ about: { property: home } }), [mail()]);
    const twice = lead({ form: 'contact-appointment', about: { property: home } });
    await storeLead(twice, []);
    await storeLead(twice, []);
    await storeLead(lead({ form: 'send-to-friend', about: { property: home } }), []);
    await storeLead(lead({ about: { project: 7 } }), []);
    const failing = storeLead(lead({ about: { property: home } }), [], async () => {
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await figures()).toMatchObject([{ views: 0, requests: 2, shares: 1 }]);
  });

  it('a database that is away for a while takes everything afterwards', async () => {
    const own = globalThis.heemDatabase;
    globalThis.heemDatabase = Promise.reject(new Error('away'));
    globalThis.heemDatabase.catch(() => undefined);
    const said = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'log').mockReturnValue()];
    for (let i = 0; i < 1_200; i++) see(`visitor ${i}`);
    expect(await write()).toBe(false);
    see('visitor 0');
    globalThis.heemDatabase = own;
    await stopGathering();
    expect(await figures()).toMatchObject([{ views: 1_201, visits: 1_200 }]);
    for (const one of said) {
      expect(one).toHaveBeenCalledOnce();
      one.mockRestore();
    }
  });

  it('invented sources do not fill the table', async () => {
    for (let i = 0; i < 120; i++) see(`visitor ${i}`, `source ${i}`);
    await write();
    see('visitor 121', 'source 3');
    see('visitor 122', 'source 200');
    await write();
    const sources = await visitsBySource([home], '2026-11-22');
    expect(sources).toHaveLength(51);
    expect(sources.slice(0, 2)).toEqual([
      { source: 'other', visits: 71 },
      { source: 'source 3', visits: 2 },
    ]);
  });
});
