import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ColumnName, columnNames, isNumeric } from '@/lib/records/units/columns';
import { type Area, type GridRow, isChanged, typedInto } from '@/lib/records/units/grid-rows';
import { readTable, tableText } from '@/lib/records/units/table-text';
import { CellEditor, type Step } from './cell-editor';
import styles from './grid.module.css';
import { cellError, shownIn, unitLabel, useGrid } from './grid-context';
import { PlansLink } from './plans-link';

/** A cell by its place; the column -1 is that of the ticks, the one after the last that of the plans. */
export interface Place {
  row: number;
  column: number;
}

interface GridTableProps {
  rows: readonly GridRow[];
  active: Place;
  /** The other corner of what is selected. */
  from: Place;
  isBusy: boolean;
  onMove: (to: Place, from: Place) => void;
  onPaste: (area: Area, lines: string[][]) => void;
  onFillDown: () => void;
  onUndo: () => void;
}

const last = columnNames.length;

/** The selected cells that can be changed. */
export const selectedArea = (active: Place, from: Place): Area => ({
  top: Math.min(active.row, from.row),
  bottom: Math.max(active.row, from.row),
  left: Math.max(0, Math.min(active.column, from.column)),
  right: Math.min(last - 1, Math.max(active.column, from.column)),
});

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};
const afterStep: Record<Step, readonly [number, number]> = { stay: [0, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

/** The units as in a spreadsheet, after the pattern of a grid (WAI-ARIA): one stop of the Tab key, arrows within. */
export function GridTable({ rows, active, from, isBusy, onMove, onPaste, onFillDown, onUndo }: GridTableProps) {
  const t = useTranslations('office.projects');
  const { choices, locale, ticked, tick, change } = useGrid();
  /** The unit whose active cell is being changed, and what that begins with. */
  const [begun, setBegun] = useState<{ id: number; text: string } | null>(null);
  const table = useRef<HTMLTableElement>(null);
  /** The focus follows the active cell once the grid has it. */
  const hasFocus = useRef(false);
  const shown = useRef<string>(undefined);
  const area = selectedArea(active, from);
  const current = rows[active.row];
  const id = current?.id;
  const name = columnNames[active.column];
  // Text that is being typed into a removed unit is dropped.
  const editing = begun && begun.id === id ? begun.text : null;

  const at = `${id} ${active.column}`;
  useEffect(() => {
    if (editing !== null) return;
    const cell = table.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (hasFocus.current) cell?.focus();
    else if (shown.current && shown.current !== at) cell?.scrollIntoView({ block: 'nearest' });
    shown.current = at;
  }, [at, editing]);

  const go = ([down, right]: readonly [number, number], extends_ = false) => {
    const to = {
      row: Math.max(0, Math.min(rows.length - 1, active.row + down)),
      column: Math.max(-1, Math.min(last, active.column + right)),
    };
    onMove(to, extends_ ? from : to);
  };
  const edit = (text: string) => {
    if (current && name && !current.isLocked) setBegun({ id: current.id, text });
  };
  const write = (column: ColumnName, text: string) =>
    change((all) => all.map((row) => (row.id === id ? typedInto(row, column, text, choices) : row)));

  const endEdit = (text: string | null, step: Step) => {
    setBegun(null);
    if (text !== null && name && current && text !== shownIn(current, name, { choices, locale })) write(name, text);
    go(afterStep[step]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    const move = moves[key];
    if (move && !event.altKey) {
      const far = isCommand ? move.map((one) => Math.sign(one) * 10_000) : move;
      go([far[0] ?? 0, far[1] ?? 0], shiftKey);
    } else if (key === 'Home' || key === 'End') {
      const away = key === 'Home' ? -10_000 : 10_000;
      go([isCommand ? away : 0, away], shiftKey);
    } else if (isCommand && key === 'd') onFillDown();
    else if (isCommand && key === 'z') onUndo();
    else if (isCommand && key === 'a') onMove({ row: rows.length - 1, column: last - 1 }, { row: 0, column: 0 });
    else if (key === ' ' && shiftKey && current) tick([current.id], !ticked.has(current.id));
    else if (key === 'Delete' || key === 'Backspace') onPaste(area, [['']]);
    else if (name && (key === 'Enter' || key === 'F2') && current) edit(shownIn(current, name, { choices, locale }));
    else if (name && key.length === 1 && !isCommand && !event.altKey) edit(key);
    else return;
    done();
  };

  const onCopy = (event: ClipboardEvent) => {
    const texts = rows
      .slice(area.top, area.bottom + 1)
      .map((row) => columnNames.slice(area.left, area.right + 1).map((one) => shownIn(row, one, { choices, locale })));
    event.clipboardData.setData('text/plain', tableText(texts));
    event.preventDefault();
  };

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
      onKeyDown={editing === null ? onKeyDown : undefined}
      onCopy={editing === null ? onCopy : undefined}
      onPaste={(event) => {
        if (editing !== null) return;
        event.preventDefault();
        const text = event.clipboardData.getData('text/plain');
        // Pasting an empty clipboard, or one without text, would clear the cells.
        if (text !== '') onPaste(area, readTable(text));
      }}
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
                {...stop(r, last)}
                onFocus={() => (active.row !== r || active.column !== last) && choose(r, last)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
