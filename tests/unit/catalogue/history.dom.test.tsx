// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { cellsOf, pageOf } from '@/tests/unit/property/sample-page';

const history: Property['history'] = [
  { date: '2026-01-05', amount: 437_000 },
  { date: '2026-03-01', amount: 418_000 },
  { date: '2026-05-01', amount: 400_000, marquee: 3 },
];
const sectionOf = async (change: Partial<Property>) => (await pageOf(change)).section('Historiek');
const rowsOf = async (change: Partial<Property>) => cellsOf((await sectionOf(change))?.querySelector('tbody'));

describe('history', () => {
  it('shows each change with its day', async () => {
    const section = await sectionOf({ history });
    expect(cellsOf(section?.querySelector('tbody'))).toEqual([
      ['05/01/2026', 'Online geplaatst', '€ 437.000'],
      ['01/03/2026', 'Prijs aangepast', '€ 418.000'],
      ['01/05/2026', 'In optie', '€ 400.000'],
    ]);
    const changes = [...(section?.querySelectorAll('small') ?? [])].map(({ textContent }) => textContent);
    expect(changes.map((text) => text.replace(/\s/, ' '))).toEqual(['−4,3 %', '−4,3 %']);
  });

  it.each<[string, Partial<Property>]>([
    ['that is not published', { price: { publish: false, amount: 400_000, unit: 0 } }],
    ['of a home that is sold', { marquee: 5 }],
  ])('says nothing of a price %s', async (_, change) => {
    const { page, section } = await pageOf({ history, ...change });
    expect(page.innerHTML).not.toMatch(/437|418|400\.000|400000/);
    expect(cellsOf(section('Historiek'))).toEqual([
      ['Datum', 'Gebeurtenis'],
      ['05/01/2026', 'Online geplaatst'],
      ['01/05/2026', 'In optie'],
    ]);
  });

  it('has several changes of one day in their order', async () => {
    const sold: Property['history'] = [
      { date: '2026-03-01', amount: 437_000 },
      { date: '2026-05-01', amount: 400_000 },
      { date: '2026-05-01', amount: 400_000, marquee: 3 },
    ];
    expect(await rowsOf({ history: sold })).toEqual([
      ['01/03/2026', 'Online geplaatst', '€ 437.000'],
      ['01/05/2026', 'Prijs aangepast', '€ 400.000'],
      ['01/05/2026', 'In optie', '€ 400.000'],
    ]);
  });

  it('is left out where nothing changed', async () => {
    expect(await sectionOf({ history: history.slice(0, 1) })).toBeNull();
    expect(await sectionOf({})).toBeNull();
  });

  it('says that a home can be had again', async () => {
    const again = [...history, { date: '2026-06-01', amount: 400_000 }];
    expect((await rowsOf({ history: again })).at(-1)?.[1]).toBe('Opnieuw beschikbaar');
  });
});
