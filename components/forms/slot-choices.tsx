import type { SlotDay } from '@/lib/forms/form-view';
import styles from './slots.module.css';
export interface SlotChoicesProps {
  name: string;
  days: readonly SlotDay[];
  chosen?: string;
  words: { full: string; none: string };
  /** The moments that are full to this visitor by now; left out while the page's own answer holds. */
  full?: readonly string[];
}

/** Days to open, each with its hours as buttons; the one of the chosen hour is open, else the first with a free one. */
export function SlotChoices({ name, days, chosen, words, full }: SlotChoicesProps) {
  if (days.length === 0) return <p className="slot-none">{words.none}</p>;
  const open =
    days.find(({ slots }) => slots.some(({ value }) => value === chosen)) ??
    days.find(({ slots }) => slots.some((slot) => !slot.full));
  return (
    <div className={styles.slotDays} data-part="slot-days">
      {days.map(({ day, label, note, slots }) => (
        <details key={day} name={`${name}-days`} open={day === open?.day}>
          <summary className={styles.summaryRow}>
            <span>{label}</span>
            <span className={styles.slotNote}>{note}</span>
          </summary>
          <div className={styles.slotHours}>
            {slots.map((slot) => {
              const id = `${name}-${slot.value}`;
              const isFull = full?.includes(slot.value) ?? slot.full;
              return (
                <div
                  key={slot.value}
                  className={isFull ? `${styles.slot} ${styles.slotFull}` : styles.slot}
                  data-part="slot"
                >
                  <input
                    id={id}
                    type="radio"
                    name={name}
                    value={slot.value}
                    defaultChecked={slot.value === chosen}
                    required
                  />
                  <label htmlFor={id}>
                    <time>{slot.label}</time>
                    {isFull && <small>{words.full}</small>}
                  </label>
                </div>
              );
            })}
          </div>
        </details>
      ))}
    </div>
  );
}
