import type { MoreFiltersView } from '../../../components/listing/more-filters';
import type { Snapshot } from '../../data/load.ts';
import { area } from '../../format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Criteria, Filters } from '../search/criteria.ts';
import { withoutFilters } from '../search/filter-params.ts';
import { citiesWithin } from '../search/reach.ts';
import type { Facets, SearchResult } from '../search/search-document.ts';
import { cityGroup, energyGroup, featureGroup, type GroupWords, typeGroup } from './check-groups.ts';
import { select, steps } from './choices.ts';

type Bound = 'minLiving' | 'maxLiving' | 'minPlot' | 'maxPlot' | 'minGarages' | 'maxGarages';
type MoreWord = 'more' | 'radius' | 'noRadius' | 'noLimit' | Bound;
export type MoreWords = GroupWords & ((word: MoreWord) => string) & ((word: 'km', values: { km: number }) => string);

const radii = [5, 10, 15, 25, 50];
const surfaces = [50, 75, 100, 125, 150, 200, 250, 300, 400];
const garages = [1, 2, 3, 4];
const plots = [100, 250, 500, 750, 1000, 1500, 2500, 5000, 10_000];

/** The filters that are asked for less, below "more filters": figures, then what can be ticked. */
export function moreFiltersView(
  criteria: Criteria,
  { facets }: SearchResult,
  locale: Locale,
  words: MoreWords,
  snapshot: Snapshot,
): MoreFiltersView {
  const { list, radius } = criteria;
  const near = (km: number) => withCount(words('km', { km }), around(criteria, km, facets, snapshot));
  const metres = (figure: number) => area(figure, locale);
  const figure = (name: Bound, table: readonly number[], write: (figure: number) => string) =>
    withoutFilters[list].includes(name)
      ? []
      : [
          select(
            name.toLowerCase(),
            words(name),
            criteria[name],
            steps(table, criteria[name], words('noLimit'), write),
          ),
        ];
  const groups = [
    featureGroup(criteria, facets, words),
    energyGroup(criteria, facets, words),
    cityGroup(criteria, facets, locale, words, snapshot),
    typeGroup(criteria, facets, locale, words, snapshot),
  ];
  const told: (keyof Filters)[] = [
    'radius',
    'minGarages',
    'maxGarages',
    'minLiving',
    'maxLiving',
    'minPlot',
    'maxPlot',
    'energy',
    'features',
    'available',
  ];
  return {
    summary: words('more'),
    chosen:
      told.filter((name) => criteria[name] !== undefined && !withoutFilters[list].includes(name)).length +
      ((criteria.cities?.length ?? 0) > 1 ? 1 : 0) +
      ((criteria.types?.length ?? 0) > 1 ? 1 : 0),
    selects: [
      select('radius', words('radius'), radius, steps(radii, radius, words('noRadius'), near)),
      ...figure('minLiving', surfaces, metres),
      ...figure('maxLiving', surfaces, metres),
      ...figure('minPlot', plots, metres),
      ...figure('maxPlot', plots, metres),
      ...figure('minGarages', garages, String),
      ...figure('maxGarages', garages, String),
    ],
    groups: groups.filter(({ choices }) => choices.length > 0),
  };
}

const withCount = (text: string, count: number | null): string => (count === null ? text : `${text} (${count})`);

/** Homes in the chosen cities and those within the radius; null without a city. */
function around({ cities }: Criteria, radius: number, facets: Facets, { catalogue }: Snapshot): number | null {
  if (!cities) return null;
  const reached = citiesWithin({ cities, radius }, catalogue.cities) ?? [];
  return reached.reduce((sum, id) => sum + (facets.cities.get(id) ?? 0), 0);
}
