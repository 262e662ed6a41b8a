import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Availability, availabilities, marqueeAvailability, unitAvailability } from '../availability.ts';
import { kindName } from '../lookup.ts';
import { type PriceText, publicAmount, shownPrice, wholeAmount } from '../prices/price.ts';
import type { Attributes } from '../schema/attributes.ts';
import type { Project } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';

/** The orders of the units of a project; `building`, floor by floor, is the usual one. */
export const unitOrders = ['building', 'price', 'living', 'bedrooms'] as const;
export type UnitOrder = (typeof unitOrders)[number];

export const isUnitOrder = (value: string | null): value is UnitOrder => unitOrders.includes(value as UnitOrder);

// A unit whose price is not shown comes last, so that its place does not reveal the price.
const figures: Record<Exclude<UnitOrder, 'building'>, (unit: Property, priceIsShown: boolean) => number> = {
  price: ({ price }, priceIsShown) => (priceIsShown ? price.amount : Number.POSITIVE_INFINITY),
  living: ({ attributes: { surfaces } }) => surfaces.living ?? surfaces.ground ?? Number.POSITIVE_INFINITY,
  bedrooms: ({ attributes: { layout } }) => layout.bedrooms ?? Number.POSITIVE_INFINITY,
};

/** Takes units and whether the price of one is shown; returns them sorted, and in the order of the building where they are equal. */
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

/** Compares two figures: Infinity minus Infinity is NaN, which does not sort. */
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

/** A unit in the table and the drawings; null for unknown values. It contains no unpublished price. */
export interface UnitView {
  id: number;
  href: string;
  /** "A1.03" */
  name: string;
  isDraft: boolean;
  state: Availability;
  /** The id of the building or row of plots that it belongs to. */
  block: string | null;
  /** The name of its marquee, if it is more precise than the state: "Reserved". */
  marquee: string | null;
  /** 0 is the ground floor. */
  floor: number | null;
  kind: string;
  /** m² */
  living: number | null;
  ground: number | null;
  terrace: number | null;
  bedrooms: number | null;
  orientation: NonNullable<Attributes['building']['orientation']> | null;
  /** False if the state replaces the price. */
  hasPrice: boolean;
  /** null for a price on request. */
  price: PriceText | null;
  /** In €, to filter and sort by; null where no price is published. */
  amount: number | null;
}

/** Takes a unit of a project; returns what may be shown of it. */
export function toUnitView(unit: Property, locale: Locale, { catalogue, paths }: Snapshot): UnitView {
  const { layout, surfaces, building } = unit.attributes;
  const state = unitAvailability(unit, catalogue);
  const marquee = unit.marquee === undefined ? undefined : catalogue.marquees.get(unit.marquee);
  const hasPrice = state !== 'sold' && !marquee?.replacesPrice;
  return {
    id: unit.id,
    href: paths.link({ name: 'property', id: unit.id }, locale),
    name: unit.lot ?? unit.reference,
    isDraft: unit.status === 'draft',
    state,
    block: unit.unit?.block ?? null,
    marquee: marquee && state !== 'free' && marqueeAvailability(marquee) === state ? marquee.name[locale] : null,
    floor: layout.floor ?? null,
    kind: kindName(unit, catalogue.types, locale),
    living: surfaces.living || null,
    ground: surfaces.ground || null,
    terrace: surfaces.terraceArea || null,
    bedrooms: layout.bedrooms || null,
    orientation: building.orientation ?? null,
    hasPrice,
    price: hasPrice ? shownPrice(unit, locale, catalogue) : null,
    amount: hasPrice ? wholeAmount(unit, catalogue) : null,
  };
}

export const unitColumns = [
  'unit',
  'floor',
  'kind',
  'living',
  'ground',
  'bedrooms',
  'orientation',
  'terrace',
  'price',
  'state',
] as const;
export type UnitColumn = (typeof unitColumns)[number];

/** The filters of the units of a project; a filter with fewer than two choices is empty. */
export interface UnitFilters {
  /** "Residence A · Phase 1" */
  blocks: { id: string; title: string }[];
  floors: number[];
  bedrooms: number[];
  /** Highest prices in €, in round steps. */
  prices: number[];
}

export interface UnitTableView {
  /** The path of the project's page. */
  path: string;
  order: UnitOrder;
  /** The columns that are known of at least one unit. */
  columns: UnitColumn[];
  /** The free units first, the sold ones last, each group in the requested order; `place` is the rank in the building. */
  units: (UnitView & { place: number })[];
  filters: UnitFilters;
}

/** Takes a project and an order; returns its units. */
export function toUnitTable(project: Project, order: UnitOrder, locale: Locale, data: Snapshot): UnitTableView {
  const homes = data.catalogue.units.get(project.id) ?? [];
  const places = new Map(sortUnits(homes, 'building', () => false).map(({ id }, place) => [id, place]));
  const units = sortUnits(homes, order, (unit) => publicAmount(unit, data.catalogue) !== null)
    .map((unit) => ({ ...toUnitView(unit, locale, data), place: places.get(unit.id) ?? 0 }))
    .sort((a, b) => availabilities.indexOf(a.state) - availabilities.indexOf(b.state));
  return {
    path: data.paths.href({ name: 'project', id: project.id }, locale),
    order,
    columns: shownColumns(units),
    units,
    filters: unitFilters(project, units, locale),
  };
}

function unitFilters(project: Project, units: readonly UnitView[], locale: Locale): UnitFilters {
  const blocks = project.blocks
    .filter(({ id }) => units.some(({ block }) => block === id))
    .map(({ id, name, phase }) => ({
      id,
      title: [name[locale], project.phases.find(({ number }) => number === phase)?.name[locale]]
        .filter(Boolean)
        .join(' · '),
    }));
  return {
    blocks: blocks.length > 1 ? blocks : [],
    floors: distinctFigures(units.map(({ floor }) => floor)),
    bedrooms: distinctFigures(units.map(({ bedrooms }) => bedrooms)),
    prices: priceSteps(units.flatMap(({ amount }) => amount ?? [])),
  };
}

function distinctFigures(figures: readonly (number | null)[]): number[] {
  const choices = [...new Set(figures.filter((figure) => figure !== null))].sort((a, b) => a - b);
  return choices.length > 1 ? choices : [];
}

/** Returns round amounts between the lowest and the highest price, eight at most. */
export function priceSteps(amounts: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const step = [25_000, 50_000, 100_000, 250_000].find((size) => (highest - lowest) / size <= 8) ?? 1_000_000;
  const first = Math.ceil(lowest / step);
  const count = Math.ceil(highest / step) - first;
  return count > 0 ? Array.from({ length: count }, (_, i) => (first + i) * step) : [];
}

/** The columns that are left out if a more useful one is known: the floor of an apartment instead of its kind, the plot of a house instead of its terrace. */
const better: Partial<Record<UnitColumn, UnitColumn>> = { kind: 'floor', terrace: 'ground' };

function shownColumns(units: readonly UnitView[]): UnitColumn[] {
  const isKnown = (column: UnitColumn, unit: UnitView): boolean => {
    if (column === 'unit' || column === 'state') return true;
    return column === 'price' ? unit.hasPrice : unit[column] !== null;
  };
  const known = unitColumns.filter((column) => units.some((unit) => isKnown(column, unit)));
  return known.filter((column) => !known.some((other) => other === better[column]));
}
