import { getLocale, getTranslations } from 'next-intl/server';
import propertyStyles from '@/components/property/property.module.css';
import type { Project } from '@/lib/catalogue/schema/lists';
import { toUnitTable, type UnitColumn, type UnitOrder, type UnitTableView, type UnitView } from '@/lib/catalogue/units';
import type { Snapshot } from '@/lib/content/snapshot';
import { StaticHtml } from '@/lib/next/static-html';
import drawingsStyles from './drawings.module.css';
import { unitText } from './unit-text';
import styles from './units.module.css';

/** The units of a project; they sort by links and can be narrowed to the free ones without a script. */
export async function UnitTable({ project, order, data }: { project: Project; order: UnitOrder; data: Snapshot }) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  const table = toUnitTable(project, order, locale, data);
  const { columns, groups } = table;
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
          <h2 id="units-title">{t('units')}</h2>
          {someFree && (
            <label className="check-line">
              <input type="checkbox" id="only-free" />
              {t('onlyFree')}
            </label>
          )}
        </div>
        <VatNote units={groups.flatMap(({ units }) => units)} />
        <table className={styles.units}>
          <caption className="sr-only">{t('units')}</caption>
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
                <UnitRow key={unit.id} unit={unit} columns={columns} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </StaticHtml>
  );
}

/** The VAT that is in the prices, said once for all of them. */
export async function VatNote({ units }: { units: readonly UnitView[] }) {
  const t = await getTranslations('price');
  const included = units.flatMap(({ price }) => (price?.kind === 'amount' ? (price.vat ?? []) : []));
  if (included.length === 0) return null;
  return (
    <p className={styles.unitsNote}>
      {t('label')}: {[...new Set(included)].map((vat) => t(`vat.${vat}`)).join(' · ')}
    </p>
  );
}

const orderOf: Partial<Record<UnitColumn, UnitOrder>> = {
  unit: 'building',
  living: 'living',
  bedrooms: 'bedrooms',
  price: 'price',
};

async function ColumnHead({ column, table: { path, order } }: { column: UnitColumn; table: UnitTableView }) {
  const t = await getTranslations('project');
  const name = t(column === 'kind' ? 'type' : column);
  const by = orderOf[column];
  if (!by)
    return (
      <th scope="col" className={columnClass(column)}>
        {name}
      </th>
    );
  const query = by === 'building' ? '' : `?sort=${by}`;
  return (
    <th scope="col" className={columnClass(column)} aria-sort={by === order ? 'ascending' : undefined}>
      <a className={styles.unitsSort} href={`${path}${query}#units`}>
        <span className="sr-only">{t('sortBy')} </span>
        {name}
      </a>
    </th>
  );
}

async function UnitRow({ unit, columns }: { unit: UnitView; columns: readonly UnitColumn[] }) {
  const [t, { cells, state, mark, brief }] = await Promise.all([getTranslations('preview'), unitText(unit)]);
  return (
    <tr className={`${styles.unit} ${styles[`unit-${unit.state}`]}`} data-unit={unit.id}>
      {columns.map((column) => {
        if (column === 'unit')
          return (
            <th key={column} scope="row">
              <a className={`link ${styles.unitsLink}`} href={unit.href}>
                {unit.name}
              </a>
              {unit.isDraft && <span className="draft-mark">{t('draft')}</span>}
              <span className={styles.unitsBrief}>{brief}</span>
            </th>
          );
        if (column === 'state')
          return (
            <td key={column} className={styles.unitsState}>
              <span
                className={`${drawingsStyles.unitMark} ${drawingsStyles[`unit-mark-${unit.state}`]}`}
                aria-hidden="true"
              >
                {mark}
              </span>
              {state}
            </td>
          );
        const known = cells[column];
        return (
          <td key={column} className={`${columnClass(column)}${known === null ? ` ${styles.unitsNone}` : ''}`}>
            {known ?? '–'}
          </td>
        );
      })}
    </tr>
  );
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
