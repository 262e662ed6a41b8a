import type { CheckedChoice } from '@/lib/search/list-filters';
import styles from './checks.module.css';

/** A box of a filter: its field's name and its value. */
export interface CheckOfFilter extends CheckedChoice {
  name: string;
}

interface ChecksProps {
  legend: string;
  look?: 'list' | 'letters';
  checks: CheckOfFilter[];
}

/** Boxes under what they are about; nothing where there are none. */
export const Checks = ({ legend, look = 'list', checks }: ChecksProps) =>
  checks.length > 0 && (
    <fieldset className={look === 'letters' ? `${styles.checks} ${styles.checksLetters}` : styles.checks}>
      <legend>{legend}</legend>
      {checks.map((check) => (
        <Check key={`${check.name}-${check.value}`} {...check} />
      ))}
    </fieldset>
  );

/** A box with the number of homes that it would give. */
export const Check = ({ name, value, text, count, checked }: CheckOfFilter) => (
  <label className={count === 0 ? `${styles.check} ${styles.checkEmpty}` : styles.check}>
    <input type="checkbox" name={name} value={value} defaultChecked={checked} />
    <span>
      {text}{' '}
      <span className={`figures ${styles.checkCount}`} data-part="check-count">
        ({count})
      </span>
    </span>
  </label>
);
