import { readNumber } from '../../base/amount.ts';
import { isPlainObject, type PlainObject, readPath } from '../../base/plain-object.ts';
import { type Locale, languageTag } from '../../i18n/locales.ts';

// Pure, for the server and the browser: what the grid of a project's units shows of a home.

interface Column {
  /** The path in the file of a home. */
  path: string;
  kind: 'text' | 'choice' | 'whole' | 'measure' | 'money';
  isRequired?: true;
}

export const gridColumns = {
  lot: { path: 'lot', kind: 'text' },
  block: { path: 'unit.block', kind: 'choice' },
  floor: { path: 'attributes.layout.floor', kind: 'whole' },
  position: { path: 'unit.position', kind: 'whole' },
  kind: { path: 'kind', kind: 'choice', isRequired: true },
  living: { path: 'attributes.surfaces.living', kind: 'measure' },
  ground: { path: 'attributes.surfaces.ground', kind: 'measure' },
  terrace: { path: 'attributes.surfaces.terraceArea', kind: 'measure' },
  bedrooms: { path: 'attributes.layout.bedrooms', kind: 'whole' },
  price: { path: 'price.amount', kind: 'money', isRequired: true },
  marquee: { path: 'marquee', kind: 'choice' },
  status: { path: 'status', kind: 'choice', isRequired: true },
} as const satisfies Record<string, Column>;

export type ColumnName = keyof typeof gridColumns;
export const columnNames = Object.keys(gridColumns) as ColumnName[];
const getColumn = (name: ColumnName): Column => gridColumns[name];

export type CellValue = string | number | null;
export type Cells = Readonly<Record<ColumnName, CellValue>>;

/** An option of a cell; the value null is an empty one, such as no marquee. */
export type CellChoice = readonly [value: CellValue, label: string];
export type CellChoices = Readonly<Partial<Record<ColumnName, readonly CellChoice[]>>>;

/** The reason why a text is invalid in its column. */
export type CellFault = 'number' | 'whole' | 'choice' | 'required';

type Read = { value: CellValue } | { fault: CellFault };

/** Reads what somebody typed or pasted into a cell: "€ 250.000,00", "85,5 m²", the name of a choice. */
export function readCell(name: ColumnName, text: string, choices: CellChoices): Read {
  const { kind, isRequired } = getColumn(name);
  const bare = text.trim();
  const among = choices[name] ?? [];
  if (kind === 'choice') {
    const found = among.find(([value, label]) => isEqual(label, bare) || (value !== null && String(value) === bare));
    if (found) return { value: found[0] };
    if (bare !== '') return { fault: 'choice' };
  }
  if (bare === '') return isRequired ? { fault: 'required' } : { value: null };
  if (kind === 'text') return { value: bare };
  const number = name === 'floor' && groundFloor.test(bare) ? 0 : readNumber(bare);
  if (number === undefined || (number < 0 && name !== 'floor')) return { fault: 'number' };
  return kind === 'whole' && !Number.isInteger(number) ? { fault: 'whole' } : { value: number };
}

const isEqual = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** As price lists write it. */
const groundFloor = /^(?:glv|gv|gelijkvloers|rez|rdc|rez-de-chaussée|ground floor|eg|erdgeschoss)\.?$/i;

/** Returns the text of a value, which readCell() can read. */
export function cellText(name: ColumnName, value: CellValue, choices: CellChoices, locale: Locale): string {
  const { kind } = getColumn(name);
  if (kind === 'choice')
    return choices[name]?.find(([one]) => one === value)?.[1] ?? (value === null ? '' : String(value));
  if (typeof value !== 'number') return value ?? '';
  const useGrouping = kind === 'money' ? 'always' : false;
  return new Intl.NumberFormat(languageTag[locale], { useGrouping, maximumFractionDigits: 2 }).format(value);
}

export const isNumeric = (name: ColumnName): boolean => ['whole', 'measure', 'money'].includes(getColumn(name).kind);

/** The cells of a home, which may lack anything. */
export const homeCells = (home: unknown): Cells =>
  Object.fromEntries(
    columnNames.map((name): [ColumnName, CellValue] => {
      const found = readPath(home, gridColumns[name].path.split('.'));
      return [name, typeof found === 'string' || typeof found === 'number' ? found : null];
    }),
  ) as Record<ColumnName, CellValue>;

/** A home with other values in these cells. */
export function withCells(home: PlainObject, cells: Partial<Cells>): PlainObject {
  let changed = home;
  for (const [name, value] of Object.entries(cells) as [ColumnName, CellValue][])
    changed = withValue(changed, gridColumns[name].path.split('.'), value);
  return changed;
}

function withValue(fields: PlainObject, [key = '', ...rest]: readonly string[], value: CellValue): PlainObject {
  const { [key]: before, ...others } = fields;
  if (rest.length > 0) return { ...fields, [key]: withValue(isPlainObject(before) ? before : {}, rest, value) };
  return value === null ? others : { ...fields, [key]: value };
}

/** The name of a unit in the grid and in the log. */
export const unitName = ({ lot, reference, id }: { lot?: unknown; reference?: unknown; id?: unknown }): string =>
  String(lot ?? reference ?? id);

/** The name of the grid of a project among open forms. */
export const gridName = (project: unknown): string => `units/${project}`;
