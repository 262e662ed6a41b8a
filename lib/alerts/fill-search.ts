import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import { comforts, radii } from '../forms/form-schemas.ts';
import type { FormValues } from '../forms/form-state.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Pace } from './pace.ts';

/** A search as it is filled in: the other way round of criteriaOf(). Null for a form that begins empty. */
export function fillSearch(search: Criteria | null, pace: Pace, locale: Locale, catalogue: Catalogue): FormValues {
  if (!search) return { pace };
  const { list, cities = [], types, radius, bedrooms, features = [] } = search;
  const text = (figure: number | undefined) => String(figure ?? '');
  const places = cities
    .flatMap((id) => catalogue.cities.get(id) ?? [])
    .map(({ zip, name }) => `${zip} ${name[locale]}`);
  return {
    pace,
    search: toSearchText(search),
    goal: list === 'rent' ? 'toRent' : 'toBuy',
    types: (types ?? [...catalogue.types.keys()]).map(String),
    places: places.join(', '),
    radius: radius ? (radii.find((value) => Number(value.slice(2)) >= radius) ?? radii.at(-1) ?? '') : '',
    minPrice: text(search.minPrice),
    maxPrice: text(search.maxPrice),
    minBedrooms: text(bedrooms),
    minGarages: text(search.minGarages ?? (features.includes('garage') ? 1 : undefined)),
    maxGarages: text(search.maxGarages),
    comforts: comforts.filter((one) => features.includes(one)),
  };
}
