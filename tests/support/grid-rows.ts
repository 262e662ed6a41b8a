import type { CellChoices, Cells } from '@/lib/records/units/columns';
import { type GridRow, typedInto } from '@/lib/records/units/grid-rows';

export const gridChoices: CellChoices = {
  block: [
    ['a', 'Residentie A'],
    ['b', 'Residentie B'],
  ],
  kind: [['apartment', 'Appartement']],
  marquee: [
    [null, 'Beschikbaar'],
    [5, 'Verkocht'],
  ],
  status: [
    ['published', 'Op de website'],
    ['draft', 'Concept'],
  ],
};

const cells: Cells = {
  lot: 'A1.01',
  block: null,
  floor: 1,
  position: 1,
  kind: 'apartment',
  living: 90,
  ground: null,
  terrace: null,
  bedrooms: 2,
  price: 300_000,
  marquee: null,
  status: 'published',
};

/** A unit as the server has it, whose name is its number. */
export const gridRow = (id: number, own: Partial<GridRow> = {}): GridRow => {
  const named = { ...cells, lot: String(id) };
  return {
    id,
    isNew: false,
    version: 0,
    base: named,
    cells: named,
    wrong: {},
    isLocked: false,
    unsaved: '',
    plans: 0,
    errors: {},
    ...own,
  };
};

/** Rows with a price that is typed and autosaved. */
export const priced = (row: GridRow, price: string): GridRow => ({
  ...typedInto(row, 'price', price, gridChoices),
  version: row.version + 1,
});
