import Link from 'next/link';
import page from '@/components/staff/office.module.css';
import styles from './inbox.module.css';

/** A lead in a list, in the words of the page. */
export interface RowView {
  id: string;
  href: string;
  name: string;
  kind: string;
  subject: string;
  status: string;
  statusText: string;
  /** The assignee. */
  who: string;
  followUp: string | null;
  isDue: boolean;
  time: string;
  dateTime: string;
}

/** The person, the subject, the assignee and the time. */
export const LeadRow = ({ row }: { row: RowView }) => (
  <Link className={`${page.row} ${styles.row}`} href={row.href} prefetch={false} data-lead={row.id}>
    <span className={row.status === 'new' ? `${styles.name} ${styles.isNew}` : styles.name}>{row.name}</span>
    <span className={styles.kind}>{row.kind}</span>
    <span className={styles.subject}>{row.subject}</span>
    <span className={styles.state} data-status={row.status}>
      {row.statusText}
    </span>
    <span className={styles.who}>
      {row.who}
      {row.followUp && <span className={row.isDue ? styles.due : undefined}> {row.followUp}</span>}
    </span>
    <time className={styles.time} dateTime={row.dateTime}>
      {row.time}
    </time>
  </Link>
);
