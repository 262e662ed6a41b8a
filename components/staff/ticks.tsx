import { useRef, useState } from 'react';
import styles from './list-page.module.css';

/** The rows of a list that are ticked; with Shift, all from the last one that was ticked or not. `order`: those that can be, from top to bottom. */
export function useTicked<Id>(order: readonly Id[]) {
  const [ticked, setTicked] = useState<ReadonlySet<Id>>(new Set());
  /** The item that a range starts at. */
  const from = useRef<Id>(undefined);
  const tick = (id: Id, isRange: boolean) => {
    const [start, end] = [order.indexOf(from.current ?? id), order.indexOf(id)];
    const range = isRange && start >= 0 ? order.slice(Math.min(start, end), Math.max(start, end) + 1) : [id];
    from.current = id;
    const next = new Set(ticked);
    for (const one of range)
      if (!isRange && ticked.has(one)) next.delete(one);
      else next.add(one);
    setTicked(next);
  };
  return { ticked, setTicked, tick };
}

interface TickProps {
  label: string;
  isTicked: boolean;
  onTick: (isRange: boolean) => void;
  className?: string | undefined;
}

/** Ticks a row. */
export function Tick({ label, isTicked, onTick, className = '' }: TickProps) {
  return (
    <label className={`${styles.tick} ${className}`}>
      <input
        type="checkbox"
        checked={isTicked}
        aria-label={label}
        onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

export interface TickAllProps {
  label: string;
  isAll: boolean;
  isSome: boolean;
  onChange: () => void;
}

/** Ticks all rows, or none. */
export function TickAll({ label, isAll, isSome, onChange }: TickAllProps) {
  return (
    <label className="check-line">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll;
        }}
        onChange={onChange}
      />
      {label}
    </label>
  );
}
