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
  /** Its line below a list alone, or in the free place of the last row. */
  keepInformed: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The homes that were found: a list, or a list with its map. */
export async function Results({ view, map, keepInformed, children }: ResultsProps) {
  const t = await getTranslations('map');
  const list = (
    <StaticHtml name="list">
      <div id="list">{children}</div>
    </StaticHtml>
  );
  return (
    <div className={styles.results} data-part="results" data-view={view}>
      {map && <p className={`lead ${styles.resultsScript}`}>{t('withoutScript')}</p>}
      {map ? (
        <>
          {list}
          <PageMap map={map} />
        </>
      ) : (
        <div className={styles.homes}>
          {list}
          {keepInformed}
        </div>
      )}
    </div>
  );
}
