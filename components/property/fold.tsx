import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A part that a phone shows folded; wider screens and paper always show it (fold.module.css). */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>{title}</summary>
    {children}
  </details>
);
