import { expect, it, vi } from 'vitest';
import { receiveBeacon } from '@/lib/audience/beacon';
import { stopViewBuffer, write } from '@/lib/audience/view-buffer';
import { figuresByDay, storeCounts, visitsBySource } from '@/lib/db/audience';
import { openDatabase } from '@/lib/db/database';
import { storeLead } from '@/lib/db/leads';
import { processState } from '@/lib/process-state';
import { beacon, bufferedEvents, countAtNoon, figures, home, see } from '../../support/audience';
import { sample } from '../../support/sample-site';
import { onBothEngines } from '../../support/storage/database';
import { lead, mail } from '../../support/storage/examples';

countAtNoon();

onBothEngines((database) => {
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
    const own = processState.database;
    processState.database = Promise.reject(new Error('away'));
    processState.database.catch(() => undefined);
    const said = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'log').mockReturnValue()];
    for (let i = 0; i < 1_200; i++) see(`visitor ${i}`);
    expect(await write()).toBe(false);
    see('visitor 0');
    processState.database = own;
    await stopViewBuffer();
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

  it('200 browsers of one line are five visits of a home a day, in whatever process they are counted', async () => {
    const come = (browser: number, more: Record<string, string> = {}, homes = [home]) =>
      receiveBeacon(
        beacon({ what: 'view', homes }, { 'user-agent': `Mozilla/5.0 (${browser}) Safari`, ...more }),
        sample,
      );
    for (let browser = 0; browser < 3; browser++) await come(browser);
    await write();
    const batches: ReturnType<typeof bufferedEvents>[] = [];
    for (const process of [0, 1]) {
      processState.audience = undefined;
      for (let browser = 0; browser < 100; browser++) await come(100 * process + browser);
      batches.push(bufferedEvents());
    }
    const [own, other] = [await processState.database, await openDatabase(database().dialect())];
    const writes = [own, other].map((one, process) => {
      processState.database = one && Promise.resolve(one);
      return storeCounts(batches[process] ?? []);
    });
    await Promise.all(writes);
    processState.database = own && Promise.resolve(own);
    processState.audience = undefined;
    await other.destroy();
    expect(await figures()).toMatchObject([{ views: 203, visits: 5 }]);
    await come(0, { 'x-forwarded-for': '192.0.2.2' });
    for (let host = 1; host < 9; host++) await come(host, { 'x-forwarded-for': `2001:db8::${host}` });
    await come(0, {}, [5802]);
    await write();
    expect(await figures()).toMatchObject([{ visits: 5 + 1 + 5 }]);
    expect(await figuresByDay([5802])).toMatchObject([{ visits: 1 }]);
  });
});
