import { useTranslations } from 'next-intl';
import { useEdit } from './edit-context';
import styles from './items.module.css';

interface ItemButtonsProps {
  /** The item’s name, for people who do not see which item the buttons stand beside. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** The buttons that move and remove an item of a list; they work by keyboard, too. */
export function ItemButtons({ name, index, count, onMove, onRemove }: ItemButtonsProps) {
  const t = useTranslations('office.edit');
  const say = useAnnounceMove();
  const move = (label: string, to: number) => (
    <StepButton
      label={label}
      name={name}
      onStep={
        to >= 0 && to < count
          ? () => {
              onMove(index, to);
              say(name, to, count);
            }
          : null
      }
    />
  );
  return (
    <span className={styles.itemButtons}>
      {count > 1 && move(t('up'), index - 1)}
      {count > 1 && move(t('down'), index + 1)}
      <RemoveButton name={name} onRemove={() => onRemove(index)} />
    </span>
  );
}

/** Returns a function that announces the new place of an item; `place` counts from 0. */
export function useAnnounceMove(): (name: string, place: number, count: number) => void {
  const t = useTranslations('office.edit');
  const { announce } = useEdit();
  return (name, place, count) => announce(t('movedTo', { name, place: place + 1, count }));
}

/** Removes an item; the focus goes on to the next one. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslations('office.edit');
  const { announce } = useEdit();
  return (
    <button
      className="link"
      type="button"
      data-remove=""
      onClick={({ currentTarget }) => {
        leaveItem(currentTarget);
        onRemove();
        announce(t('removed', { name }));
      }}
    >
      {t('remove')}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

interface StepButtonProps {
  label: string;
  /** The name of the item. */
  name: string;
  /** null at the end of the list. */
  onStep: (() => void) | null;
}

/** Moves an item. It stays at the end of the list, and gets the focus back that a browser takes from what is moved. */
export const StepButton = ({ label, name, onStep }: StepButtonProps) => (
  <button
    className="link"
    type="button"
    aria-disabled={!onStep}
    onClick={({ currentTarget }) => {
      onStep?.();
      setTimeout(() => currentTarget.focus());
    }}
  >
    {label}
    <span className="sr-only"> {name}</span>
  </button>
);

/**
 * Moves the focus from an item that is about to be removed: to the next item, otherwise to the previous one, otherwise to the button that
 * adds one.
 */
function leaveItem(button: Element): void {
  const item = button.closest('[data-item]');
  const list = item?.closest('fieldset');
  const other = [item?.nextElementSibling, item?.previousElementSibling].find((element) =>
    element?.matches('[data-item]'),
  );
  setTimeout(() => {
    const next = other ?? list;
    const target = next?.querySelector<HTMLElement>(other ? ':scope > summary, [data-remove]' : '[data-add]');
    target?.focus();
  });
}
