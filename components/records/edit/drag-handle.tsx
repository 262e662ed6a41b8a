import type { PointerEvent } from 'react';
import type { DropWhere } from '@/lib/records/fields/tree';
import styles from './items.module.css';

interface DragHandleProps {
  /** The path of the list: an item is dropped in its own. */
  list: string;
  /** The place of the item in the list. */
  place: string;
  /** Whether items may stand below others. */
  hasLevels?: boolean;
  onDrop: (onto: string, where: DropWhere) => void;
}

/** The handle that drags an item of a list by mouse, pen or finger; the buttons of the item do the same by keyboard. */
export function DragHandle({ list, place, hasLevels = false, onDrop }: DragHandleProps) {
  const listRows = () => document.querySelectorAll<HTMLElement>(`[data-list="${CSS.escape(list)}"]`);
  const clear = () => {
    for (const row of listRows()) delete row.dataset.drop;
  };
  /** The row under the pointer. */
  const found = ({ clientX, clientY }: PointerEvent): { row: HTMLElement; where: DropWhere } | null => {
    const rows = [...listRows()];
    const row = document
      .elementsFromPoint(clientX, clientY)
      .flatMap((element) => rows.filter((one) => one.contains(element)))
      .at(-1);
    const head = row?.querySelector('summary')?.getBoundingClientRect();
    if (!row || !head || row.dataset.place === place) return null;
    const part = (clientY - head.top) / head.height;
    if (hasLevels && !row.dataset.place?.includes('.') && part > 0.3 && part < 0.7) return { row, where: 'into' };
    return { row, where: part < 0.5 ? 'before' : 'after' };
  };
  const end = (event: PointerEvent) => {
    const onto = event.currentTarget.hasPointerCapture(event.pointerId) ? found(event) : null;
    clear();
    if (onto && event.type === 'pointerup') onDrop(onto.row.dataset.place ?? '', onto.where);
  };
  return (
    <span
      className={styles.handle}
      aria-hidden
      // The handle lies in the summary, whose click would fold the item.
      onClick={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        clear();
        const onto = found(event);
        if (onto) onto.row.dataset.drop = onto.where;
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
