import { describe, expect, it } from 'vitest';
import { computePriceFigures } from '@/lib/catalogue/prices/price-context';
import type { Property } from '@/lib/catalogue/schema/property';
import { homeDisplay } from '@/lib/catalogue/views/display';
import { sample } from '@/tests/support/sample-site';
import { homes, house } from '@/tests/unit/property/sample-page';

const contextOf = (home: Property) =>
  computePriceFigures(home, homeDisplay(home, sample), '2026-11-20', sample).context;
const withLiving = (living: number | undefined, change: Partial<Property> = {}): Property => ({
  ...house,
  attributes: { ...house.attributes, surfaces: { ...house.attributes.surfaces, living } },
  ...change,
});

describe('the context of a price', () => {
  it('is its amount per m² of living area', () => expect(contextOf(withLiving(160))?.perM2).toBe(2500));

  it.each([
    ['no living area', withLiving(undefined)],
    ['a price that is not published', withLiving(160, { price: { ...house.price, publish: false } })],
    ['a rent', withLiving(160, { goal: 1 })],
  ])('is nothing with %s', (_, home) => expect(contextOf(home)).toBeNull());

  it('names the median of at least five like homes on offer, none of them sold or hidden', () => {
    const found = homes.flatMap((home) => contextOf(home)?.offer ?? []);
    expect(found.length).toBeGreaterThan(0);
    for (const { homes: count, perM2 } of found) {
      expect(count).toBeGreaterThanOrEqual(5);
      expect(perM2).toBeGreaterThan(0);
    }
  });

  it('names the deeds of the municipality by façades, with their number and year', () => {
    const facades = (count: number) => ({
      ...house,
      attributes: { ...house.attributes, layout: { ...house.attributes.layout, facades: count } },
    });
    expect(contextOf(facades(4))?.deeds).toMatchObject({
      kind: 'detached',
      year: 2024,
      municipality: { nl: 'Hasselt' },
    });
    expect(contextOf(facades(2))?.deeds).toMatchObject({ kind: 'attached' });
  });
});
