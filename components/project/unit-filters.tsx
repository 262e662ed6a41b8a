import { getLocale, getTranslations } from 'next-intl/server';
import type { UnitTableView } from '@/lib/catalogue/projects/units';
import { euro } from '@/lib/i18n/euro';
import { unitsAtOnce } from './unit-finder';
import { floorName } from './unit-text';
import styles from './units.module.css';

/** The filters of the table of units (unit-finder.ts), where it is too long for a glance; without JavaScript the table is complete and needs none. */
export async function UnitFilters({ table: { filters, units } }: { table: UnitTableView }) {
  const [t, all, locale] = await Promise.all([getTranslations('project'), getTranslations(), getLocale()]);
  const sold = units.filter(({ state }) => state === 'sold').length;
  const selects = [
    { name: 'block', label: t('building'), options: filters.blocks.map(({ id, title }) => [id, title] as const) },
    {
      name: 'floor',
      label: t('floor'),
      options: filters.floors.map((floor) => [floor, floorName(floor, all)] as const),
    },
    {
      name: 'bedrooms',
      label: t('bedrooms'),
      options: filters.bedrooms.map((count) => [count, t('bedroomCount', { count })] as const),
    },
    {
      name: 'amount',
      label: t('price'),
      options: filters.prices.map((price) => [price, t('upTo', { price: euro(price, locale) })] as const),
    },
  ].filter(({ options }) => options.length > 0 && units.length > unitsAtOnce);
  const mixed = sold > 0 && sold < units.length;
  if (selects.length === 0 && !mixed) return null;
  return (
    <fieldset className={styles.filters} data-part="unit-filters">
      <legend className="sr-only">{t('filterUnits')}</legend>
      {selects.map(({ name, label, options }) => (
        <label key={name} className="field">
          <span>{label}</span>
          <select className="input" name={name}>
            <option value="">{t('any')}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {mixed && (
        <label className={`check-line ${styles.filtersSold}`}>
          <input type="checkbox" name="sold" />
          {t('showSold', { count: sold })}
        </label>
      )}
    </fieldset>
  );
}
