'use client';

import type { ReactNode } from 'react';
import styles from './broker.module.css';

/** Prints the page; the style sheet hides it where no script runs. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <button type="button" className={styles.printButton} data-part="print-button" onClick={() => window.print()}>
    {children}
  </button>
);
