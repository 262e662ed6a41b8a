import { getLocale, getTranslations } from 'next-intl/server';
import propertyStyles from '@/components/property/property.module.css';
import { Parts } from '@/components/ui/parts';
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
        <UnitsNote units={units} />
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

/** The number of units that can be had, and the VAT that is in the prices, said once for all of them. */
async function UnitsNote({ units }: { units: readonly UnitView[] }) {
  const [t, prices] = await Promise.all([getTranslations('project'), getTranslations('price')]);
  const included = new Set(units.flatMap(({ price }) => (price?.kind === 'amount' ? (price.vat ?? []) : [])));
  const [free = 0, option = 0] = (['free', 'option'] as const).map(
    (wanted) => units.filter(({ state }) => state === wanted).length,
  );
  const counts = [free > 0 && t('freeCount', { count: free }), option > 0 && t('optionCount', { count: option })];
  const vat = [...included].map((one) => prices(`vat.${one}`)).join(' · ');
  const parts = [counts.filter(Boolean).join(', '), vat && `${prices('label')}: ${vat}`].filter(Boolean);
  return parts.length > 0 && <p className={styles.unitsNote}>{parts.join(' · ')}</p>;
}

const columnOrders: Partial<Record<UnitColumn, UnitOrder>> = {
  unit: 'building',
  living: 'living',
  bedrooms: 'bedrooms',
  price: 'price',
};

async function ColumnHead({ column, table: { path, order } }: { column: UnitColumn; table: UnitTableView }) {
  const t = await getTranslations('project');
  const name = t(column === 'kind' ? 'type' : column);
  const by = columnOrders[column];
  if (!by)
    return (
      <th scope="col" className={columnClass(column)}>
        {name}
      </th>
    );
  const query = by === 'building' ? '' : `?sort=${by}`;
  return (
    <th scope="col" className={columnClass(column)} aria-sort={by === order ? 'other' : undefined}>
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
  const [t, { cells, state, brief }] = await Promise.all([getTranslations('preview'), unitText(unit)]);
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
              <span className={styles.unitsBrief}>
                <Parts text={brief} />
              </span>
            </th>
          );
        if (column === 'state')
          return (
            <td key={column} className={styles.unitsState}>
              <span className={styles.unitsDot} aria-hidden="true" />
              <span className={unit.state === 'free' ? 'sr-only' : undefined}>{state}</span>
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

const wide: ReadonlySet<UnitColumn> = new Set(['floor', 'kind', 'bedrooms', 'orientation', 'terrace']);
const figures: ReadonlySet<UnitColumn> = new Set(['living', 'ground', 'bedrooms', 'terrace', 'price']);

/** Whether only a wide screen has room for a column, and whether it holds figures. */
const columnClass = (column: UnitColumn): string =>
  [
    column === 'living' && styles.unitsLiving,
    column === 'ground' && styles.unitsGround,
    column === 'state' && styles.unitsState,
    column === 'price' && styles.unitsPrice,
    wide.has(column) && styles.unitsWide,
    figures.has(column) && styles.unitsFigure,
  ]
    .filter(Boolean)
    .join(' ');
