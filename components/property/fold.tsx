import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** The id of its content: a link to it opens the part, without a script. */
  id?: string;
  title: ReactNode;
  /** The total of the part, shown beside its title while folded. */
  summary?: string;
  /** Whether wide screens show it folded, too. */
  isAlwaysFolded?: boolean;
  children: ReactNode;
}

/** A part that a phone shows folded; paper always shows it, wider screens unless it `isAlwaysFolded` (fold.module.css). */
export const Fold = ({ id, title, summary, isAlwaysFolded = false, children }: FoldProps) => (
  <details className={styles.fold} data-folds={isAlwaysFolded ? 'always' : 'phone'}>
    <summary>
      {title}
      {summary && <small className="figures">{summary}</small>}
    </summary>
    <div id={id}>{children}</div>
  </details>
);
