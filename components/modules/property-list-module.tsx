import { CardGrid } from '@/components/listing/card-grid';
import { CardSwipe } from '@/components/listing/card-swipe';
import { toCardView } from '@/lib/catalogue/card-view';
import { homesOf } from '@/lib/content/modules/items';
import { cardWords } from '@/lib/i18n/home-words';
import { innerHeading, type ModuleProps } from './module-props';

/** Homes as cards. */
export async function PropertyListModule({ module, context: { locale, data } }: ModuleProps<'property-list'>) {
  const words = await cardWords(locale);
  const cards = homesOf(module, data).map((home) => toCardView(home, locale, words, data));
  return (
    <>
      <CardGrid cards={cards} heading={innerHeading(module)} perRow={module.numberItemOfRow ?? 3} />
      <CardSwipe />
    </>
  );
}
