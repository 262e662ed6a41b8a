import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { StaticHtml } from '@/lib/next/static-html';
import type { FoundList } from '@/lib/search/list-filters';
import styles from './map-first.module.css';

/** On a narrow screen, the way from a list to its map; on the map, between the map and the list below it. */
export const MapPill = ({ list }: { list: FoundList }) => (
  <StaticHtml name="map-pill">
    <div className={styles.pills}>
      <Pills list={list} />
    </div>
  </StaticHtml>
);

async function Pills({ list }: { list: FoundList }) {
  const [t, locale] = await Promise.all([getTranslations('map'), getLocale()]);
  const { criteria, result } = list;
  if (criteria.view !== 'map')
    return result.total === 0 ? null : (
      <a
        className={styles.pill}
        data-part="map-pill"
        href={listingHref({ ...criteria, view: 'map', page: 1 }, locale, list)}
      >
        <Icon name="map" />
        {t('map')}
      </a>
    );
  return (
    <>
      <a className={`${styles.pill} ${styles.pillList}`} data-part="map-pill" href="#list">
        <Icon name="list" />
        {t('list')}
      </a>
      <a className={`${styles.pill} ${styles.pillMap}`} data-part="map-pill" href="#top">
        <Icon name="map" />
        {t('map')}
      </a>
    </>
  );
}
