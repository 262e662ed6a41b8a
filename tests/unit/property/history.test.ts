import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { viewOf } from './sample-view';

const history: Property['history'] = [
  { date: '2026-01-05', amount: 437_000 },
  { date: '2026-03-01', amount: 418_000 },
  { date: '2026-05-01', amount: 400_000, marquee: 3 },
];

describe('history', () => {
  it('tells each change with its day', () => {
    const { history: shown } = viewOf({ history });
    expect(shown?.rows.map(({ date, event, change }) => [date, event, change?.replace(/\s/, ' ') ?? null])).toEqual([
      ['05/01/2026', 'online', null],
      ['01/03/2026', 'new price', '−4,3 %'],
      ['01/05/2026', 'In optie', '−4,3 %'],
    ]);
  });

  it.each<[string, Partial<Property>]>([
    ['that is not published', { price: { publish: false, amount: 400_000, unit: 0 } }],
    ['of a home that is sold', { marquee: 5 }],
  ])('tells nothing of a price %s', (_, change) => {
    const view = viewOf({ history, ...change });
    expect(JSON.stringify(view)).not.toMatch(/437|418|400\.000|400000/);
    expect(view.history).toMatchObject({ priced: false, rows: [{ event: 'online' }, { event: 'In optie' }] });
  });

  it('is left out where nothing changed', () => {
    expect(viewOf({ history: history.slice(0, 1) }).history).toBeNull();
    expect(viewOf().history).toBeNull();
  });

  it('says that a home can be had again', () =>
    expect(viewOf({ history: [...history, { date: '2026-06-01', amount: 400_000 }] }).history?.rows.at(-1)?.event).toBe(
      'available again',
    ));
});
