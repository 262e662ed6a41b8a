import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageMap } from '@/components/map/page-map';
import type { View } from '@/lib/catalogue/search/criteria';
import type { PageMapView } from '@/lib/map/page-map';
import { StaticHtml } from '@/lib/next/static-html';
import styles from './list.module.css';

interface ResultsProps {
  view: View;
  /** null for a list alone. */
  map: PageMapView | null;
  /** The alert's line, after the cards of a list alone or in the free places of their last row. */
  keepInformed: ReactNode;
  /** The cards. */
  children: ReactNode;
  /** The pages and other homes, after the cards. */
  end: ReactNode;
}

/** The homes that were found: a list, or a list with its map. */
export async function Results({ view, map, keepInformed, children, end }: ResultsProps) {
  const t = await getTranslations('map');
  const list = (
    <StaticHtml name="list">
      <div id="list">{children}</div>
    </StaticHtml>
  );
  const listEnd = (
    <StaticHtml name="list-end">
      <div>{end}</div>
    </StaticHtml>
  );
  return (
    <div className={styles.results} data-part="results" data-view={view}>
      {map && <p className={`lead ${styles.resultsScript}`}>{t('withoutScript')}</p>}
      {map ? (
        <>
          <div>
            {list}
            {listEnd}
          </div>
          <PageMap map={map} />
        </>
      ) : (
        <div className={styles.homes}>
          {list}
          {keepInformed}
          {listEnd}
        </div>
      )}
    </div>
  );
}
