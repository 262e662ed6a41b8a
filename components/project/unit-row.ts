import { html, type Markup } from '@/components/ui/markup';
import drawingsStyles from './drawings.module.css';
import styles from './units.module.css';

/** What the table of units can tell of one. */
export type UnitColumn =
  | 'unit'
  | 'floor'
  | 'kind'
  | 'living'
  | 'ground'
  | 'bedrooms'
  | 'orientation'
  | 'terrace'
  | 'price'
  | 'state';

export interface UnitView {
  id: number;
  href: string;
  /** null where nothing is known. */
  cells: Record<Exclude<UnitColumn, 'unit' | 'state'>, string | null>;
  name: string;
  /** The word for a unit that only a preview shows; null for any other. */
  draft: string | null;
  state: 'free' | 'option' | 'sold';
  /** "Available", "Under option" */
  stateText: string;
  /** Stands for a state other than free in the drawings: "O", "V". */
  mark: string | null;
  /** For a telephone, which has no room for the columns: "1st floor · 2 bedrooms · south". */
  brief: string;
}

const wide: ReadonlySet<UnitColumn> = new Set(['floor', 'kind', 'ground', 'bedrooms', 'orientation', 'terrace']);
const figures: ReadonlySet<UnitColumn> = new Set(['living', 'ground', 'bedrooms', 'terrace', 'price']);

/** The classes of a column: whether only a wide screen has room for it, and whether it holds figures. */
export const columnClass = (column: UnitColumn): string =>
  [
    column === 'price' && styles.unitsPrice,
    wide.has(column) && styles.unitsWide,
    figures.has(column) && styles.unitsFigure,
  ]
    .filter(Boolean)
    .join(' ');

/** A row of the table of units, as markup: a large project has dozens. */
export const unitRow = (unit: UnitView, columns: readonly UnitColumn[]): Markup =>
  html`<tr class="${styles.unit} ${styles[`unit-${unit.state}`]}" data-unit="${unit.id}">
    ${columns.map((column) => cell(unit, column))}
  </tr>`;

function cell(unit: UnitView, column: UnitColumn): Markup {
  if (column === 'unit')
    return html`<th scope="row"><a class="link ${styles.unitsLink}" href="${unit.href}">${unit.name}</a>${unit.draft && html`<span class="draft-mark">${unit.draft}</span>`}<span class="${styles.unitsBrief}">${unit.brief}</span></th>`;
  if (column === 'state')
    return html`<td class="${styles.unitsState}"><span class="${drawingsStyles.unitMark} ${drawingsStyles[`unit-mark-${unit.state}`]}" aria-hidden="true">${unit.mark}</span>${unit.stateText}</td>`;
  const known = unit.cells[column];
  return html`<td class="${columnClass(column)}${known === null && ` ${styles.unitsNone}`}">${known ?? '–'}</td>`;
}
