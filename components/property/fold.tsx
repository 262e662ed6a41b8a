import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** What the part comes to, shown below its title where it is folded. */
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
