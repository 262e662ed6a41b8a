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
  /** The list. */
  children: ReactNode;
}

/** The homes that were found: a list, or a list with its map. */
export async function Results({ view, map, children }: ResultsProps) {
  const t = await getTranslations('map');
  return (
    <div className={styles.results} data-part="results" data-view={view}>
      {map && <p className={`lead ${styles.resultsScript}`}>{t('withoutScript')}</p>}
      <StaticHtml name="list">
        <div id="list">{children}</div>
      </StaticHtml>
      {map && <PageMap map={map} />}
    </div>
  );
}
