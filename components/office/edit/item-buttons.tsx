import { useEdit } from './edit-context';
import styles from './fields.module.css';

interface ItemButtonsProps {
  /** Of the item, for who does not see which one the buttons stand beside. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** What can be done with an item of a list: by keyboard, too. A button of an item at the end stays, so that it keeps the focus. */
export function ItemButtons({ name, index, count, onMove, onRemove }: ItemButtonsProps) {
  const { words } = useEdit();
  const move = (label: string, to: number) => {
    const isPossible = to >= 0 && to < count;
    return (
      <button
        className="link"
        type="button"
        aria-disabled={!isPossible}
        onClick={() => isPossible && onMove(index, to)}
      >
        {label}
        <span className="sr-only"> {name}</span>
      </button>
    );
  };
  return (
    <span className={styles.itemButtons}>
      {move(words.up, index - 1)}
      {move(words.down, index + 1)}
      <button className="link" type="button" onClick={() => onRemove(index)}>
        {words.remove}
        <span className="sr-only"> {name}</span>
      </button>
    </span>
  );
}
