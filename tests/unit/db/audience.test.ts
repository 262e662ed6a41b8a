import { beforeEach, expect, it, vi } from 'vitest';
import { gather, stopGathering, write } from '@/lib/audience/gather';
import { storeCounts } from '@/lib/db/audience';
import { figuresByDay, visitsBySource } from '@/lib/db/audience-figures';
import { db, openDatabase } from '@/lib/db/database';
import { storeLead } from '@/lib/db/leads';
import { deleteExpired } from '@/lib/db/retention';
import { gatherAnew } from '../../support/audience';
import { onBothEngines } from '../../support/storage/database';
import { lead, mail } from '../../support/storage/examples';

gatherAnew();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00+01:00') });
  return () => vi.useRealTimers();
});

const home = 5801;
const see = (who = 'An', source = 'direct', what: 'view' | 'save' | 'share' = 'view') =>
  gather({ what, home, source, who });
const figures = () => figuresByDay([home]);
const rows = async (table: 'audience_trace' | 'audience_salt') =>
  (await db()).selectFrom(table).select('day').orderBy('day').execute();
const forget = () => deleteExpired({ leads: 730, forms: {}, mails: 30 });

/** Lets a second instance, which has a connection of its own, do something. */
async function inAnotherInstance<T>(dialect: Parameters<typeof openDatabase>[0], act: () => Promise<T>): Promise<T> {
  const own = { database: globalThis.heemDatabase, audience: globalThis.heemAudience };
  globalThis.heemDatabase = openDatabase(dialect);
  globalThis.heemAudience = undefined;
  const result = await act();
  await (await globalThis.heemDatabase)?.destroy();
  globalThis.heemDatabase = own.database;
  globalThis.heemAudience = own.audience;
  return result;
}

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

  it('two instances know the same visitor, and lose nothing while both write', async () => {
    see('An');
    await write();
    await inAnotherInstance(database().dialect(), async () => {
      see('An');
      await write();
    });
    expect(await figures()).toMatchObject([{ views: 2, visits: 1 }]);

    const other = await openDatabase(database().dialect());
    const own = await globalThis.heemDatabase;
    const count = (who: string, of: number) =>
      ({ day: '2026-11-22', what: 'view', home: of, source: 'direct', trace: who + of, times: 1 }) as const;
    const batch = (from: number) =>
      Array.from({ length: 40 }, (_, i) => count(`visitor ${(from + i * 7) % 40}`, 1 + ((from + i) % 5)));
    for (let round = 0; round < 8; round++) {
      const writes = [own, other].map((one, index) => {
        globalThis.heemDatabase = one && Promise.resolve(one);
        return storeCounts(index === 0 ? batch(round) : batch(round).reverse());
      });
      await Promise.all(writes);
    }
    globalThis.heemDatabase = own && Promise.resolve(own);
    await other.destroy();
    const total = (await figuresByDay([1, 2, 3, 4, 5])).reduce((sum, { views }) => sum + views, 0);
    expect(total).toBe(8 * 2 * 40);
  });

  it.each([
    ['in winter', '2026-11-22T22:59:59Z', '2026-11-22', '2026-11-23'],
    ['in summer', '2026-07-01T21:59:59Z', '2026-07-01', '2026-07-02'],
    ['when the clocks go forward', '2026-03-28T22:59:59Z', '2026-03-28', '2026-03-29'],
    ['when they go back', '2026-10-25T22:59:59Z', '2026-10-25', '2026-10-26'],
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

  it('salts and traces go when their day is over, the figures stay', async () => {
    see();
    await write();
    await forget();
    expect(await rows('audience_trace')).toHaveLength(1);
    vi.setSystemTime(Date.parse('2026-11-23T00:04:00+01:00'));
    await forget();
    expect(await rows('audience_salt')).toHaveLength(1);
    vi.setSystemTime(Date.parse('2026-11-23T00:06:00+01:00'));
    await forget();
    expect([await rows('audience_trace'), await rows('audience_salt')]).toEqual([[], []]);
    expect(await figures()).toMatchObject([{ day: '2026-11-22', visits: 1 }]);
  });

  it('neither an address nor a browser is in the database, and the same visitor of two homes cannot be told', async () => {
    gather({ what: 'view', home: 5801, source: 'direct', who: '192.0.2.1\nMozilla' });
    gather({ what: 'view', home: 5802, source: 'direct', who: '192.0.2.1\nMozilla' });
    await write();
    const traces = await (await db()).selectFrom('audience_trace').selectAll().execute();
    expect(new Set(traces.map(({ trace }) => trace)).size).toBe(2);
    expect(traces.every(({ trace }) => /^[\w-]{22}$/.test(trace))).toBe(true);
  });

  it('a database that is away for a while takes everything afterwards', async () => {
    const own = globalThis.heemDatabase;
    globalThis.heemDatabase = Promise.reject(new Error('away'));
    globalThis.heemDatabase.catch(() => undefined);
    const silent = vi.spyOn(console, 'error').mockReturnValue();
    for (let i = 0; i < 1_200; i++) see(`visitor ${i}`);
    expect(await write()).toBe(false);
    see('visitor 0');
    globalThis.heemDatabase = own;
    await stopGathering();
    expect(await figures()).toMatchObject([{ views: 1_201, visits: 1_200 }]);
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
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
