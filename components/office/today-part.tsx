import type { ReactNode } from 'react';
import page from '@/components/staff/office.module.css';
import styles from './today.module.css';

interface PartProps {
  title: string;
  count?: string;
  name?: string;
  children: ReactNode;
}

/** A part of the day, with how many there are. */
export const Part = ({ title, count, name, children }: PartProps) => (
  <section className={page.section} data-part={name}>
    <h2>
      {title} {count && <span className={styles.count}>{count}</span>}
    </h2>
    {children}
  </section>
);
