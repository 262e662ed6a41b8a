import { usePathname } from 'next/navigation';
import styles from '../staff/office.module.css';
import { useOffice } from '../staff/office-provider';

/** What staff see where a page fails: under the menu, or, of a page before the log-in, by itself. */
export function OfficeError({ reset }: { reset: () => void }) {
  const { words } = useOffice();
  const start = usePathname().split('/').slice(0, 3).join('/');
  return (
    <main id="content" className={`${styles.page} ${styles.nothing}`}>
      <h1 className={styles.title}>{words.failed}</h1>
      <p>{words.failedText}</p>
      <p className={styles.buttons}>
        <button className="button" type="button" onClick={reset}>
          {words.again}
        </button>
        <a className="button button-quiet" href={`${start}/`}>
          {words.toToday}
        </a>
      </p>
    </main>
  );
}
