import { getLocale, getTranslations } from 'next-intl/server';
import propertyStyles from '@/components/property/property.module.css';
import {
  toUnitTable,
  type UnitColumn,
  type UnitOrder,
  type UnitTableView,
  type UnitView,
} from '@/lib/catalogue/projects/units';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Snapshot } from '@/lib/content/snapshot';
import { StaticHtml } from '@/lib/next/static-html';
import drawingsStyles from './drawings.module.css';
import { UnitFilters } from './unit-filters';
import { unitsAtOnce } from './unit-finder';
import { unitText } from './unit-text';
import styles from './units.module.css';

/**
 * The units of a project, those that can be had first; they sort by links. A script narrows them and shows them ten at a time
 * (unit-finder.ts): what it would leave out at first is marked here. Without one the table is complete.
 */
export async function UnitTable({ project, order, data }: { project: Project; order: UnitOrder; data: Snapshot }) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  const table = toUnitTable(project, order, locale, data);
  const { columns, units } = table;
  if (units.length === 0) return null;
  const left = units.filter(({ state }) => state !== 'sold').length;
  const count = left || units.length;
  const shown = Math.min(count, unitsAtOnce);
  return (
    <StaticHtml>
      <section className={`${propertyStyles.propertySection} ${styles.unitsSection}`} id="units" data-part="units">
        <h2>{t('units')}</h2>
        <VatNote units={units} />
        <UnitFilters table={table} />
        <p className={`figures ${styles.shown}`} role="status" data-part="units-shown">
          {t('shown', { shown, count })}
        </p>
        <table className={styles.units}>
          <caption className="sr-only">{t('units')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column} column={column} table={table} />
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map((unit, i) => (
              <UnitRow key={unit.id} unit={unit} columns={columns} isLater={i >= shown} />
            ))}
          </tbody>
        </table>
        <button
          type="button"
          className={`button button-quiet ${styles.more}`}
          data-part="more-units"
          data-needs-script=""
          hidden={shown === count}
        >
          {t('moreUnits')}
        </button>
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
      <a className={styles.unitsSort} href={`${path}${query}#units`} data-sort={by} data-needs-script="">
        <span className="sr-only">{t('sortBy')} </span>
        {name}
      </a>
    </th>
  );
}

interface UnitRowProps {
  unit: UnitTableView['units'][number];
  columns: readonly UnitColumn[];
  /** Whether a script shows it only when it is asked for. */
  isLater: boolean;
}

async function UnitRow({ unit, columns, isLater }: UnitRowProps) {
  const [t, { cells, state, mark, brief }] = await Promise.all([getTranslations('preview'), unitText(unit)]);
  return (
    <tr
      className={`${styles.unit} ${styles[`unit-${unit.state}`]}`}
      data-unit={unit.id}
      data-state={unit.state}
      data-place={unit.place}
      data-block={unit.block ?? undefined}
      data-floor={unit.floor ?? undefined}
      data-bedrooms={unit.bedrooms ?? undefined}
      data-living={unit.living ?? unit.ground ?? undefined}
      data-amount={unit.amount ?? undefined}
      data-later={isLater ? '' : undefined}
    >
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
