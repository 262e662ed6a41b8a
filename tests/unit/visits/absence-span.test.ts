import { expect, it } from 'vitest';
import { absenceSpan } from '@/lib/visits/absence-actions';

it('days and hours are those of the clock in Belgium', () => {
  const now = Date.parse('2026-01-01T00:00Z');
  const iso = (from: string, own: object = {}) => {
    const { startsAt, endsAt } = absenceSpan({ from, ...own }, now);
    return [startsAt, endsAt].map((time) => new Date(time).toISOString());
  };
  expect(iso('2026-03-29')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  expect(iso('2026-10-24', { to: '2026-10-25' })).toEqual(['2026-10-23T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
  expect(iso('2026-11-24', { begins: '14:00' })).toEqual(['2026-11-24T13:00:00.000Z', '2026-11-24T23:00:00.000Z']);
  expect(iso('2026-11-24', { ends: '12:30' })).toEqual(['2026-11-23T23:00:00.000Z', '2026-11-24T11:30:00.000Z']);
  // 02:30 does not exist on this day: it is half an hour after the clock jumped.
  expect(iso('2026-03-29', { begins: '02:30', ends: '04:00' })).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-03-29T02:00:00.000Z',
  ]);
  const refused = (from: string, own: object = {}) => {
    try {
      absenceSpan({ from, ...own }, now);
      return null;
    } catch (error) {
      return (error as { state?: { fields?: object } }).state?.fields;
    }
  };
  expect(refused('2026-02-02', { to: '2026-02-01' })).toEqual({ to: 'endsFirst' });
  expect(refused('2026-02-02', { to: '2026-02-03', begins: '10:00' })).toEqual({ to: 'hoursOfOneDay' });
  expect(refused('2026-02-02', { begins: '10:00', ends: '10:00' })).toEqual({ ends: 'endsFirst' });
  expect(refused('2025-12-31')).toEqual({ from: 'isPast' });
  expect(refused('2026-01-01')).toBeNull();
  expect(refused('2026-02-02', { to: '2062-02-02' })).toEqual({ to: 'tooFar' });
});
