import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Availability, availabilityOf, unitAvailability } from './availability.ts';
import { kindName } from './lookup.ts';
import { type PriceText, publicAmount, shownPrice } from './price.ts';
import type { Attributes } from './schema/attributes.ts';
import type { Project } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

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

/** Infinity minus infinity is not a number, and nothing sorts by that. */
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

/** A unit as table and drawing show it; null where nothing is known. Holds nothing of a price that is not published. */
export interface UnitView {
  id: number;
  href: string;
  /** "A1.03" */
  name: string;
  isDraft: boolean;
  state: Availability;
  /** The name of its marquee, where that says the state more precisely: "Reserved". */
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
  /** False where the state replaces the price. */
  hasPrice: boolean;
  /** null for a price on request. */
  price: PriceText | null;
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
    marquee: marquee && state !== 'free' && availabilityOf(marquee) === state ? marquee.name[locale] : null,
    floor: layout.floor ?? null,
    kind: kindName(unit, catalogue.types, locale),
    living: surfaces.living || null,
    ground: surfaces.ground || null,
    terrace: surfaces.terraceArea || null,
    bedrooms: layout.bedrooms || null,
    orientation: building.orientation ?? null,
    hasPrice,
    price: hasPrice ? shownPrice(unit, locale, catalogue) : null,
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

export interface UnitGroup {
  id: string;
  /** "Residence A · Phase 1"; null where there is one building, or where the units are sorted by something else. */
  title: string | null;
  units: UnitView[];
}

export interface UnitTableView {
  /** The path of the project's page. */
  path: string;
  order: UnitOrder;
  /** Those that are known of at least one unit. */
  columns: UnitColumn[];
  groups: UnitGroup[];
}

/** Takes a project and an order; returns its units: building by building as they stand, or all in one group. */
export function toUnitTable(project: Project, order: UnitOrder, locale: Locale, data: Snapshot): UnitTableView {
  const groups = groupsOf(project, order, locale, data);
  return {
    path: data.paths.href({ name: 'project', id: project.id }, locale),
    order,
    columns: columnsOf(groups.flatMap(({ units }) => units)),
    groups,
  };
}

/** Of two columns only the better one: the floor of an apartment says more than its kind, the plot of a house more than its terrace. */
const better: Partial<Record<UnitColumn, UnitColumn>> = { kind: 'floor', terrace: 'ground' };

function columnsOf(units: readonly UnitView[]): UnitColumn[] {
  const isKnown = (column: UnitColumn, unit: UnitView): boolean => {
    if (column === 'unit' || column === 'state') return true;
    return column === 'price' ? unit.hasPrice : unit[column] !== null;
  };
  const known = unitColumns.filter((column) => units.some((unit) => isKnown(column, unit)));
  return known.filter((column) => !known.some((other) => other === better[column]));
}

function groupsOf(project: Project, order: UnitOrder, locale: Locale, data: Snapshot): UnitGroup[] {
  const { units: unitsOf } = data.catalogue;
  const units = sortUnits(unitsOf.get(project.id) ?? [], order, (unit) => publicAmount(unit, data.catalogue) !== null);
  if (units.length === 0) return [];
  const view = (unit: Property) => toUnitView(unit, locale, data);
  if (order !== 'building' || project.blocks.length < 2) return [{ id: 'all', title: null, units: units.map(view) }];
  const byBlock = Map.groupBy(units, ({ unit }) => unit?.block);
  const blocks = project.blocks.map(({ id, name, phase }) => ({
    id,
    title: [name[locale], project.phases.find(({ number }) => number === phase)?.name[locale]]
      .filter(Boolean)
      .join(' · '),
    units: (byBlock.get(id) ?? []).map(view),
  }));
  const elsewhere = (byBlock.get(undefined) ?? []).map(view);
  return [...blocks, { id: 'elsewhere', title: null, units: elsewhere }].filter(({ units }) => units.length > 0);
}
