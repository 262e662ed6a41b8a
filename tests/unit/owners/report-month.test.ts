import { expect, it } from 'vitest';
import { findDueMonth, monthBefore, monthBounds } from '@/lib/owners/report-month';

it.each([
  ['2026-11-01T06:59:59Z', null],
  ['2026-11-01T07:00:00Z', '2026-10'],
  ['2026-11-10T22:59:59Z', '2026-10'],
  ['2026-11-10T23:00:00Z', null],
  ['2026-11-30T22:30:00Z', null],
  // Already the first in Belgium, not yet eight.
  ['2026-11-30T23:30:00Z', null],
  ['2027-01-01T07:00:00Z', '2026-12'],
  // Summer time: eight o'clock is six by universal time.
  ['2026-07-01T05:59:59Z', null],
  ['2026-07-01T06:00:00Z', '2026-06'],
])('a month is due at %s: %s', (at, month) => expect(findDueMonth(Date.parse(at))).toBe(month));

it('comes after the one before, over the end of a year', () =>
  expect(['2026-10', '2026-01', '2024-03'].map(monthBefore)).toEqual(['2026-09', '2025-12', '2024-02']));

it.each([
  ['2026-10', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
  ['2026-12', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('%s lasts from midnight to midnight in Belgium', (month, from, until) => {
  const bounds = monthBounds(month);
  expect([bounds.from, bounds.until].map((at) => new Date(at).toISOString())).toEqual([from, until]);
});
