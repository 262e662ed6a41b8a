import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields that belong together, below their heading. */
export const Fieldset = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.formSection}>
    <legend className="title-small">{legend}</legend>
    <div className={styles.formFields}>{children}</div>
  </fieldset>
);
