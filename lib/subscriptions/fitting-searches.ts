import { minuteMs } from '../base/day.ts';
import { normalizeEmail } from '../base/email.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import { Outline } from '../catalogue/search/columns.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { toSearchDocument } from '../catalogue/search/search-document.ts';
import { citiesWithin, createSearchIndex } from '../catalogue/search/search-index.ts';
import type { PlaceDemand } from '../forms/form-view.ts';
import type { StoredSearch } from './store.ts';
import { listConfirmedSearches } from './store-wishes.ts';

type Known = Pick<Catalogue, 'cities' | 'types' | 'marquees' | 'projects'>;

/**
 * Returns the searches that find a home, as their alerts would, or at any price; the home need not be on the site yet. In an index of the
 * home alone each search costs microseconds.
 */
export function listSearchesFinding<Search extends Pick<StoredSearch, 'id' | 'criteria'>>(
  searches: readonly Search[],
  home: Property,
  catalogue: Known,
  { atAnyPrice = false } = {},
): Search[] {
  const index = createSearchIndex([toSearchDocument(home, catalogue)], catalogue.cities);
  return searches.filter((search) => {
    const criteria = storedCriteria(search);
    if (!criteria) return false;
    const { minPrice, maxPrice, ...others } = criteria;
    const price = atAnyPrice ? {} : { minPrice, maxPrice };
    return index.search({ ...others, ...price, page: 1 }, 1).total > 0;
  });
}

/** Fewer people than this could be recognized. */
const minShownPeople = 5;

/**
 * Counts the people whose searches a home fits, whatever its price: no budget can be derived from the number. Each address
 * counts once; rounded down to a multiple of five; null for fewer than five.
 */
export function demandFor(
  home: Property,
  searches: readonly Pick<StoredSearch, 'id' | 'criteria' | 'email'>[],
  catalogue: Known,
): number | null {
  const fitting = listSearchesFinding(searches, home, catalogue, { atAnyPrice: true });
  return shownPeople(new Set(fitting.map(({ email }) => normalizeEmail(email))));
}

const shownPeople = ({ size }: ReadonlySet<string>): number | null =>
  size < minShownPeople ? null : size - (size % minShownPeople);

const maxPlaces = 5;

/**
 * The types of home and the cities that the most people look for, the most first; counted as in demandFor(). Homes for sale, not for business,
 * at any price and with any other wish: no home is known. A drawn area counts for the cities whose centre is in it.
 */
export function findGreatestDemand(
  searches: readonly Pick<StoredSearch, 'id' | 'criteria' | 'email'>[],
  { cities, typesInOrder }: Pick<Catalogue, 'cities' | 'typesInOrder'>,
): PlaceDemand[] {
  const homeTypes = typesInOrder.filter(({ sale, commercial }) => sale && !commercial).map(({ webId }) => webId);
  const people = new Map(homeTypes.map((type) => [type, new Map<string, Set<string>>()]));
  for (const search of searches) {
    const criteria = storedCriteria(search);
    if (criteria?.list !== 'sale') continue;
    for (const city of searchedCities(criteria, cities))
      for (const type of criteria.types ?? homeTypes) {
        const inCity = people.get(type);
        inCity?.set(city, (inCity.get(city) ?? new Set()).add(normalizeEmail(search.email)));
      }
  }
  return [...people]
    .flatMap(([type, inCities]) => [...inCities].map(([city, found]) => ({ type, city, people: shownPeople(found) })))
    .filter((one): one is PlaceDemand => one.people !== null)
    .sort((a, b) => b.people - a.people)
    .slice(0, maxPlaces);
}

function searchedCities(criteria: Criteria, cities: Known['cities']): readonly string[] {
  const reached = citiesWithin(criteria, cities) ?? [...cities.keys()];
  const drawn = criteria.area && new Outline(criteria.area);
  return reached.filter((id) => {
    const centre = cities.get(id);
    return centre && (drawn?.contains(centre.longitude, centre.latitude) ?? true);
  });
}

/** Demand is computed anew after this time (ms), since that reads every search. */
const countMs = 10 * minuteMs;
let known: { at: number; catalogue: Catalogue; demand: Promise<PlaceDemand[]> } | undefined;

/** Returns the greatest demand as counted in the last ten minutes; none, with a message in the log, while the database cannot be read. */
export function readCurrentDemand(catalogue: Catalogue): Promise<PlaceDemand[]> {
  if (known?.catalogue !== catalogue || Date.now() - known.at > countMs) {
    const demand = listConfirmedSearches()
      .then((searches) => findGreatestDemand(searches, catalogue))
      .catch((error: unknown) => {
        console.error('The demand cannot be counted:', error);
        return [];
      });
    known = { at: Date.now(), catalogue, demand };
  }
  return known.demand;
}
