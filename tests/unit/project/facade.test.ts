import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellWidth, type FlatPlace, facadeOf } from '@/lib/catalogue/drawing/facade';

const floorOf = (floor: number, count: number, from = 0): FlatPlace[] =>
  Array.from({ length: count }, (_, i) => ({ id: from + floor * 100 + i, floor, position: i + 1 }));

describe('the front of a building', () => {
  it('is as wide as its fullest floor, and the ground floor is at the bottom', () => {
    const { width, cells, floors } = facadeOf([...floorOf(0, 3), ...floorOf(1, 4)]);
    expect(width).toBe(4 * cellWidth);
    expect(floors.map(({ floor }) => floor)).toEqual([1, 0]);
    expect(cells.find(({ id }) => id === 0)?.y).toBeGreaterThan(cells.find(({ id }) => id === 100)?.y ?? 0);
  });

  it('has its entrance in the middle of a lower floor with fewer units', () =>
    expect(facadeOf([...floorOf(0, 2), ...floorOf(1, 3)]).walls).toMatchObject([{ x: cellWidth, width: cellWidth }]));

  it('is set back where the top floor has fewer units', () => {
    const top = facadeOf([...floorOf(0, 4), ...floorOf(1, 1)]).cells.find(({ id }) => id === 100);
    expect(top).toMatchObject({ x: cellWidth / 2, width: 3 * cellWidth });
  });

  it('shows a floor of which nothing is on offer as a wall', () =>
    expect(facadeOf(floorOf(1, 2)).walls).toMatchObject([{ x: 0, width: 2 * cellWidth }]));

  it('orders a floor by position, whatever the order of the data', () => {
    const shuffled = floorOf(0, 3).reverse();
    expect(facadeOf(shuffled).cells.map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('draws every unit once, inside the drawing, over no other', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(counts, (perFloor) => {
        const places = perFloor.flatMap((count, floor) => floorOf(floor, count));
        const { cells, width, height } = facadeOf(places);
        expect(cells.map(({ id }) => id).sort()).toEqual(places.map(({ id }) => id).sort());
        for (const cell of cells) {
          expect(cell.x >= 0 && cell.x + cell.width <= width + 1e-6).toBe(true);
          expect(cell.y >= 0 && cell.y + cell.height <= height).toBe(true);
        }
        const overlap = cells.some((a) =>
          cells.some((b) => a.id < b.id && a.y === b.y && a.x < b.x + b.width - 1e-6 && b.x < a.x + a.width - 1e-6),
        );
        expect(overlap).toBe(false);
      }),
    );
  });
});
