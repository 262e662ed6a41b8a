import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { type ColumnName, columnNames } from '@/lib/records/units/columns';
import { type Area, type GridRow, typedInto } from '@/lib/records/units/grid-rows';
import { readTable, tableText } from '@/lib/records/units/table-text';
import type { Step } from './cell-editor';
import { shownIn, useGrid } from './grid-context';
import { type Place, plansColumn, selectedArea } from './use-grid-selection';

export interface GridKeys {
  rows: readonly GridRow[];
  active: Place;
  /** The other corner of what is selected. */
  from: Place;
  onMove: (to: Place, from: Place) => void;
  onPaste: (area: Area, lines: string[][]) => void;
  onFillDown: () => void;
  onUndo: () => void;
}

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};
const afterStep: Record<Step, readonly [number, number]> = { stay: [0, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

/** Handles the keys and the clipboard of the grid, and holds the text of the cell that is being changed; its editor has its own keys. */
export function useGridKeys({ rows, active, from, onMove, onPaste, onFillDown, onUndo }: GridKeys) {
  const { choices, locale, ticked, tick, change } = useGrid();
  /** The unit whose active cell is being changed, and what that begins with. */
  const [begun, setBegun] = useState<{ id: number; text: string } | null>(null);
  const area = selectedArea(active, from);
  const current = rows[active.row];
  const id = current?.id;
  const name = columnNames[active.column];
  // Text that is being typed into a removed unit is dropped.
  const editing = begun && begun.id === id ? begun.text : null;

  const go = ([down, right]: readonly [number, number], extends_ = false) => {
    const to = {
      row: Math.max(0, Math.min(rows.length - 1, active.row + down)),
      column: Math.max(-1, Math.min(plansColumn, active.column + right)),
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
    const move = moves[key];
    if (move && !event.altKey) {
      const far = isCommand ? move.map((one) => Math.sign(one) * 10_000) : move;
      go([far[0] ?? 0, far[1] ?? 0], shiftKey);
    } else if (key === 'Home' || key === 'End') {
      const away = key === 'Home' ? -10_000 : 10_000;
      go([isCommand ? away : 0, away], shiftKey);
    } else if (isCommand && key === 'd') onFillDown();
    else if (isCommand && key === 'z') onUndo();
    else if (isCommand && key === 'a') onMove({ row: rows.length - 1, column: plansColumn - 1 }, { row: 0, column: 0 });
    else if (key === ' ' && shiftKey && current) tick([current.id], !ticked.has(current.id));
    else if (key === 'Delete' || key === 'Backspace') onPaste(area, [['']]);
    else if (name && (key === 'Enter' || key === 'F2') && current) edit(shownIn(current, name, { choices, locale }));
    else if (name && key.length === 1 && !isCommand && !event.altKey) edit(key);
    else return;
    event.preventDefault();
  };

  const onCopy = (event: ClipboardEvent) => {
    const texts = rows
      .slice(area.top, area.bottom + 1)
      .map((row) => columnNames.slice(area.left, area.right + 1).map((one) => shownIn(row, one, { choices, locale })));
    event.clipboardData.setData('text/plain', tableText(texts));
    event.preventDefault();
  };

  const onPasteText = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    // Pasting an empty clipboard, or one without text, would clear the cells.
    if (text !== '') onPaste(area, readTable(text));
  };

  const handlers = editing === null ? { onKeyDown, onCopy, onPaste: onPasteText } : {};
  return { area, editing, edit, endEdit, handlers };
}
