import { CardGrid } from '@/components/listing/card-grid';
import { CardSwipe } from '@/components/listing/card-swipe';
import type { CardView } from '@/lib/catalogue/card-view';
import { innerHeading, type ModuleProps } from './module-view';

export interface PropertyListModuleView {
  view: 'property-list';
  perRow: number;
  cards: CardView[];
}

/** Homes as cards. */
export const PropertyListModule = ({ module: { frame, perRow, cards } }: ModuleProps<PropertyListModuleView>) => (
  <>
    <CardGrid cards={cards} heading={innerHeading(frame)} perRow={perRow} />
    <CardSwipe />
  </>
);
