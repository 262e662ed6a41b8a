import { list as listText } from '../../format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ListName } from '../../routes/routes.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Criteria } from '../search/criteria.ts';

const typeWords = {
  sale: 'typeSale',
  rent: 'typeRent',
  commercial: 'typeCommercial',
  references: 'typeReferences',
} as const satisfies Record<ListName, string>;

/** So many cities are named in a title; more are counted. */
const mostNamed = 3;

/** "For sale", "Apartment for sale in Hasselt and Genk": what a list holds, by its name, types and cities. */
export function listingTitle(
  { list, cities: chosen = [], types: kinds = [], radius }: Criteria,
  locale: Locale,
  t: Translator<'listings'>,
  { cities, types }: Pick<Catalogue, 'cities' | 'types'>,
): string {
  const [type] = kinds.length === 1 ? kinds.flatMap((webId) => types.get(webId)?.name[locale] ?? []) : [];
  const names = chosen.flatMap((id) => cities.get(id)?.name[locale] ?? []);
  const what = type ? t(typeWords[list], { type }) : t(list);
  if (names.length === 0) return what;
  const where =
    names.length <= mostNamed
      ? t('inCity', { goal: what, city: listText(names, locale) })
      : t('inCities', { goal: what, count: names.length });
  return radius ? t('around', { goal: where, km: radius }) : where;
}
