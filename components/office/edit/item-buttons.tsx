import { useEdit } from './edit-context';
import styles from './fields.module.css';

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
      <button className="link" type="button" disabled={index === 0} onClick={() => onMove(index, index - 1)}>
        {words.up}
      </button>
      <button className="link" type="button" disabled={index === count - 1} onClick={() => onMove(index, index + 1)}>
        {words.down}
      </button>
      <button className="link" type="button" onClick={() => onRemove(index)}>
        {words.remove}
      </button>
    </span>
  );
}
