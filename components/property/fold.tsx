import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** The total of the part, shown below its title while folded. */
  summary?: string;
  /** Whether wide screens show it folded, too. */
  always?: boolean;
  children: ReactNode;
}

/** A part that a phone shows folded; paper always shows it, wider screens unless it `always` folds (fold.module.css). */
export const Fold = ({ title, summary, always = false, children }: FoldProps) => (
  <details className={styles.fold} data-folds={always ? 'always' : 'phone'}>
    <summary>
      {title}
      {summary && <small className="figures">{summary}</small>}
    </summary>
    {children}
  </details>
);
