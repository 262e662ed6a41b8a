import { pictureUrl } from '@/components/ui/picture';
import { cleanDescription } from '@/lib/base/describe';
import { cityOf, kindName } from '@/lib/catalogue/lookup';
import { firstPicture } from '@/lib/catalogue/pictures/picture-views';
import { plainPrice, shownPrice } from '@/lib/catalogue/prices/price';
import { findHomeByWords } from '@/lib/catalogue/search/find-home';
import { homeFacts } from '@/lib/catalogue/views/card-view';
import { sharedJson } from '@/lib/data/shared-json';
import { pageData } from '@/lib/data/store';
import { translatorIn } from '@/lib/i18n/translator';
import { enabledLocale, type FoundHome } from '@/lib/search/search-line';

/** A home by its number or reference, or null, for the search line and the map; says nothing that its owner does not publish. */
export async function GET(request: Request, { params }: RouteContext<'/api/homes/[locale]/[id]'>) {
  const { locale: code, id } = await params;
  const { catalogue, paths, ...rest } = await pageData();
  const locale = enabledLocale(code, { catalogue, paths, ...rest });
  const home = findHomeByWords(id, catalogue.properties);
  if (!locale || !home) return Response.json(null);
  const [t, price, origin] = await Promise.all([
    translatorIn(locale, 'card'),
    translatorIn(locale, 'price'),
    translatorIn(locale, 'origin'),
  ]);
  const picture = firstPicture(catalogue, home.pictures, locale);
  const found: FoundHome = {
    path: paths.link({ name: 'property', id: home.id }, locale),
    title: home.title[locale],
    description: cleanDescription(
      `${kindName(home, catalogue.types, locale)}, ${cityOf(home, catalogue).name[locale]}. ${home.description[locale]}`,
      100,
    ),
    price: plainPrice(shownPrice(home, locale, catalogue), price),
    thumbnail: picture ? pictureUrl(picture, 100, 'webp') : undefined,
    picture: picture ? pictureUrl(picture, 600, 'webp') : undefined,
    ...(picture?.label && { pictureLabel: origin(`labels.${picture.label}`) }),
    facts: homeFacts(home, locale).map(({ icon, text, name, count }) => ({ icon, text, label: t(name, { count }) })),
  };
  return sharedJson(request, () => found);
}
