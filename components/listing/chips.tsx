import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import type { FoundList } from '@/lib/search/list-filters';
import { describeFilters } from '@/lib/search/list-words';
import styles from './list.module.css';

/** The active filters: each links to the list without it. Without filters the list is empty and hidden. */
export async function Chips({ list }: { list: FoundList }) {
  const [t, locale] = await Promise.all([getTranslations('chips'), getLocale()]);
  return (
    <ul className={styles.chips} aria-label={t('label')}>
      {describeFilters(list.criteria, locale, t, list.catalogue).map(({ text, without }) => (
        <li key={text}>
          <a
            className={styles.chip}
            href={listingHref(without, locale, list)}
            aria-label={t('remove', { filter: text })}
          >
            {text}
            <Icon name="x" />
          </a>
        </li>
      ))}
    </ul>
  );
}
