import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/base/icon-names';
import { type View, views } from '@/lib/catalogue/search/criteria';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import type { FoundList } from '@/lib/search/list-filters';
import styles from './list.module.css';

const icons: Record<View, IconName> = { list: 'list', map: 'map' };

/** Links to the list alone and to the list with its map: each has its own address, from its first page. */
export async function ViewSwitch({ list }: { list: FoundList }) {
  const [t, locale] = await Promise.all([getTranslations('map'), getLocale()]);
  const { criteria } = list;
  const href = (view: View) =>
    listingHref({ ...criteria, view: view === views[0] ? undefined : view, page: 1 }, locale, list);
  return (
    <nav data-part="views" aria-label={t('views')}>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view}>
            <a href={href(view)} aria-current={view === (criteria.view ?? views[0]) ? 'true' : undefined}>
              <Icon name={icons[view]} />
              {t(view)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
