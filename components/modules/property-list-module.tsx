import { CardGrid } from '@/components/listing/card-grid';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { moduleHomes } from '@/lib/content/modules/items';
import { innerHeading, type ModuleProps } from './module-props';

/** Homes as cards. */
export function PropertyListModule({ module, context: { locale, data } }: ModuleProps<'property-list'>) {
  const cards = moduleHomes(module, data).map((home) => toCardView(home, locale, data));
  return <CardGrid cards={cards} heading={innerHeading(module)} perRow={module.numberItemOfRow ?? 3} />;
}
