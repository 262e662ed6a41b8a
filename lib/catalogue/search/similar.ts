import type { Catalogue } from '../catalogue.ts';
import { isTakeover, toGoal } from '../goal.ts';
import { distance } from '../places/distance.ts';
import { wholeAmount, wholePrice } from '../prices/price.ts';
import type { City } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';
import { webIds } from '../web-ids.ts';
import type { Criteria } from './criteria.ts';

type Source = Pick<Catalogue, 'properties' | 'cities' | 'marquees' | 'projects' | 'search'>;

/** A price at most this many times higher or lower counts as near. */
const maxPriceFactor = 1.5;
/** The number of nearest cities in which homes of a near price are searched. */
const maxCities = 12;
/** The living area of a flat in m², where none is known. */
const usualFlatM2 = 80;

/**
 * Takes a home, which may be off the site; returns others of its goal and type that are still available: first those near in price
 * and place, then whatever is nearest. Asks the search index a few times per city, so it costs the same at any number of homes.
 */
export function listSimilar(home: Property, catalogue: Source, count = 4): Property[] {
  const cities = nearestCities(home, catalogue);
  const chosen: Property[] = [];
  const choose = (homes: Property[]) => {
    for (const other of homes) if (chosen.length < count && isEligible(other, home, chosen)) chosen.push(other);
  };
  choose(nearInPrice(home, cities.slice(0, maxCities), catalogue));
  for (const { city } of cities) {
    if (chosen.length === count) break;
    choose(findNear(home, city, { sort: 'newest' }, catalogue));
  }
  return chosen;
}

/** Returns what `listSimilar` finds, and beside a studio that has too few like it flats of about its size. */
export function listSimilarWithFlats(home: Property, catalogue: Source, count = 4): Property[] {
  const similar = listSimilar(home, catalogue, count);
  if (home.webId !== webIds.studio || similar.length === count) return similar;
  const size = ({ attributes: { surfaces } }: Property) => surfaces.living ?? usualFlatM2;
  const flats = nearestCities(home, catalogue)
    .slice(0, maxCities)
    .flatMap(({ city, km }) =>
      findNear({ ...home, webId: webIds.apartment }, city, { sort: 'newest' }, catalogue).map((other) => ({
        other,
        far: dissimilarity(km, size(other) / size(home)),
      })),
    )
    .sort((a, b) => a.far - b.far);
  for (const { other } of flats) if (similar.length < count && isEligible(other, home, similar)) similar.push(other);
  return similar;
}

/** Returns how little a home resembles another one: ten kilometres weigh as much as ten per cent of the price or the surface. */
const dissimilarity = (km: number, ratio: number): number => km / 10 + 10 * Math.abs(Math.log(ratio));

/** Returns homes of a near price, the most similar first. Unpublished prices and coordinates are not used: the similar homes would reveal them. */
function nearInPrice(home: Property, cities: Near[], catalogue: Source): Property[] {
  const amount = wholeAmount(home, catalogue);
  if (amount === null) return [];
  const found = cities.flatMap(({ city, km }) => {
    const above = findNear(
      home,
      city,
      { sort: 'price-asc', minPrice: amount, maxPrice: amount * maxPriceFactor },
      catalogue,
    );
    const below = findNear(
      home,
      city,
      { sort: 'price-desc', minPrice: amount / maxPriceFactor, maxPrice: amount - 1 },
      catalogue,
    );
    return [...above, ...below].map((other) => ({
      other,
      far: dissimilarity(km, (wholePrice(other) ?? amount) / amount),
    }));
  });
  return found.sort((a, b) => a.far - b.far).map(({ other }) => other);
}

const findNear = (
  home: Property,
  city: City,
  wanted: Partial<Criteria> & Pick<Criteria, 'sort'>,
  { search, properties }: Source,
) =>
  search
    .search({ list: toGoal(home.goal), cities: [city.id], types: [home.webId], page: 1, ...wanted })
    .ids.flatMap((id) => properties.get(id) ?? []);

/** Excludes the home itself, and a second unit of a project: the project's own page shows the others. */
function isEligible(other: Property, home: Property, chosen: Property[]): boolean {
  if (other.id === home.id || chosen.some(({ id }) => id === other.id)) return false;
  if (isTakeover(other.goal) !== isTakeover(home.goal)) return false;
  return other.projectId === undefined || [home, ...chosen].every(({ projectId }) => projectId !== other.projectId);
}

interface Near {
  city: City;
  km: number;
}

/** Returns the cities that have homes of the same goal, nearest first. */
function nearestCities(home: Property, { cities, search }: Source): Near[] {
  const ownCity = cities.get(home.city);
  if (!ownCity) throw new Error(`no city ${home.city}`);
  const counts = search.countsByCity(toGoal(home.goal));
  return [...cities.values()]
    .filter(({ id }) => counts.has(id))
    .map((city) => ({ city, km: distance(ownCity, city) }))
    .sort((a, b) => a.km - b.km);
}

/** The largest distance (km) between the centres of the cities, and the largest difference as a share of the price. */
const nearLimits = { km: 15, price: 0.2 };

/**
 * Whether a home is similar to one that somebody asked about: the same goal and type, nearby, at a similar price. For staff only, since it
 * uses unpublished prices as well.
 */
export function isSimilarTo(asked: Property, home: Property, { cities }: Pick<Catalogue, 'cities'>): boolean {
  const [there, here] = [cities.get(asked.city), cities.get(home.city)];
  return (
    toGoal(asked.goal) === toGoal(home.goal) &&
    isTakeover(asked.goal) === isTakeover(home.goal) &&
    asked.webId === home.webId &&
    Math.abs(home.price.amount - asked.price.amount) <= nearLimits.price * asked.price.amount &&
    there !== undefined &&
    here !== undefined &&
    distance(there, here) <= nearLimits.km
  );
}
