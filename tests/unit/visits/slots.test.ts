import { describe, expect, it } from 'vitest';
import { addDays, dayOf, instantAt, instantOfHour, timeOf } from '@/lib/base/day';
import { type VisitPlace, type VisitRules, visitsSchema } from '@/lib/content/visit-settings';
import { dayText } from '@/lib/i18n/format';
import { listBelgianHolidays, listSlots } from '@/lib/visits/slots';
import { sample } from '@/tests/support/sample-site';

const hour = 60 * 60_000;
const place: VisitPlace = {
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '12:15' }],
  slotMinutes: 45,
  seats: 1,
};
const rules = (own: Partial<VisitRules> = {}): VisitRules => ({
  ...sample.content.visits,
  noticeHours: 0,
  daysAhead: 3,
  publicHolidays: true,
  closed: [],
  ...own,
});
const at = (text: string) => Date.parse(text);
const actual = (slots: { startsAt: number }[]) => slots.map(({ startsAt }) => `${dayOf(startsAt)} ${timeOf(startsAt)}`);

describe('Belgian time', () => {
  it.each([
    ['winter', '2026-11-24', 10 * 60, '2026-11-24T09:00Z'],
    ['summer', '2026-07-01', 10 * 60, '2026-07-01T08:00Z'],
    ['the morning before the clocks go forward', '2026-03-29', 60, '2026-03-29T00:00Z'],
    ['the morning after', '2026-03-29', 10 * 60, '2026-03-29T08:00Z'],
    ['the day the clocks go back', '2026-10-25', 10 * 60, '2026-10-25T09:00Z'],
    ['the first of two equal hours', '2026-10-25', 150, '2026-10-25T00:30Z'],
  ])('knows %s', (_, day, minutes, instant) => expect(instantAt(day, minutes)).toBe(at(instant)));

  it('has no instant for an hour that is left out', () => expect(instantAt('2026-03-29', 150)).toBeNull());

  it.each([
    ['nl', '2026-11-24', 'dinsdag 24 november'],
    ['fr', '2026-11-24', 'mardi 24 novembre'],
    ['fr', '2026-12-01', 'mardi 1er décembre'],
    ['en', '2026-11-24', 'Tuesday 24 November'],
    ['de', '2026-11-24', 'Dienstag, 24. November'],
  ] as const)('in %s reads %s as %s', (locale, day, text) => expect(dayText(at(`${day}T09:00Z`), locale)).toBe(text));
});

it('the public holidays are the ten of the law', () => {
  expect([...listBelgianHolidays(2026)].sort().join(' ')).toBe(
    '2026-01-01 2026-04-06 2026-05-01 2026-05-14 2026-05-25 2026-07-21 2026-08-15 2026-11-01 2026-11-11 2026-12-25',
  );
  expect([...listBelgianHolidays(2027)]).toContain('2027-03-29');
});

describe('the moments that are offered', () => {
  it('fill the opening hours, and the last one ends in time', () =>
    expect(actual(listSlots(place, rules({ daysAhead: 1 }), at('2026-11-24T05:00Z'), []))).toEqual(
      ['10:00', '10:45', '11:30'].map((time) => `2026-11-24 ${time}`),
    ));

  it('begin after the notice, and not in the past', () =>
    expect(actual(listSlots(place, rules({ daysAhead: 2, noticeHours: 26 }), at('2026-11-24T08:00Z'), []))).toEqual([
      '2026-11-25 11:30',
    ]));

  it('leave out days of the week, public holidays and days that are closed', () => {
    const weekdays = { ...place, hours: [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '10:45' }] };
    const days = (own: Partial<VisitRules>) =>
      actual(listSlots(weekdays, rules({ daysAhead: 7, ...own }), at('2026-11-09T05:00Z'), [])).map((text) =>
        text.slice(8, 10),
      );
    expect(days({})).toEqual(['09', '10', '12', '13']);
    expect(days({ publicHolidays: false })).toEqual(['09', '10', '11', '12', '13']);
    expect(days({ closed: [{ from: '2026-11-10', to: '2026-11-12' }] })).toEqual(['09', '13']);
  });

  it('stay at the same hour of the clock when it changes', () => {
    const slots = listSlots(place, rules({ publicHolidays: false }), at('2026-10-24T00:00Z'), []);
    expect(actual(slots).filter((text) => text.endsWith('10:00'))).toHaveLength(3);
    expect(slots[3]?.startsAt).toBe((slots[0]?.startsAt ?? 0) + 25 * hour);
  });

  describe('absences', () => {
    const away = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
    const offered = (day: string, ...absences: ReturnType<typeof away>[]) =>
      listSlots(place, rules({ daysAhead: 1, publicHolidays: false }), at(`${day}T00:00Z`), absences).map((slot) =>
        timeOf(slot.startsAt),
      );

    it('touches no moment that ends when an absence begins, or begins when it ends', () => {
      // 10:00, 10:45 and 11:30 in Belgium.
      const day = '2026-11-24';
      expect(offered(day, away(`${day}T09:45Z`, `${day}T10:30Z`))).toEqual(['10:00', '11:30']);
      expect(offered(day, away(`${day}T09:44Z`, `${day}T10:30Z`))).toEqual(['11:30']);
      expect(offered(day, away(`${day}T09:45Z`, `${day}T10:31Z`))).toEqual(['10:00']);
      expect(offered(day, away('2026-11-01T00:00Z', '2026-12-01T00:00Z'))).toEqual([]);
      expect(
        offered(day, away('2026-11-23T00:00Z', `${day}T09:00Z`), away(`${day}T11:15Z`, '2026-11-30T00:00Z')),
      ).toEqual(['10:00', '10:45', '11:30']);
    });

    it.each(['2026-03-29', '2026-10-25'])('takes the whole of a day on which the clock changes, %s', (day) => {
      const whole = { startsAt: instantOfHour(day, 0), endsAt: instantOfHour(addDays(day, 1), 0) };
      expect(whole.endsAt - whole.startsAt).toBe((day === '2026-03-29' ? 23 : 25) * hour);
      expect(offered(day, whole)).toEqual([]);
      const around = listSlots(place, rules({ publicHolidays: false }), at(`${addDays(day, -1)}T00:00Z`), [whole]);
      expect([...new Set(actual(around).map((text) => text.slice(0, 10)))]).toEqual([
        addDays(day, -1),
        addDays(day, 1),
      ]);
    });
  });
});

it('hours of a day do not overlap, or moments would be offered twice', () => {
  const line = (days: number[], opens: string, closes: string) => ({ days, opens, closes });
  const issues = (...hours: ReturnType<typeof line>[]) =>
    visitsSchema.safeParse(rules({ homes: { ...place, hours } })).error?.issues.map(({ path }) => path.join('.'));
  expect(
    issues(line([1, 2], '10:00', '12:00'), line([2], '12:00', '14:00'), line([1], '13:00', '14:00')),
  ).toBeUndefined();
  expect(issues(line([1, 2], '10:00', '12:00'), line([2, 3], '11:45', '14:00'))).toEqual(['homes.hours.1.opens']);
});
