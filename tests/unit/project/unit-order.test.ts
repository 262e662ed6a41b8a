import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { sortUnits, unitOrders } from '@/lib/catalogue/unit-order';
import { sample } from '@/tests/support/sample-site';

const units = sample.catalogue.units.get(30) ?? [];
const lots = (sorted: Property[]) => sorted.map(({ lot }) => lot);
const shown = ({ price }: Property) => price.publish;

describe('the units of a project', () => {
  it('stand block by block, floor by floor, from left to right', () => {
    const order = lots(sortUnits(units.toReversed(), 'building', shown));
    expect(order.slice(0, 7)).toEqual(['A0.01', 'A0.02', 'A0.03', 'A0.04', 'A1.02', 'A1.06', 'A2.01']);
    expect(order.at(-1)).toBe('C3.04');
  });

  it('sort by price, and those without one that is shown come last, where their place tells nothing', () => {
    const sorted = sortUnits(units, 'price', shown);
    const prices = sorted.filter(shown).map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const hidden = sorted.slice(prices.length);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.some(shown)).toBe(false);
    expect(lots(hidden)).toEqual(lots(hidden).toSorted());
  });

  it.each(unitOrders)('are all there, sorted by %s', (order) =>
    expect(new Set(sortUnits(units, order, shown))).toEqual(new Set(units)),
  );
});
