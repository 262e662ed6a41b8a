import type { HomeName } from '@/lib/owners/homes';
import styles from './records.module.css';

/** Which home an entry is about, where several stand together; nothing for one alone. */
export const HomeLine = ({ home }: { home: HomeName | null }) =>
  home && (
    <span className={styles.ownerHome} data-part="owner-home">
      <span>{home.reference}</span> {home.name}
    </span>
  );
