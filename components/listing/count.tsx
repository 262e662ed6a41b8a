import { getTranslations } from 'next-intl/server';
import type { FoundList } from '@/lib/search/list-filters';
import styles from './list.module.css';

/** The number of homes in a list. For none it is only read out: the list itself shows that there are none. */
export async function Count({ list: { result, criteria } }: { list: FoundList }) {
  const t = await getTranslations('listings');
  const isShown = result.total > 0 || criteria.view === 'map';
  return (
    <p className={isShown ? `figures ${styles.count}` : 'sr-only'} data-part="count" role="status">
      {t('count', { count: result.total })}
    </p>
  );
}
