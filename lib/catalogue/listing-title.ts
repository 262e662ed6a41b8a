import type { Locale } from '../i18n/locales.ts';
import type { Catalogue } from './catalogue.ts';
import type { Criteria } from './search/criteria.ts';

interface TitleWords {
  (word: 'sale' | 'rent'): string;
  (word: 'typeSale' | 'typeRent', values: { type: string }): string;
  (word: 'inCity', values: { goal: string; city: string }): string;
}

/** "For sale", "Apartment for sale in Hasselt": what a list holds, by goal, type and city. */
export function listingTitle(
  { goal, city, type }: Criteria,
  locale: Locale,
  t: TitleWords,
  { cities, types }: Pick<Catalogue, 'cities' | 'types'>,
): string {
  const typeName = type === undefined ? undefined : types.get(type)?.name[locale];
  const cityName = city === undefined ? undefined : cities.get(city)?.name[locale];
  const what = typeName ? t(goal === 'sale' ? 'typeSale' : 'typeRent', { type: typeName }) : t(goal);
  return cityName ? t('inCity', { goal: what, city: cityName }) : what;
}
