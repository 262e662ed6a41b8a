import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './selection-bar.module.css';
import { TickAll, type TickAllProps } from './ticks';

interface SelectionBarProps {
  /** null where none may be ticked. */
  all: TickAllProps | null;
  /** The number of selected items. */
  count: number;
  /** The selection in words. */
  summary: string;
  /** The actions for the selected items. */
  children: ReactNode;
  /** The result of an action; it stays visible after the selection is cleared. */
  outcome?: ReactNode;
  /** Content at the right on a wide screen. */
  end?: ReactNode;
  /** Whether it stays in view on a wide screen, too. */
  isSticky?: boolean;
}

/** Above a list whose rows are ticked: what several become together. On a phone it is one line, which a button opens. */
export function SelectionBar({ all, count, summary, children, outcome, end, isSticky = true }: SelectionBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  if (count === 0 && isOpen) setOpen(false);

  const counted = useRef(count);
  // The pressed button disappears with the selection: keep the focus in the bar.
  useEffect(() => {
    if (count === 0 && counted.current > 0 && document.activeElement === document.body)
      bar.current?.querySelector('input')?.focus({ preventScroll: true });
    counted.current = count;
  }, [count]);

  // A tap beside it, on what takes no focus.
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave, and closes what it has opened
    <div
      ref={bar}
      className={styles.bar}
      data-part="selection"
      data-sticky={isSticky}
      data-ticked={count > 0}
      data-open={isOpen}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      {all && <TickAll {...all} />}
      <span role="status">
        {count > 0 && (
          <>
            <span className={styles.wide}>{summary}</span>
            <button
              ref={toggle}
              className={styles.toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {summary}
              <Icon name="chevron-down" />
            </button>
          </>
        )}
      </span>
      <div id={id} className={styles.fold}>
        {count > 0 && children}
        {outcome}
      </div>
      {end}
    </div>
  );
}
