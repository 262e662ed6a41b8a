import { CompiledQuery, Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { OwnedHome } from '@/lib/accounts/owned-home';
import { readStatistics } from '@/lib/audience/statistics';
import { processState } from '@/lib/base/process-state';
import { db } from '@/lib/db/database';
import type { Schema } from '@/lib/db/schema';
import { first, homes, sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';

const { catalogue } = sample;
/** A Sunday. */
const now = Date.parse('2026-11-22T12:00:00+01:00');
/** A home with others alike, of which the first has some more. */
const home = first(homes, (one) => {
  const [neighbour, ...others] = catalogue.similar(one, 10);
  const known = [one, neighbour, ...others];
  return others.length > 1 && neighbour && catalogue.similar(neighbour, 10).some((other) => !known.includes(other));
});
const owned = (...ids: number[]) => ids as OwnedHome[];
const statistics = (...ids: number[]) => readStatistics(owned(...ids), catalogue, now);

const none = { views: 0, visits: 0, saves: 0, shares: 0, requests: 0 };
async function keep(...rows: ({ home?: number; day: string } & Partial<typeof none>)[]) {
  const values = rows.map((row) => ({ home: home.id, ...none, ...row }));
  for (let i = 0; i < values.length; i += 2_000)
    await (await db())
      .insertInto('audience_day')
      .values(values.slice(i, i + 2_000))
      .execute();
}

onBothEngines(() => {
  it('counts by day, week, month and in all; a week begins on Monday', async () => {
    await keep(
      { day: '2025-11-22', visits: 1, views: 1 },
      { day: '2026-10-24', visits: 10, views: 20, saves: 3 },
      { day: '2026-11-01', visits: 100, views: 100, requests: 2 },
      { day: '2026-11-15', visits: 1_000, views: 1_000, shares: 1 },
      { day: '2026-11-16', visits: 10_000, views: 10_000, saves: 1 },
      { day: '2026-11-22', visits: 100_000, views: 200_000 },
      { home: home.id + 1, day: '2026-11-22', visits: 7, views: 7 },
    );
    const found = await statistics(home.id);
    expect(found.today).toEqual({ visits: 100_000, views: 200_000 });
    expect(found.week.visits).toBe(110_000);
    expect(found.month.visits).toBe(111_100);
    expect(found.total).toEqual({ visits: 111_111, views: 211_121 });
    expect(found).toMatchObject({ requests: 2, saves: 4, shares: 1 });
  });

  it('says where the visits of these days came from, the most frequent first', async () => {
    const visit = (source: string, visits: number, day = '2026-11-20') => ({ home: home.id, day, source, visits });
    const old = visit('old', 50, '2026-10-01');
    await (await db())
      .insertInto('audience_source')
      .values([visit('direct', 2), visit('google.com', 3), visit('google.com', 4, '2026-11-21'), old])
      .execute();
    const { sources } = await statistics(home.id);
    expect(sources).toEqual([
      { source: 'google.com', visits: 7 },
      { source: 'direct', visits: 2 },
    ]);
  });
});

onSqlite((database) => {
  it('shows thirty days, also those without visits, over a change of the clocks', async () => {
    await keep({ day: '2026-10-24', visits: 1, views: 2 }, { day: '2026-10-23', visits: 9, views: 9, saves: 9 });
    const { days, saves } = await statistics(home.id);
    expect(days).toHaveLength(30);
    expect(new Set(days.map(({ date }) => date)).size).toBe(30);
    expect(days[0]).toEqual({ date: '2026-10-24', visits: 1, views: 2 });
    expect(days.at(-1)).toEqual({ date: '2026-11-22', visits: 0, views: 0 });
    expect(saves).toBe(0);
  });

  it('compares with the homes alike, an own one never among them', async () => {
    const alike = catalogue.similar(home, 10).map(({ id }) => id);
    await keep(
      { day: '2026-11-22', visits: 30, views: 30 },
      ...alike.map((id) => ({ home: id, day: '2026-11-22', visits: 12, views: 12 })),
      { home: alike[0], day: '2026-09-01', visits: 99, views: 99 },
    );
    const { similar } = await statistics(home.id);
    expect(similar).toEqual({ own: 30, others: 12, homes: alike.length });
    const [neighbour = 0] = alike;
    const both = (await statistics(home.id, neighbour)).similar;
    expect(both?.own).toBe(21);
    expect(both?.others).toBeLessThan(12);
  });

  it('no home, a withdrawn home and one with only two similar homes have no comparison', async () => {
    expect((await statistics()).total).toEqual({ visits: 0, views: 0 });
    expect((await statistics()).similar).toBeNull();
    await keep({ home: 1, day: '2026-11-22', visits: 5, views: 5 });
    expect(await statistics(1)).toMatchObject({ total: { visits: 5 }, similar: null });
    // An average of two like homes would reveal too much.
    const others = catalogue.similar(home, 10).slice(0, 2);
    const own = homes.filter(({ id }) => !others.some((other) => other.id === id));
    expect((await statistics(...own.map(({ id }) => id))).similar).toBeNull();
  });

  it('asks a few questions, however many homes there are, and each finds its rows by an index', async () => {
    const asked: CompiledQuery[] = [];
    await (await processState.database)?.destroy();
    const watched = new Kysely<Schema>({ dialect: database().dialect(), log: ({ query }) => void asked.push(query) });
    processState.database = Promise.resolve(watched);
    await statistics(home.id);
    const ofOne = asked.splice(0);
    expect(ofOne.length).toBeGreaterThan(2);
    await statistics(...homes.map(({ id }) => id));
    expect(asked.length).toBeLessThanOrEqual(ofOne.length);
    for (const { sql, parameters } of ofOne) {
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await watched.executeQuery<{ detail: string }>(plan);
      expect(rows.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([]);
    }
  });
});
