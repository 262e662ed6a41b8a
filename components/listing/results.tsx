import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageMap } from '@/components/map/page-map';
import type { View } from '@/lib/catalogue/search/criteria';
import type { PageMapView } from '@/lib/map/page-map';
import { StaticHtml } from '@/lib/next/static-html';

interface ResultsProps {
  view: View;
  /** null for a list alone. */
  map: PageMapView | null;
  /** The list. */
  children: ReactNode;
}

/** The homes that were found: as a list, on a map, or both side by side. The list is in the page whatever the view. */
export async function Results({ view, map, children }: ResultsProps) {
  const t = await getTranslations('map');
  return (
    <div className={`results results-${view}`}>
      {map && <p className="lead results-script">{t('withoutScript')}</p>}
      <StaticHtml name="list">
        <div className="results-list">{children}</div>
      </StaticHtml>
      {map && <PageMap map={map} />}
    </div>
  );
}
