import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type ColumnName, columnNames, gridColumns, isNumeric } from '@/lib/records/units/columns';
import { type GridRow, isChanged, typedInto } from '@/lib/records/units/grid-rows';
import styles from './grid.module.css';
import { cellError, shownIn, unitLabel, useGrid } from './grid-context';
import { PlansLink } from './plans-link';

/** The units on a phone: one below the other, each with its fields once it is opened. */
export function UnitList({ rows }: { rows: readonly GridRow[] }) {
  const t = useTranslations('office.projects');
  const { choices, locale, ticked, tick } = useGrid();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <ul className={styles.units} aria-label={t('grid')}>
      {rows.map((row) => {
        const faults = columnNames.filter((name) => cellError(row, name, t));
        const shown = (name: ColumnName) => shownIn(row, name, { choices, locale });
        return (
          <li key={row.id} className={styles.unit} data-changed={isChanged(row) || undefined}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={ticked.has(row.id)}
                disabled={row.isLocked}
                aria-label={t('select', { name: unitLabel(row, t) })}
                onChange={({ target }) => tick([row.id], target.checked)}
              />
            </label>
            <details
              open={opened === row.id || faults.length > 0}
              onToggle={({ currentTarget }) => {
                if (!currentTarget.open) setOpened(opened === row.id ? null : opened);
                // A unit with errors opens itself beside the open one.
                else if (faults.length === 0) setOpened(row.id);
              }}
              // A unit that has the focus stays open while its errors are corrected.
              onFocus={({ target }) => target.tagName !== 'SUMMARY' && setOpened(row.id)}
            >
              <summary>
                <strong>{unitLabel(row, t)}</strong>
                <span>{shown('kind')}</span>
                <span className={styles.amount}>€ {shown('price')}</span>
                <span>{row.cells.status === 'published' ? shown('marquee') : shown('status')}</span>
              </summary>
              {(opened === row.id || faults.length > 0) && (
                <div className={styles.unitFields}>
                  {row.isLocked && <p>{t('locked')}</p>}
                  {columnNames.map((name) => (
                    <UnitField key={name} row={row} name={name} />
                  ))}
                  <p>
                    {t('plans')} <PlansLink row={row} />
                  </p>
                </div>
              )}
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function UnitField({ row, name }: { row: GridRow; name: ColumnName }) {
  const grid = useGrid();
  const t = useTranslations('office.projects');
  const { choices, change } = grid;
  const shown = shownIn(row, name, grid);
  const fault = cellError(row, name, t);
  const id = `${row.id}-${name}`;
  const write = (text: string) => {
    if (text === shown) return;
    change((rows) => rows.map((one) => (one.id === row.id ? typedInto(one, name, text, choices) : one)));
  };
  const shared = {
    id,
    className: 'input',
    disabled: row.isLocked,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  };
  const among = choices[name];
  return (
    <div className="field">
      <label htmlFor={id}>{t(`columns.${name}`)}</label>
      {gridColumns[name].kind === 'choice' ? (
        <select {...shared} value={shown} onChange={({ target }) => write(target.value)}>
          {!among?.some(([, label]) => label === shown) && <option value={shown}>{shown}</option>}
          {among?.map(([value, label]) => (
            <option key={value} value={label}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          // Another value comes from elsewhere: from many at once, or from the server.
          key={shown}
          defaultValue={shown}
          inputMode={isNumeric(name) ? 'decimal' : undefined}
          onBlur={({ target }) => write(target.value)}
        />
      )}
      {fault && (
        <span id={`${id}-fault`} className={styles.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}
