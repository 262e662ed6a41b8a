import type { CheckGroupView } from '../../../components/listing/more-filters';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Criteria, type EnergyLetter, energyLetters, type Feature, features } from '../search/criteria.ts';
import { withoutFilters } from '../search/filter-params.ts';
import type { Facets } from '../search/search-document.ts';
import { cityValue, offers } from './choices.ts';

export type GroupWords = (word: 'energy' | 'features' | 'available' | 'otherCities' | 'otherTypes' | Feature) => string;

export function featureGroup(
  { list, features: chosen, available }: Criteria,
  facets: Facets,
  words: GroupWords,
): CheckGroupView {
  const own = withoutFilters[list].includes('features') ? [] : features;
  const choices = own.map((name) => ({
    name,
    value: '1',
    text: words(name),
    count: facets.features.get(name) ?? 0,
    checked: chosen?.includes(name) ?? false,
  }));
  const open = {
    name: 'available',
    value: '1',
    text: words('available'),
    count: facets.available,
    checked: !!available,
  };
  return {
    legend: words('features'),
    look: 'list',
    choices: withoutFilters[list].includes('available') ? choices : [...choices, open],
  };
}

export function energyGroup({ energy }: Criteria, facets: Facets, words: GroupWords): CheckGroupView {
  const offered = (letter: EnergyLetter) => facets.energy.has(letter) || energy?.includes(letter);
  return {
    legend: words('energy'),
    look: 'letters',
    choices: energyLetters.filter(offered).map((letter) => ({
      name: 'energy',
      value: letter,
      text: letter.toUpperCase(),
      count: facets.energy.get(letter) ?? 0,
      checked: energy?.includes(letter) ?? false,
    })),
  };
}

/** Cities besides the one that the bar names. */
export function cityGroup(
  { cities = [] }: Criteria,
  facets: Facets,
  locale: Locale,
  words: GroupWords,
  { catalogue }: Snapshot,
): CheckGroupView {
  const others = catalogue.citiesByName[locale].filter(
    ({ id }) => id !== cities[0] && (facets.cities.has(id) || cities.includes(id)),
  );
  return {
    legend: words('otherCities'),
    look: 'list',
    choices: others.map((city) => ({
      name: 'city',
      value: cityValue(city),
      text: city.name[locale],
      count: facets.cities.get(city.id) ?? 0,
      checked: cities.includes(city.id),
    })),
  };
}

/** Types besides the one that the bar names. */
export function typeGroup(
  { list, types = [] }: Criteria,
  facets: Facets,
  locale: Locale,
  words: GroupWords,
  { catalogue }: Snapshot,
): CheckGroupView {
  const others = catalogue.typesInOrder.filter(
    (type) =>
      type.webId !== types[0] && ((offers(type, list) && facets.types.has(type.webId)) || types.includes(type.webId)),
  );
  return {
    legend: words('otherTypes'),
    look: 'list',
    choices: others.map(({ webId, name }) => ({
      name: 'type',
      value: String(webId),
      text: name[locale],
      count: facets.types.get(webId) ?? 0,
      checked: types.includes(webId),
    })),
  };
}
