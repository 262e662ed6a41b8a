import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type ColumnName, gridColumns, isNumeric } from '@/lib/records/units/columns';
import { readTable } from '@/lib/records/units/table-text';
import styles from './grid.module.css';
import { useGrid } from './grid-context';

/** The direction in which the grid continues after a cell. */
export type Step = 'stay' | 'down' | 'left' | 'right';

interface CellEditorProps {
  name: ColumnName;
  /** The initial text: the value of the cell, or the key that opened the editor. */
  text: string;
  label: string;
  /** A text, or null for nothing; where the grid goes on. */
  onEnd: (text: string | null, step: Step) => void;
  onPaste: (lines: string[][]) => void;
}

const steps: Readonly<Record<string, Step>> = { Enter: 'down', Tab: 'right' };

/** A cell that is being changed. */
export function CellEditor({ name, text, label, onEnd, onPaste }: CellEditorProps) {
  const { choices } = useGrid();
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus();
    // Further text follows the key that opened the editor.
    if (input.current instanceof HTMLInputElement) input.current.setSelectionRange(text.length, text.length);
  }, [text]);

  const end = (value: string | null, step: Step) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(value, step);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    const step = event.key === 'Escape' ? 'stay' : steps[event.key];
    if (!step) return;
    event.preventDefault();
    const value = event.key === 'Escape' ? null : (input.current?.value ?? null);
    end(value, step === 'right' && event.shiftKey ? 'left' : step);
  };
  const shared = {
    ref: input,
    'aria-label': label,
    className: styles.editor,
    defaultValue: text,
    onKeyDown,
    onBlur: () => end(input.current?.value ?? null, 'stay'),
  };
  const among = choices[name];
  if (gridColumns[name].kind === 'choice')
    return (
      <select {...shared}>
        {!among?.some(([, one]) => one === text) && <option value={text}>{text}</option>}
        {among?.map(([value, one]) => (
          <option key={value} value={one}>
            {one}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      inputMode={isNumeric(name) ? 'decimal' : undefined}
      autoComplete="off"
      onPaste={(event) => {
        event.stopPropagation();
        const lines = readTable(event.clipboardData.getData('text/plain'));
        if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return;
        // A block of cells, not the text of this one.
        event.preventDefault();
        end(null, 'stay');
        onPaste(lines);
      }}
    />
  );
}
