import type { UnitColumn, UnitGroupView, UnitTableView, UnitView } from '../../components/project/unit-table';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Project } from './schema/lists.ts';
import type { Property } from './schema/property.ts';
import { sortUnits, type UnitOrder } from './unit-order.ts';
import { toUnitView, type UnitWords, unitPrice } from './unit-view.ts';

const columns: readonly UnitColumn[] = [
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
];

export type UnitTableWords = UnitWords & UnitTableView['words'];

/** Takes a project and an order; returns its units: building by building as they stand, or all in one row. */
export function toUnitTable(
  project: Project,
  order: UnitOrder,
  locale: Locale,
  words: UnitTableWords,
  data: Snapshot,
): UnitTableView {
  const path = data.paths.href({ name: 'project', id: project.id }, locale);
  const sort = (by: UnitOrder) => ({
    path: `${path}${by === 'building' ? '' : `?sort=${by}`}#units`,
    current: order === by,
  });
  const groups = groupsOf(project, order, locale, words, data);
  return {
    columns: columnsOf(groups.flatMap(({ units }) => units)),
    groups,
    sorts: { unit: sort('building'), living: sort('living'), bedrooms: sort('bedrooms'), price: sort('price') },
    words,
  };
}

/** What is known of one unit at least; the floor of an apartment says more than its kind, the plot of a house more than its terrace. */
function columnsOf(units: readonly UnitView[]): UnitColumn[] {
  const known = (column: UnitColumn): boolean =>
    column === 'unit' || column === 'state' || units.some(({ cells }) => cells[column] !== null);
  const instead: Partial<Record<UnitColumn, UnitColumn>> = { kind: 'floor', terrace: 'ground' };
  return columns.filter((column) => {
    const better = instead[column];
    return known(column) && !(better && known(better));
  });
}

function groupsOf(
  project: Project,
  order: UnitOrder,
  locale: Locale,
  words: UnitTableWords,
  data: Snapshot,
): UnitGroupView[] {
  const units = sortUnits(data.catalogue.units.get(project.id) ?? [], order, (unit) => {
    return unitPrice(unit, locale, words, data).kind === 'amount';
  });
  if (units.length === 0) return [];
  const view = (unit: Property) => toUnitView(unit, locale, words, data);
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
