import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import type { FoundList } from '@/lib/search/list-filters';
import { pageOfList } from '@/lib/search/list-words';
import styles from './list.module.css';

/** The pages of a list, as links: the first, the last, and two on either side; nothing for a list of one page. */
export async function Pagination({ list }: { list: FoundList }) {
  const [t, locale] = await Promise.all([getTranslations('listings'), getLocale()]);
  const { page, pages } = list.result;
  const near = [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  if (near.length < 2) return null;
  const href = (number: number) => listingHref({ ...list.criteria, page: number }, locale, list);
  return (
    <nav className={styles.pagination} data-part="pagination" aria-label={t('pages')}>
      <p className="figures">{pageOfList(list.result, t)}</p>
      <ul>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev">
              <Icon name="chevron-left" />
              {t('previous')}
            </a>
          </li>
        )}
        {near.map((number) => (
          <li key={number}>
            <a
              href={href(number)}
              aria-label={t('page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next">
              {t('next')}
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
