import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import type { FoundList } from '@/lib/search/list-filters';
import { describeFilters } from '@/lib/search/list-words';
import styles from './list.module.css';

/** What is filtered: links to the same list without it. Where nothing is, an empty list that is not shown. */
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
