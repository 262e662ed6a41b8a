import type { ReactNode } from 'react';
import { MapHost, type MapHostView } from '@/components/map/map-host';
import type { View } from '@/lib/catalogue/search/criteria';
import { StaticHtml } from '@/lib/next/static-html';

interface ResultsProps {
  view: View;
  /** null for a list alone. */
  map: MapHostView | null;
  /** Said where there is no JavaScript: the list stands in for the map. */
  withoutScript: string;
  /** The list. */
  children: ReactNode;
}

/** The homes that were found: as a list, on a map, or both side by side. The list is in the page whatever the view. */
export const Results = ({ view, map, withoutScript, children }: ResultsProps) => (
  <div className={`results results-${view}`}>
    {map && <p className="lead results-script">{withoutScript}</p>}
    <StaticHtml name="list">
      <div className="results-list">{children}</div>
    </StaticHtml>
    {map && <MapHost map={map} />}
  </div>
);
