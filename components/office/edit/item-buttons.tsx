import { useEdit } from './edit-context';
import styles from './items.module.css';

interface ItemButtonsProps {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** What can be done with an item of a list: by keyboard, too. */
export function ItemButtons({ index, count, onMove, onRemove }: ItemButtonsProps) {
  const { words } = useEdit();
  return (
    <span className={styles.itemButtons}>
      <button
        className="link"
        type="button"
        disabled={index === 0}
        onClick={({ currentTarget }) => {
          onMove(index, index - 1);
          refocus(currentTarget);
        }}
      >
        {words.up}
      </button>
      <button
        className="link"
        type="button"
        disabled={index === count - 1}
        onClick={({ currentTarget }) => {
          onMove(index, index + 1);
          refocus(currentTarget);
        }}
      >
        {words.down}
      </button>
      <button className="link" type="button" onClick={() => onRemove(index)}>
        {words.remove}
      </button>
    </span>
  );
}

/** Focuses a button whose item was moved, which a browser forgets; at the end of the list the one beside it. */
export function refocus(button: HTMLButtonElement): void {
  setTimeout(() => {
    const other = button.parentElement?.querySelector<HTMLButtonElement>('button:not(:disabled)');
    (button.disabled ? other : button)?.focus();
  });
}
