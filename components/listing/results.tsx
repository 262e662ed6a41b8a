import type { ReactNode } from 'react';
import { MapHost, type MapHostView } from '@/components/map/map-host';
import { StillPart } from '@/components/ui/still-part';
import type { View } from '@/lib/catalogue/search/criteria';

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
    <StillPart name="list">
      <div className="results-list">{children}</div>
    </StillPart>
    {map && <MapHost map={map} />}
  </div>
);
