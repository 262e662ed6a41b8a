import { getLocale, getTranslations } from 'next-intl/server';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { type FoundList, hasFilter } from '@/lib/search/list-filters';
import styles from './list.module.css';

/** Shows sold and rented homes in the list, or hides them again. */
export async function SoldToggle({ list }: { list: FoundList }) {
  const [t, locale] = await Promise.all([getTranslations('listings'), getLocale()]);
  const { criteria, result } = list;
  const { sold } = criteria;
  if (!hasFilter(criteria.list, 'sold') || result.facets.sold === 0) return null;
  return (
    <a
      className={`link ${styles.soldToggle}`}
      data-part="sold-toggle"
      href={listingHref({ ...criteria, sold: sold ? undefined : true, page: 1 }, locale, list)}
      rel="nofollow"
    >
      {t(sold ? 'hideSold' : 'showSold', { list: criteria.list, count: result.facets.sold })}
    </a>
  );
}
