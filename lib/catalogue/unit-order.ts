import type { Property } from './schema/property.ts';

/** The orders in which units can be read; `building`, floor by floor, is how they come. */
export const unitOrders = ['building', 'price', 'living', 'bedrooms'] as const;
export type UnitOrder = (typeof unitOrders)[number];

export const isUnitOrder = (value: string | null): value is UnitOrder => unitOrders.includes(value as UnitOrder);

// A price that is not shown must not be told by its place among the others: it comes last.
const figures: Record<Exclude<UnitOrder, 'building'>, (unit: Property, priceIsShown: boolean) => number> = {
  price: ({ price }, priceIsShown) => (priceIsShown ? price.amount : Number.POSITIVE_INFINITY),
  living: ({ attributes: { surfaces } }) => surfaces.living ?? surfaces.ground ?? Number.POSITIVE_INFINITY,
  bedrooms: ({ attributes: { layout } }) => layout.bedrooms ?? Number.POSITIVE_INFINITY,
};

/** Takes units and whether the price of one is shown; returns them in that order, and in their building's where they are equal. */
export function sortUnits(
  units: readonly Property[],
  order: UnitOrder,
  priceIsShown: (unit: Property) => boolean,
): Property[] {
  const inBuilding = units.toSorted(byPlace);
  if (order === 'building') return inBuilding;
  const figure = new Map(inBuilding.map((unit) => [unit, figures[order](unit, priceIsShown(unit))]));
  return inBuilding.sort((a, b) => difference(figure.get(a) ?? 0, figure.get(b) ?? 0));
}

/** Infinity less infinity is not a number, and nothing sorts by that. */
const difference = (a: number, b: number): number => (a === b ? 0 : a - b);

function byPlace(a: Property, b: Property): number {
  const floor = (unit: Property) => unit.attributes.layout.floor ?? 0;
  return (
    (a.unit?.block ?? '').localeCompare(b.unit?.block ?? '') ||
    floor(a) - floor(b) ||
    (a.unit?.position ?? 0) - (b.unit?.position ?? 0) ||
    a.id - b.id
  );
}
