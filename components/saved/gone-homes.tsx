import { Icon } from '@/components/ui/icon';
import styles from './saved.module.css';

/** Which homes of a list were taken off the site, a sentence each. */
export const GoneHomes = ({ notices }: { notices: string[] }) =>
  notices.length > 0 && (
    <ul className={styles.goneHomes}>
      {notices.map((notice) => (
        <li key={notice}>
          <Icon name="info" />
          {notice}
        </li>
      ))}
    </ul>
  );
