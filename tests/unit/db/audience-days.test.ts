import { expect, it, vi } from 'vitest';
import { countEvent, write } from '@/lib/audience/view-buffer';
import { figuresByDay, storeCounts } from '@/lib/db/audience';
import { db, openDatabase } from '@/lib/db/database';
import { deleteExpired } from '@/lib/db/personal-data';
import { processState } from '@/lib/process-state';
import { countAtNoon, figures, see } from '../../support/audience';
import { onBothEngines } from '../../support/storage/database';
import { retention } from '../../support/storage/examples';

countAtNoon();
const rows = async (table: 'audience_trace' | 'audience_network' | 'audience_salt') =>
  (await db()).selectFrom(table).select('day').orderBy('day').execute();
const forget = () => deleteExpired(retention);

/** Lets a second instance, which has a connection of its own, do something. */
async function inAnotherInstance<T>(dialect: Parameters<typeof openDatabase>[0], act: () => Promise<T>): Promise<T> {
  const own = { database: processState.database, audience: processState.audience };
  processState.database = openDatabase(dialect);
  processState.audience = undefined;
  const result = await act();
  await (await processState.database)?.destroy();
  processState.database = own.database;
  processState.audience = own.audience;
  return result;
}

onBothEngines((database) => {
  it('two instances know the same visitor', async () => {
    see('An');
    await write();
    await inAnotherInstance(database().dialect(), async () => {
      see('An');
      await write();
    });
    expect(await figures()).toMatchObject([{ views: 2, visits: 1 }]);
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

  it('salts and traces go when their day is over, the figures stay', async () => {
    see();
    await write();
    await forget();
    expect([await rows('audience_trace'), await rows('audience_network')]).toEqual([
      [{ day: '2026-11-22' }],
      [{ day: '2026-11-22' }],
    ]);
    vi.setSystemTime(Date.parse('2026-11-23T00:04:00+01:00'));
    await forget();
    expect(await rows('audience_salt')).toHaveLength(1);
    vi.setSystemTime(Date.parse('2026-11-23T00:06:00+01:00'));
    await forget();
    expect([await rows('audience_trace'), await rows('audience_network'), await rows('audience_salt')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await figures()).toMatchObject([{ day: '2026-11-22', visits: 1 }]);
  });

  it('neither an address nor a browser is in the database, and the same visitor of two homes cannot be recognized', async () => {
    countEvent({ what: 'view', home: 5801, source: 'direct', network: '192.0.2.1', browser: 'Mozilla' });
    countEvent({ what: 'view', home: 5802, source: 'direct', network: '192.0.2.1', browser: 'Mozilla' });
    await write();
    const traces = await (await db()).selectFrom('audience_trace').selectAll().execute();
    const networks = await (await db()).selectFrom('audience_network').selectAll().execute();
    const kept = [...traces.map(({ trace }) => trace), ...networks.map(({ network }) => network)];
    expect(new Set(kept).size).toBe(4);
    expect(kept.every((one) => /^[\w-]{22}$/.test(one))).toBe(true);
  });
});
