import type { ReactNode } from 'react';
import styles from './similar.module.css';

interface SimilarSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** The cards that a page ends with: similar homes, other projects. */
export const SimilarSection = ({ id, title, children }: SimilarSectionProps) => (
  <section id={id} className={`wrap section ${styles.similar}`} data-part="similar" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="section-head">
      {title}
    </h2>
    {children}
  </section>
);
