'use client';

import styles from '@/components/office/office.module.css';
import { useOffice } from '@/components/office/office-provider';

/** What staff see where a page fails. */
export default function OfficeError({ reset }: { reset: () => void }) {
  const { words } = useOffice();
  return (
    <main className={styles.door}>
      <h1>{words.failed}</h1>
      <button className="button" type="button" onClick={reset}>
        {words.again}
      </button>
    </main>
  );
}
