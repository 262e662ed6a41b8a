import {
  type CellChoices,
  type CellFault,
  type Cells,
  type CellValue,
  type ColumnName,
  columnNames,
  readCell,
} from './columns.ts';

/** A text that is no value of its column: it stays in its cell until somebody corrects it. */
interface WrongText {
  text: string;
  fault: CellFault;
}

/** A unit in the grid. */
export interface GridRow {
  /** Its number, or "new-1". */
  key: string;
  /** null for one that is not saved yet. */
  id: number | null;
  /** The unit that a new one is a copy of. */
  of?: number;
  /** As it was when the grid was opened; empty for a new one. */
  base: Cells;
  cells: Cells;
  wrong: Partial<Record<ColumnName, WrongText>>;
  /** Of a colleague. */
  isLocked: boolean;
  plans: number;
  /** What the server refused. */
  errors: Partial<Record<ColumnName, string>>;
}

/** A block of cells: rows and columns by their places, the ends included. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const noCells = Object.fromEntries(columnNames.map((name) => [name, null])) as unknown as Cells;

/** What a row becomes by a text in a cell. */
export function typedInto(row: GridRow, name: ColumnName, text: string, choices: CellChoices): GridRow {
  if (row.isLocked) return row;
  const read = readCell(name, text, choices);
  const { [name]: _, ...wrong } = row.wrong;
  if ('fault' in read) return { ...row, wrong: { ...wrong, [name]: { text: text.trim(), fault: read.fault } } };
  return { ...withoutError(row, name), wrong, cells: { ...row.cells, [name]: read.value } };
}

/** The same by a value. */
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
  /** How many texts found no cell: beyond the last column, or in the row of a colleague. */
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

/** Changes prices by so many per cent, to the nearest multiple of `step` euros. */
export const changePrices = (rows: readonly GridRow[], keys: ReadonlySet<string>, percent: number, step: number) =>
  rows.map((row) => {
    const { price } = row.cells;
    if (!keys.has(row.key) || typeof price !== 'number') return row;
    // Cents first: 332,500 times 1.02 is a hair less than 339,150.
    const raised = Math.round(price * (100 + percent)) / 100;
    return setIn(row, 'price', Math.round(raised / step) * step);
  });

/** Adds copies of a unit, which begin as drafts of their own: the next free places on its floor, and the next names. */
export function addCopies(rows: readonly GridRow[], of: GridRow, count: number): GridRow[] {
  const source = of.id ?? of.of;
  const next = [...rows];
  for (let i = 0; i < count; i++) {
    const { block, floor } = of.cells;
    const onFloor = next.filter(({ cells }) => cells.block === block && cells.floor === floor);
    const position = Math.max(0, ...onFloor.map(({ cells }) => Number(cells.position ?? 0))) + 1;
    next.push({
      ...{ key: nextKey(next), id: null, of: source, base: noCells, wrong: {}, isLocked: false, plans: 0, errors: {} },
      cells: {
        ...of.cells,
        lot: nextName(of.cells.lot, new Set(next.map(({ cells }) => cells.lot))),
        position: block === null ? null : position,
        marquee: null,
        status: 'draft',
      },
    });
  }
  return next;
}

const nextKey = (rows: readonly GridRow[]): string =>
  `new-${Math.max(0, ...rows.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0))) + 1}`;

/** "A1.07" after "A1.06", as far as it is free. */
function nextName(name: CellValue, taken: ReadonlySet<CellValue>): string | null {
  const [, begin = '', figures = ''] = /^(.*?)(\d+)$/.exec(String(name ?? '')) ?? [];
  if (figures === '') return null;
  for (let number = Number(figures) + 1; ; number++) {
    const next = begin + String(number).padStart(figures.length, '0');
    if (!taken.has(next)) return next;
  }
}

export const isChanged = ({ id, base, cells, wrong }: GridRow): boolean =>
  id === null || Object.keys(wrong).length > 0 || columnNames.some((name) => base[name] !== cells[name]);

/** Joins the rows with what the server has now: what nobody changed here is as it is there, the rest as it was typed. */
export function joinRows(rows: readonly GridRow[], stored: readonly GridRow[]): GridRow[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  const joined = stored.map((row): GridRow => {
    const mine = known.get(row.key);
    if (!mine || !isChanged(mine)) return row;
    const isMine = (name: ColumnName) => mine.base[name] !== mine.cells[name] || name in mine.wrong;
    const pick = (from: 'base' | 'cells') =>
      Object.fromEntries(
        columnNames.map((name) => [name, isMine(name) ? mine[from][name] : row[from][name]]),
      ) as unknown as Cells;
    return { ...row, wrong: mine.wrong, errors: mine.errors, base: pick('base'), cells: pick('cells') };
  });
  return [...joined, ...rows.filter(({ id }) => id === null)];
}
