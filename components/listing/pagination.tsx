import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import type { FoundList } from '@/lib/search/list-filters';
import { linkedPages, pageOfList } from '@/lib/search/list-words';
import styles from './list.module.css';

/** The pages of a list, as links; nothing for a list of one page. */
export async function Pagination({ list }: { list: FoundList }) {
  const [t, locale] = await Promise.all([getTranslations('listings'), getLocale()]);
  const { page, pages } = list.result;
  if (pages < 2) return null;
  const href = (number: number) => listingHref({ ...list.criteria, page: number }, locale, list);
  return (
    <nav className={styles.pagination} data-part="pagination" aria-label={t('pages')}>
      <p className="figures">{pageOfList(list.result, t)}</p>
      <ul>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev">
              <Icon name="chevron-left" />
              <span>{t('previous')}</span>
            </a>
          </li>
        )}
        {linkedPages(page, pages).map((number, place) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
            <li key={`gap ${place}`} className={styles.pagesLeftOut} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={href(number)}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next">
              <span>{t('next')}</span>
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
