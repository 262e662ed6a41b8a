import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { sorts } from '@/lib/catalogue/search/criteria';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { type FoundList, isFiltered } from '@/lib/search/list-filters';
import { describeFilters } from '@/lib/search/list-words';
import styles from './chips.module.css';

/** The active filters: each links to the list without it, the last link to the list without any. Without filters the list is empty and hidden. */
export async function Chips({ list }: { list: FoundList }) {
  const [t, listings, locale] = await Promise.all([getTranslations('chips'), getTranslations('listings'), getLocale()]);
  const { criteria, catalogue } = list;
  return (
    <ul className={styles.chips} aria-label={t('label')}>
      {describeFilters(criteria, locale, t, catalogue).map(({ text, without }) => (
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
      {isFiltered(criteria) && (
        <li>
          <a
            className={`link ${styles.reset}`}
            data-part="reset"
            href={listingHref({ list: criteria.list, sort: sorts[0], view: criteria.view, page: 1 }, locale, list)}
          >
            {listings('reset')}
          </a>
        </li>
      )}
    </ul>
  );
}
