import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import styles from './saved.module.css';

/** Which homes of a list were taken off the site, a sentence each. */
export async function UnavailableHomes({ ids }: { ids: readonly number[] }) {
  const t = await getTranslations('saved');
  if (ids.length === 0) return null;
  return (
    <ul className={styles.goneHomes}>
      {ids.map((id) => (
        <li key={id}>
          <Icon name="info" />
          {t('gone', { id })}
        </li>
      ))}
    </ul>
  );
}
