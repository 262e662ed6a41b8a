import { describe, expect, it } from 'vitest';
import { sitePlanOf } from '@/lib/catalogue/drawing/site-plan';

const house = (position: number) => ({
  id: position,
  position,
  plotWidth: 10,
  ground: 300,
  frontWidth: 8,
  constructed: 80,
});
const plot = { id: 9, position: 1, plotWidth: 12, ground: 480 };

describe('the parcels along a street', () => {
  it('are true to scale', () => {
    const [first, , large] = sitePlanOf([[house(1), house(2)], [plot]]).parcels;
    expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(10 / 30);
    expect((large?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(12 / 10);
  });

  it('lie on both sides of the street, each touching it', () => {
    const { parcels, street, height } = sitePlanOf([[house(1)], [plot]]);
    const [above, below] = parcels;
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(street.y);
    expect(below?.y).toBeCloseTo(street.y + street.height);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeCloseTo(height);
  });

  it('carry houses in pairs that touch, within their own parcel', () => {
    const [left, right] = sitePlanOf([[house(1), house(2)]]).parcels;
    expect((left?.house?.x ?? 0) + (left?.house?.width ?? 0)).toBeCloseTo(right?.house?.x ?? -1);
    expect(left?.house?.y).toBeGreaterThanOrEqual(left?.y ?? Number.POSITIVE_INFINITY);
  });

  it('carry no house where the buyer builds', () => expect(sitePlanOf([[plot]]).parcels[0]?.house).toBeNull());

  it('take what is not known as usual', () => {
    const [bare] = sitePlanOf([[{ id: 1, position: 1 }]]).parcels;
    expect((bare?.width ?? 0) * (bare?.height ?? 0)).toBeGreaterThan(0);
  });
});
