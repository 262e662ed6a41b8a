import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** The total of the part, shown below its title while folded. */
  summary?: string;
  children: ReactNode;
}

/** A part that a phone shows folded; wider screens and paper always show it (fold.module.css). */
export const Fold = ({ title, summary, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary>
      {title}
      {summary && <small className="figures">{summary}</small>}
    </summary>
    {children}
  </details>
);
