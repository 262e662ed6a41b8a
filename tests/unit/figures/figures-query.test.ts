import { expect, it } from 'vitest';
import { splitPeriod } from '@/lib/audience/store-periods';
import { addDays, daysFrom } from '@/lib/base/day';
import { countDays, figuresHref, readFiguresQuery } from '@/lib/figures/query';
import { similarTo } from '@/lib/figures/similar';
import { sample } from '@/tests/support/sample-site';

const read = (query: string, today = '2026-11-24') => readFiguresQuery(new URLSearchParams(query), today);

it.each([
  ['', '2026-10-26 2026-11-24', '2026-09-26 2026-10-25'],
  ['period=90', '2026-08-27 2026-11-24', '2026-05-29 2026-08-26'],
  ['period=month', '2026-11-01 2026-11-24', '2026-10-01 2026-10-24'],
  ['period=year', '2026-01-01 2026-11-24', '2025-01-01 2025-11-24'],
  ['from=2026-05-01&until=2026-05-31', '2026-05-01 2026-05-31', '2026-03-31 2026-04-30'],
  ['from=2026-05-31&until=2026-05-01', '2026-05-01 2026-05-31', '2026-03-31 2026-04-30'],
  ['from=2026-11-20', '2026-11-20 2026-11-24', '2026-11-15 2026-11-19'],
  ['from=2026-11-20&until=2030-01-01', '2026-11-20 2026-11-24', '2026-11-15 2026-11-19'],
  ['from=2026-02-31', '2026-10-26 2026-11-24', '2026-09-26 2026-10-25'],
])('"%s" is a period beside the one before', (query, now, before) => {
  const found = read(query);
  expect([found.now, found.before].map(({ first, last }) => `${first} ${last}`)).toEqual([now, before]);
});

it('a month and a year end on the same date of the one before, or with it', () => {
  expect(read('period=month', '2026-03-31').before).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  expect(read('period=year', '2028-02-29').before).toEqual({ first: '2027-01-01', last: '2027-02-28' });
  expect(read('period=month', '2026-01-15').before).toEqual({ first: '2025-12-01', last: '2025-12-15' });
});

it('an address says what it was read from', () => {
  for (const query of ['?', '?view=homes&period=90&sort=views&page=2', '?from=2026-05-01&until=2026-05-31&home=5801'])
    expect(figuresHref(read(query), { page: read(query).page })).toBe(query);
  expect(read('view=x&period=7&sort=name&page=-3&home=abc')).toMatchObject({ view: 'overview', period: '30', page: 1 });
});

it('any days are whole months with at most half a month at each end', () => {
  const today = '2026-11-24';
  for (let start = '2026-01-01'; start <= '2026-03-31'; start = addDays(start, 1))
    for (const length of [1, 16, 30, 31, 60, 89, 200, 300]) {
      const days = { first: start, last: addDays(start, length - 1) };
      const last = days.last > today ? today : days.last;
      const { months, rest } = splitPeriod({ ...days, last }, today);
      const counts = new Map<string, number>();
      const add = (from: string, until: string, sign: number) => {
        for (const day of daysFrom(from, countDays({ first: from, last: until })))
          counts.set(day, (counts.get(day) ?? 0) + sign);
      };
      if (months) add(`${months.first}-01`, addDays(`${addDays(`${months.last}-01`, 31).slice(0, 7)}-01`, -1), 1);
      for (const part of rest) add(part.first, part.last, part.sign);
      const counted = [...counts].filter(([day, count]) => count !== 0 && day <= today).sort();
      expect(counted).toEqual(daysFrom(start, countDays({ first: start, last })).map((day) => [day, 1]));
      if (months) for (const part of rest) expect(countDays(part)).toBeLessThanOrEqual(15);
    }
});

it('a home is compared with the median of the others of its class, if there are three', () => {
  const home = sample.catalogue.properties.get(5801);
  if (!home) throw new Error('no home');
  const similar = similarTo((id) => (id === 5801 ? 1_000 : 7), sample)(home);
  expect(similar?.median).toBe(7);
  expect(similar?.homes).toBeGreaterThanOrEqual(3);
  const few = { catalogue: { ...sample.catalogue, properties: new Map([[5801, home]]) } };
  expect(similarTo(() => 7, few)(home)).toBeNull();
});
