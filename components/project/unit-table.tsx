import propertyStyles from '@/components/property/property.module.css';
import { StaticHtml } from '@/lib/next/static-html';
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

export interface UnitGroupView {
  id: string;
  /** "Residence A · Phase 1"; null where there is one building, or where the units are sorted by something else. */
  title: string | null;
  units: UnitView[];
}

export interface UnitTableView {
  /** Those that are known of at least one unit. */
  columns: UnitColumn[];
  groups: UnitGroupView[];
  /** Where a column sorts: the address, and whether it does so already. */
  sorts: Partial<Record<UnitColumn, { path: string; current: boolean }>>;
  words: { title: string; onlyFree: string; sortBy: string; columns: Record<UnitColumn, string> };
}

/** The units of a project; they sort by links and can be narrowed to the free ones without a script. */
export function UnitTable({ table }: { table: UnitTableView }) {
  const { columns, groups, words } = table;
  if (groups.length === 0) return null;
  const someFree = groups.some(({ units }) => units.some(({ state }) => state === 'free'));
  return (
    <StaticHtml>
      <section
        className={`${propertyStyles.propertySection} ${styles.unitsSection}`}
        id="units"
        aria-labelledby="units-title"
      >
        <div className={styles.unitsHead}>
          <h2 id="units-title">{words.title}</h2>
          {someFree && (
            <label className="check-line">
              <input type="checkbox" id="only-free" />
              {words.onlyFree}
            </label>
          )}
        </div>
        <table className={styles.units}>
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column} column={column} table={table} />
              ))}
            </tr>
          </thead>
          {groups.map(({ id, title, units }) => (
            <tbody key={id}>
              {title && (
                <tr className={styles.unitsGroup}>
                  <th scope="rowgroup" colSpan={columns.length}>
                    {title}
                  </th>
                </tr>
              )}
              {units.map((unit) => (
                <tr key={unit.id} className={`${styles.unit} ${styles[`unit-${unit.state}`]}`} data-unit={unit.id}>
                  {columns.map((column) => (
                    <Cell key={column} unit={unit} column={column} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </StaticHtml>
  );
}

function ColumnHead({ column, table: { sorts, words } }: { column: UnitColumn; table: UnitTableView }) {
  const sort = sorts[column];
  return (
    <th scope="col" className={columnClass(column)} aria-sort={sort?.current ? 'ascending' : undefined}>
      {sort ? (
        <a className={styles.unitsSort} href={sort.path}>
          <span className="sr-only">{words.sortBy} </span>
          {words.columns[column]}
        </a>
      ) : (
        words.columns[column]
      )}
    </th>
  );
}

function Cell({ unit, column }: { unit: UnitView; column: UnitColumn }) {
  if (column === 'unit')
    return (
      <th scope="row">
        <a className={`link ${styles.unitsLink}`} href={unit.href}>
          {unit.name}
        </a>
        {unit.draft && <span className="draft-mark">{unit.draft}</span>}
        <span className={styles.unitsBrief}>{unit.brief}</span>
      </th>
    );
  if (column === 'state')
    return (
      <td className={styles.unitsState}>
        <span className={`${drawingsStyles.unitMark} ${drawingsStyles[`unit-mark-${unit.state}`]}`} aria-hidden="true">
          {unit.mark}
        </span>
        {unit.stateText}
      </td>
    );
  const known = unit.cells[column];
  return <td className={`${columnClass(column)}${known === null ? ` ${styles.unitsNone}` : ''}`}>{known ?? '–'}</td>;
}

const wide: ReadonlySet<UnitColumn> = new Set(['floor', 'kind', 'ground', 'bedrooms', 'orientation', 'terrace']);
const figures: ReadonlySet<UnitColumn> = new Set(['living', 'ground', 'bedrooms', 'terrace', 'price']);

/** Whether only a wide screen has room for a column, and whether it holds figures. */
const columnClass = (column: UnitColumn): string =>
  [
    column === 'state' && styles.unitsState,
    column === 'price' && styles.unitsPrice,
    wide.has(column) && styles.unitsWide,
    figures.has(column) && styles.unitsFigure,
  ]
    .filter(Boolean)
    .join(' ');
