import propertyStyles from '@/components/property/property.module.css';
import { html, inside } from '@/components/ui/markup';
import { columnClass, type UnitColumn, type UnitView, unitRow } from './unit-row';
import styles from './units.module.css';

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
          <tbody
            key={id}
            {...inside(html`${title && heading(title, columns)}${units.map((unit) => unitRow(unit, columns))}`)}
          />
        ))}
      </table>
    </section>
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

const heading = (title: string, columns: UnitColumn[]) =>
  html`<tr class="${styles.unitsGroup}"><th scope="rowgroup" colspan="${columns.length}">${title}</th></tr>`;
