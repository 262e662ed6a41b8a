import {
  type CellChoices,
  type CellFault,
  type Cells,
  type CellValue,
  type ColumnName,
  columnNames,
  readCell,
} from './columns.ts';

/** An invalid text: it stays in its cell until somebody corrects it. */
interface WrongText {
  text: string;
  fault: CellFault;
}

/** A unit in the grid. */
export interface GridRow {
  id: number;
  /** Whether it is only begun: there is no file of it yet. */
  isNew: boolean;
  /** The version of its working copy; 0 for none. */
  version: number;
  /** The values when somebody began to change the row. */
  base: Cells;
  cells: Cells;
  wrong: Partial<Record<ColumnName, WrongText>>;
  /** Whether it is a colleague's, so that this person may not change it. */
  isLocked: boolean;
  /** The colleagues with unsaved changes of it; empty if there are none. */
  unsaved: string;
  plans: number;
  /** The errors that the server answered. */
  errors: Partial<Record<ColumnName, string>>;
}

/** A block of cells: rows and columns by their places, the ends included. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The row with a text typed in a cell. */
export function typedInto(row: GridRow, name: ColumnName, text: string, choices: CellChoices): GridRow {
  if (row.isLocked) return row;
  const read = readCell(name, text, choices);
  const { [name]: _, ...wrong } = row.wrong;
  if ('fault' in read) return { ...row, wrong: { ...wrong, [name]: { text: text.trim(), fault: read.fault } } };
  return { ...withoutError(row, name), wrong, cells: { ...row.cells, [name]: read.value } };
}

/** The row with a value in a cell. */
export function setIn(row: GridRow, name: ColumnName, value: CellValue): GridRow {
  if (row.isLocked) return row;
  const { [name]: _, ...wrong } = row.wrong;
  return { ...withoutError(row, name), wrong, cells: { ...row.cells, [name]: value } };
}

function withoutError(row: GridRow, name: ColumnName): GridRow {
  const { [name]: _, ...errors } = row.errors;
  return { ...row, errors };
}

export interface Pasted {
  rows: GridRow[];
  /** Lines for which there is no row. */
  rest: string[][];
  /** The number of texts without a cell: beyond the last column, or in the row of a colleague. */
  dropped: number;
}

/** Puts lines of texts into cells from a place on; a single text fills the whole area. */
export function pasteInto(
  rows: readonly GridRow[],
  { top, bottom, left, right }: Area,
  lines: readonly (readonly string[])[],
  choices: CellChoices,
): Pasted {
  const isOne = lines.length === 1 && lines[0]?.length === 1;
  const filled = isOne
    ? Array.from({ length: bottom - top + 1 }, () => Array<string>(right - left + 1).fill(lines[0]?.[0] ?? ''))
    : lines;
  let dropped = 0;
  const next = rows.map((row, i) => {
    const texts = filled[i - top];
    if (i < top || !texts) return row;
    return texts.reduce((changed, text, j) => {
      const name = columnNames[left + j];
      if (name !== undefined && !row.isLocked) return typedInto(changed, name, text, choices);
      if (text.trim() !== '') dropped++;
      return changed;
    }, row);
  });
  return { rows: next, rest: filled.slice(Math.max(0, rows.length - top)).map((texts) => [...texts]), dropped };
}

/** Gives each row of an area what its first one has. */
export const fillDown = (rows: readonly GridRow[], { top, bottom, left, right }: Area): GridRow[] =>
  rows.map((row, i) => {
    const first = rows[top];
    if (!first || i <= top || i > bottom) return row;
    return columnNames.slice(left, right + 1).reduce((changed, name) => setIn(changed, name, first.cells[name]), row);
  });

/** Changes prices by `percent`, to the nearest multiple of `step` euros. */
export const changePrices = (rows: readonly GridRow[], ids: ReadonlySet<number>, percent: number, step: number) =>
  rows.map((row) => {
    const { price } = row.cells;
    if (!ids.has(row.id) || typeof price !== 'number') return row;
    // Cents first: 332,500 times 1.02 is a hair less than 339,150.
    const raised = Math.round(price * (100 + percent)) / 100;
    return setIn(row, 'price', Math.round(raised / step) * step);
  });

/** The cells of copies of a unit, which begin as drafts of their own: the next free places on its floor, and the next names. */
export function copyCells(rows: readonly { cells: Cells }[], of: Cells, count: number): Cells[] {
  const { block, floor } = of;
  const all = rows.map(({ cells }) => cells);
  const onFloor = all.filter((cells) => cells.block === block && cells.floor === floor);
  const last = Math.max(0, ...onFloor.map(({ position }) => Number(position ?? 0)));
  const taken = new Set(all.map(({ lot }) => lot));
  return Array.from({ length: count }, (_, i) => {
    const lot = nextName(of.lot, taken);
    taken.add(lot);
    return { ...of, lot, position: block === null ? null : last + 1 + i, marquee: null, status: 'draft' };
  });
}

/** "A1.07" after "A1.06", as far as it is free. */
function nextName(name: CellValue, taken: ReadonlySet<CellValue>): string | null {
  const [, begin = '', figures = ''] = /^(.*?)(\d+)$/.exec(String(name ?? '')) ?? [];
  if (figures === '') return null;
  for (let number = Number(figures) + 1; ; number++) {
    const next = begin + String(number).padStart(figures.length, '0');
    if (!taken.has(next)) return next;
  }
}

/** Whether the person has changed a unit and not saved it. */
export const isChanged = ({ isNew, isLocked, base, cells, wrong }: GridRow): boolean =>
  !isLocked && (isNew || Object.keys(wrong).length > 0 || columnNames.some((name) => base[name] !== cells[name]));

/** Returns the content of a cell, as its working copy has it; an invalid text, too. */
export const typedIn = ({ cells, wrong }: Pick<GridRow, 'cells' | 'wrong'>, name: ColumnName): CellValue =>
  wrong[name]?.text ?? cells[name];

/** The cells that were changed since the server knew the row as `known`. */
export const typedSince = (row: GridRow, known: GridRow | undefined): ColumnName[] =>
  columnNames.filter((name) => !known || typedIn(row, name) !== typedIn(known, name));

/**
 * Merges the rows with those of the server: cells typed since the server had them as `known` stay, the others are replaced. Rows keep their
 * order while somebody works in them; new ones come last. Rows that belong to a colleague by now are replaced.
 */
export function joinRows(rows: readonly GridRow[], known: readonly GridRow[], stored: readonly GridRow[]): GridRow[] {
  const knownById = new Map(known.map((row) => [row.id, row]));
  const left = new Map(stored.map((row) => [row.id, row]));
  const joined = rows.flatMap((mine): GridRow[] => {
    const row = left.get(mine.id);
    left.delete(mine.id);
    if (!row) return [];
    // The home belongs to a colleague by now.
    const typed = row.isLocked ? [] : typedSince(mine, knownById.get(mine.id));
    return [typed.reduce((all, name) => withCellFrom(all, mine, name), { ...row, errors: mine.errors })];
  });
  return [...joined, ...left.values()];
}

function withCellFrom(row: GridRow, from: GridRow, name: ColumnName): GridRow {
  const { [name]: _, ...others } = row.wrong;
  const wrong = from.wrong[name] ? { ...others, [name]: from.wrong[name] } : others;
  return { ...row, wrong, cells: { ...row.cells, [name]: from.cells[name] } };
}

/** The rows with what was in their cells before a step. */
export const stepBack = (rows: readonly GridRow[], before: readonly GridRow[]): GridRow[] => {
  const byId = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const { cells, wrong } = byId.get(row.id) ?? row;
    return { ...row, cells, wrong };
  });
};
