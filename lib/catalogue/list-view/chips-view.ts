import type { ChipsView } from '../../../components/listing/chips';
import type { Snapshot } from '../../data/load.ts';
import { euro } from '../../euro.ts';
import { area } from '../../format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translator } from '../../i18n/translator.ts';
import { type Criteria, type EnergyLetter, energyLetters, type Filters } from '../search/criteria.ts';
import { commercialKindName } from './commercial-kinds.ts';
import { listingHref } from './listing-href.ts';

/** What is filtered, one chip a filter, each with the address of the list without it. */
export const chipsView = (
  criteria: Criteria,
  locale: Locale,
  words: Translator<'chips'>,
  snapshot: Snapshot,
): ChipsView => ({
  label: words('label'),
  chips: filtersOf(criteria, locale, words, snapshot).map(({ text, without }) => ({
    text,
    remove: words('remove', { filter: text }),
    path: listingHref(without, locale, snapshot),
  })),
});

/** The filters of a list in words, each with what would be asked without it. */
export function filtersOf(
  criteria: Criteria,
  locale: Locale,
  words: Translator<'chips'>,
  snapshot: Snapshot,
): OneFilter[] {
  const { page: _page, words: _words, ...asked } = criteria;
  const chip: MakeChip = (text, left) => ({ text, without: { ...asked, ...left, page: 1 } });
  return [...placeChips(criteria, locale, words, snapshot, chip), ...otherChips(criteria, locale, words, chip)];
}

interface OneFilter {
  text: string;
  without: Criteria;
}

type MakeChip = (text: string, left: Filters) => OneFilter;

function placeChips(
  { list, goal, cities = [], types = [], kind, radius }: Criteria,
  locale: Locale,
  words: Translator<'chips'>,
  { catalogue }: Snapshot,
  chip: MakeChip,
): OneFilter[] {
  const sold = list === 'references';
  const without = <Value>(all: readonly Value[], one: Value) =>
    all.length > 1 ? all.filter((value) => value !== one) : undefined;
  return [
    ...(goal
      ? [chip(words(goal === 'sale' ? (sold ? 'sold' : 'sale') : sold ? 'rented' : 'rent'), { goal: undefined })]
      : []),
    ...cities.map((id) =>
      chip(catalogue.cities.get(id)?.name[locale] ?? id, {
        cities: without(cities, id),
        ...(cities.length > 1 ? {} : { radius: undefined }),
      }),
    ),
    ...(radius ? [chip(words('radius', { km: radius }), { radius: undefined })] : []),
    ...types.map((id) => chip(catalogue.types.get(id)?.name[locale] ?? String(id), { types: without(types, id) })),
    ...(kind ? [chip(commercialKindName(kind, locale, catalogue), { kind: undefined })] : []),
  ];
}

function otherChips(criteria: Criteria, locale: Locale, words: Translator<'chips'>, chip: MakeChip): OneFilter[] {
  const { bedrooms, energy, features = [], available, area: drawn } = criteria;
  const prices = (['minPrice', 'maxPrice'] as const).flatMap((name) => {
    const amount = criteria[name];
    return amount === undefined ? [] : [chip(words(name, { amount: euro(amount) }), { [name]: undefined })];
  });
  const surfaces = (['minLiving', 'maxLiving', 'minPlot', 'maxPlot'] as const).flatMap((name) => {
    const figure = criteria[name];
    return figure === undefined ? [] : [chip(words(name, { area: area(figure, locale) }), { [name]: undefined })];
  });
  const garages = (['minGarages', 'maxGarages'] as const).flatMap((name) => {
    const count = criteria[name];
    return count === undefined ? [] : [chip(words(name, { count }), { [name]: undefined })];
  });
  return [
    ...prices,
    ...(bedrooms ? [chip(words('bedrooms', { count: bedrooms }), { bedrooms: undefined })] : []),
    ...garages,
    ...surfaces,
    ...(energy ? [chip(energyText(energy, words), { energy: undefined })] : []),
    ...features.map((feature) =>
      chip(words(feature), {
        features: features.length > 1 ? features.filter((other) => other !== feature) : undefined,
      }),
    ),
    ...(available ? [chip(words('available'), { available: undefined })] : []),
    ...(drawn ? [chip(words('area'), { area: undefined })] : []),
  ];
}

/** The best letters in a row are "B or better"; others are named. */
function energyText(energy: readonly EnergyLetter[], words: Translator<'chips'>): string {
  const best = energy.every((letter, place) => letter === energyLetters[place]);
  const named = energy.map((letter) => letter.toUpperCase());
  return best && named.length > 1
    ? words('energyAtLeast', { letters: named.at(-1) ?? '' })
    : words('energy', { letters: named.join(', ') });
}
