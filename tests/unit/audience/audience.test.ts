import { expect, it, vi } from 'vitest';
import { receiveBeacon } from '@/lib/audience/beacon';
import { figuresByDay, storeCounts, visitsBySource } from '@/lib/audience/store';
import { countEvent, countsJob, stopViewBuffer, write } from '@/lib/audience/view-buffer';
import { processState } from '@/lib/base/process-state';
import { db, openDatabase } from '@/lib/db/database';
import { storeLead } from '@/lib/leads/store';
import { deleteExpired } from '@/lib/people/store-retention';
import { beacon, bufferedEvents, countAtNoon, figures, home, see } from '@/tests/support/audience';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead, mail, retention } from '@/tests/support/storage/examples';

countAtNoon();

const rows = async (table: 'audience_trace' | 'audience_network' | 'audience_salt') =>
  (await db()).selectFrom(table).select('day').orderBy('day').execute();
const forget = () => deleteExpired(retention);

onBothEngines((database) => {
  it('a visit, a favourite and an address that is passed on count once a day for each visitor, in however many writes', async () => {
    see();
    see();
    see('Bert', 'google.com');
    for (const who of ['An', 'An', 'Bert']) see(who, 'direct', 'save');
    see('An', 'direct', 'share');
    await write();
    see('An', 'internal');
    see('An', 'direct', 'save');
    await write();
    expect(await figures()).toEqual([{ day: '2026-11-22', views: 4, visits: 2, saves: 2, shares: 1, requests: 0 }]);
    expect(await visitsBySource([home], '2026-11-22')).toEqual([
      { source: 'direct', visits: 1 },
      { source: 'google.com', visits: 1 },
    ]);
  });

  it('a form about a home counts as a request in its own transaction; one to a friend counts as passed on', async () => {
    await storeLead(lead({ subject: { property: home } }), [mail()]);
    const twice = lead({ form: 'contact-appointment', subject: { property: home } });
    await storeLead(twice, []);
    await storeLead(twice, []);
    await storeLead(lead({ form: 'send-to-friend', subject: { property: home } }), []);
    await storeLead(lead({ subject: { project: 7 } }), []);
    const failing = storeLead(lead({ subject: { property: home } }), [], async () => {
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await figures()).toMatchObject([{ views: 0, requests: 2, shares: 1 }]);
  });

  it('200 browsers of one line are five visits and forty views of a home a day, in whatever process they are counted', async () => {
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
    const own = await processState.database;
    const other = await openDatabase(database().dialect());
    const writes = [own, other].map((one, process) => {
      processState.database = one && Promise.resolve(one);
      return storeCounts(batches[process] ?? []);
    });
    await Promise.all(writes);
    processState.database = own && Promise.resolve(own);
    processState.audience = undefined;
    await other.destroy();
    expect(await figures()).toMatchObject([{ views: 40, visits: 5 }]);
    await come(0, { 'x-forwarded-for': '192.0.2.2' });
    for (let host = 1; host < 9; host++) await come(host, { 'x-forwarded-for': `2001:db8::${host}` });
    await come(0, {}, [5802]);
    await write();
    expect(await figures()).toMatchObject([{ visits: 5 + 1 + 5 }]);
    expect(await figuresByDay([5802])).toMatchObject([{ visits: 1 }]);
  });

  it('instances that write at the same time lose nothing and do not stop each other', async () => {
    const other = await openDatabase(database().dialect());
    const own = await processState.database;
    const count = (who: string, of: number) =>
      ({
        day: '2026-11-22',
        what: 'view',
        home: of,
        source: 'direct',
        trace: who + of,
        network: who + of,
        times: 1,
      }) as const;
    const batch = (from: number) =>
      Array.from({ length: 40 }, (_, i) => count(`visitor ${(from + i * 7) % 40}`, 1 + ((from + i) % 5)));
    for (let round = 0; round < 8; round++) {
      const writes = [own, other].map((one, index) => {
        processState.database = one && Promise.resolve(one);
        return storeCounts(index === 0 ? batch(round) : batch(round).reverse());
      });
      await Promise.all(writes);
    }
    processState.database = own && Promise.resolve(own);
    await other.destroy();
    const total = (await figuresByDay([1, 2, 3, 4, 5])).reduce((sum, { views }) => sum + views, 0);
    expect(total).toBe(8 * 2 * 40);
  });

  it('salts and traces are deleted when their day is over, the figures stay', async () => {
    see();
    await write();
    await forget();
    expect([await rows('audience_trace'), await rows('audience_network')]).toEqual([
      [{ day: '2026-11-22' }],
      // One row counts its visitors and one its views.
      [{ day: '2026-11-22' }, { day: '2026-11-22' }],
    ]);
    vi.setSystemTime(Date.parse('2026-11-23T00:04:00+01:00'));
    await forget();
    expect(await rows('audience_salt')).toHaveLength(1);
    vi.setSystemTime(Date.parse('2026-11-23T00:06:00+01:00'));
    await forget();
    expect(await rows('audience_trace')).toEqual([]);
    expect(await rows('audience_network')).toEqual([]);
    expect(await rows('audience_salt')).toEqual([]);
    expect(await figures()).toMatchObject([{ day: '2026-11-22', visits: 1 }]);
  });
});

onSqlite(() => {
  it('a database that is away for a while takes everything afterwards', async () => {
    const own = processState.database;
    processState.database = Promise.reject(new Error('away'));
    processState.database.catch(() => undefined);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    for (let i = 0; i < 1_200; i++) see(`visitor ${i}`);
    await expect(countsJob.run()).rejects.toThrow('away');
    see('visitor 0');
    processState.database = own;
    await stopViewBuffer();
    expect(await figures()).toMatchObject([{ views: 1_201, visits: 1_200 }]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
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

  it('the database holds no address or browser, and a visitor of two homes cannot be recognized', async () => {
    countEvent({ what: 'view', home: 5801, source: 'direct', network: '192.0.2.1', browser: 'Mozilla' });
    countEvent({ what: 'view', home: 5802, source: 'direct', network: '192.0.2.1', browser: 'Mozilla' });
    await write();
    const traces = await (await db()).selectFrom('audience_trace').selectAll().execute();
    const networks = await (await db()).selectFrom('audience_network').selectAll().execute();
    const kept = [...traces.map(({ trace }) => trace), ...networks.map(({ network }) => network)];
    expect(new Set(kept).size).toBe(6);
    expect(kept.every((one) => /^[\w-]{22}$/.test(one))).toBe(true);
  });

  it.each([
    ['in winter', '2026-11-22T22:59:59Z', '2026-11-22', '2026-11-23'],
    ['in summer', '2026-07-01T21:59:59Z', '2026-07-01', '2026-07-02'],
    ['when the clocks went forward', '2026-03-29T21:59:59Z', '2026-03-29', '2026-03-30'],
    ['when they went back', '2026-10-25T22:59:59Z', '2026-10-25', '2026-10-26'],
  ])('a day ends at midnight in Belgium %s, and everybody is new', async (_, last, day, next) => {
    vi.setSystemTime(Date.parse(last));
    see();
    vi.advanceTimersByTime(1_000);
    see();
    await write();
    expect(await figures()).toMatchObject([
      { day, views: 1, visits: 1 },
      { day: next, views: 1, visits: 1 },
    ]);
    expect(await rows('audience_salt')).toEqual([{ day }, { day: next }]);
  });
});
