import { getTranslations } from 'next-intl/server';
import { pictureUrl } from '@/components/ui/picture';
import { cityOf, kindName } from '@/lib/catalogue/card-view';
import { cleanDescription } from '@/lib/catalogue/describe';
import { pictureView } from '@/lib/catalogue/picture-views';
import { plainPrice, priceText } from '@/lib/catalogue/price';
import { meaningOf } from '@/lib/catalogue/search/meaning';
import { snapshot } from '@/lib/data/store';
import { enabledLocale } from '@/lib/search/search-view';
import type { FoundHome } from '@/lib/search/suggestions';

/** A home by its number or reference, or null, for the search line; says nothing that its owner does not publish. */
export async function GET(_: Request, { params }: RouteContext<'/api/homes/[locale]/[id]'>) {
  const { locale: code, id } = await params;
  const { catalogue, paths, ...rest } = snapshot();
  const locale = enabledLocale(code, { catalogue, paths, ...rest });
  const meaning = meaningOf(decodeURIComponent(id), catalogue);
  const home = meaning?.kind === 'property' ? catalogue.properties.get(meaning.id) : undefined;
  if (!locale || !home) return Response.json(null);
  const t = await getTranslations({ locale, namespace: 'price' });
  const marquee = home.marquee === undefined ? null : catalogue.marquees.get(home.marquee);
  const found: FoundHome = {
    path: paths.link({ name: 'property', id: home.id }, locale),
    title: home.title[locale],
    description: cleanDescription(
      `${kindName(home, catalogue.types, locale)}, ${cityOf(home, catalogue).name[locale]}. ${home.description[locale]}`,
      100,
    ),
    price: plainPrice(
      priceText(home.price, marquee, catalogue.priceUnits.get(home.price.unit), { onRequest: t('onRequest') }, locale),
    ),
    thumbnail: pictureUrl(pictureView(catalogue, home.pictures[0] ?? '', locale), 100, 'webp'),
  };
  return Response.json(found, { headers: { 'cache-control': 'public, max-age=300' } });
}
