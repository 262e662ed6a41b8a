import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { columnNames, isNumeric } from '@/lib/records/units/columns';
import { isChanged } from '@/lib/records/units/grid-rows';
import { CellEditor } from './cell-editor';
import styles from './grid.module.css';
import { cellError, shownIn, unitLabel, useGrid } from './grid-context';
import { PlansLink } from './plans-link';
import { type GridKeys, useGridKeys } from './use-grid-keys';
import { plansColumn } from './use-grid-selection';

interface GridTableProps extends GridKeys {
  isBusy: boolean;
}

/** The units as in a spreadsheet, after the pattern of a grid (WAI-ARIA): one stop of the Tab key, arrows within. */
export function GridTable({ isBusy, ...grid }: GridTableProps) {
  const { rows, active, from, onMove, onPaste } = grid;
  const t = useTranslations('office.projects');
  const { choices, locale, ticked, tick } = useGrid();
  const { area, editing, edit, endEdit, handlers } = useGridKeys(grid);
  const table = useRef<HTMLTableElement>(null);
  /** The focus follows the active cell once the grid has it. */
  const hasFocus = useRef(false);
  const shown = useRef<string>(undefined);
  const at = `${rows[active.row]?.id} ${active.column}`;
  useEffect(() => {
    if (editing !== null) return;
    const cell = table.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (hasFocus.current) cell?.focus();
    else if (shown.current && shown.current !== at) cell?.scrollIntoView({ block: 'nearest' });
    shown.current = at;
  }, [at, editing]);

  const stop = (row: number, column: number) => ({
    'data-at': `${rows[row]?.id} ${column}`,
    tabIndex: active.row === row && active.column === column ? 0 : -1,
  });
  const choose = (row: number, column: number, isRange = false) => {
    hasFocus.current = true;
    const to = { row, column };
    onMove(to, isRange ? from : to);
  };

  return (
    <table
      ref={table}
      className={styles.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are changed is a grid
      role="grid"
      aria-label={t('grid')}
      aria-describedby="grid-help grid-message"
      aria-multiselectable="true"
      aria-busy={isBusy}
      {...handlers}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
      }}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('chosen', { count: '' })}</span>
          </th>
          {columnNames.map((column) => (
            <th key={column} scope="col" data-number={isNumeric(column) || undefined}>
              {t(`columns.${column}`)}
            </th>
          ))}
          <th scope="col">{t('plans')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, r) => (
          <tr
            key={row.id}
            aria-selected={ticked.has(row.id)}
            data-changed={isChanged(row) || undefined}
            data-locked={row.isLocked || undefined}
          >
            <td>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  {...stop(r, -1)}
                  checked={ticked.has(row.id)}
                  // It can be the one stop of the Tab key.
                  aria-disabled={row.isLocked || undefined}
                  aria-label={t('select', { name: unitLabel(row, t) })}
                  onFocus={() => (active.row !== r || active.column !== -1) && choose(r, -1)}
                  onChange={({ target }) => tick([row.id], target.checked)}
                />
              </label>
            </td>
            {columnNames.map((column, c) => {
              const isActive = active.row === r && active.column === c;
              const fault = cellError(row, column, t);
              const isIn = r >= area.top && r <= area.bottom && c >= area.left && c <= area.right;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell
                <td
                  key={column}
                  {...stop(r, c)}
                  data-number={isNumeric(column) || undefined}
                  data-column={column}
                  data-in={(isIn && area.top !== area.bottom) || (isIn && area.left !== area.right) || undefined}
                  data-own={row.base[column] !== row.cells[column] || undefined}
                  aria-selected={isIn}
                  aria-readonly={row.isLocked || undefined}
                  aria-invalid={fault ? true : undefined}
                  onMouseDown={(event) => event.shiftKey && event.preventDefault()}
                  onClick={({ shiftKey }) => !(isActive && editing !== null) && choose(r, c, shiftKey)}
                  onDoubleClick={() => edit(shownIn(row, column, { choices, locale }))}
                >
                  {isActive && editing !== null ? (
                    <CellEditor
                      name={column}
                      text={editing}
                      label={`${t(`columns.${column}`)} ${unitLabel(row, t)}`}
                      onEnd={endEdit}
                      onPaste={(lines) => onPaste(area, lines)}
                    />
                  ) : (
                    shownIn(row, column, { choices, locale })
                  )}
                </td>
              );
            })}
            <td>
              <PlansLink
                row={row}
                {...stop(r, plansColumn)}
                onFocus={() => (active.row !== r || active.column !== plansColumn) && choose(r, plansColumn)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
