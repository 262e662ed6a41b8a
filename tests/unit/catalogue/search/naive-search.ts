import { getTown, townCalled } from '@/lib/catalogue/places/towns';
import { Outline } from '@/lib/catalogue/search/columns';
import {
  type Criteria,
  energyLetters,
  features,
  maxBedrooms,
  pageSize,
  type Sort,
} from '@/lib/catalogue/search/criteria';
import { isHomeKind } from '@/lib/catalogue/search/home-kinds';
import type { SearchDocument } from '@/lib/catalogue/search/search-document';
import type { Centre } from '@/lib/catalogue/search/search-index';

/** The rules, said once more in the plainest way: filter, sort, cut; and a facet is a search with that value chosen. */
export function searchNaively(
  documents: readonly SearchDocument[],
  centres: ReadonlyMap<string, Centre>,
  asked: Criteria,
) {
  const hits = matching(documents, centres, asked).sort(order[asked.sort]);
  const total = (chosen: Partial<Criteria>) => matching(documents, centres, { ...asked, ...chosen }).length;
  const counts = <T>(values: readonly T[], choose: (value: T) => Partial<Criteria>) =>
    new Map(
      [...new Set(values)].map((value) => [value, total(choose(value))] as const).filter(([, count]) => count > 0),
    );
  return {
    total: hits.length,
    pages: Math.max(1, Math.ceil(hits.length / pageSize)),
    page: asked.page,
    ids: hits.map(({ id }) => id).slice((asked.page - 1) * pageSize, asked.page * pageSize),
    facets: {
      cities: counts(
        documents.map(({ city }) => city),
        (city) => ({ cities: [city], radius: undefined, towns: undefined, notCities: undefined }),
      ),
      types: counts(
        documents.map(({ type }) => type),
        (type) => ({ types: [type] }),
      ),
      kinds: counts(
        documents.flatMap(({ commercial, kind }) => (commercial ? [kind] : [])),
        (kind) => ({ kind }),
      ),
      homeKinds: counts(
        documents.flatMap(({ kinds }) => kinds.filter(isHomeKind)),
        (kind) => ({ kinds: [kind] }),
      ),
      goals: counts(['sale', 'rent'] as const, (goal) => ({ goal })),
      bedrooms: Array.from({ length: maxBedrooms + 1 }, (_, bedrooms) => total({ bedrooms })),
      energy: counts(energyLetters, (letter) => ({ energy: [letter] })),
      features: counts(features, (feature) => ({ features: [...(asked.features ?? []), feature] })),
      sold: matching(documents, centres, { ...asked, sold: true }).filter(({ closed }) => closed).length,
    },
  };
}

const lists: Record<Criteria['list'], (one: SearchDocument) => boolean> = {
  sale: ({ goal }) => goal === 'sale',
  rent: ({ goal }) => goal === 'rent',
  commercial: ({ commercial }) => commercial,
  references: ({ closed: sold }) => sold,
};

/** The homes that meet the filters, in the order given. */
export function matching(
  documents: readonly SearchDocument[],
  centres: ReadonlyMap<string, Centre>,
  asked: Omit<Criteria, 'sort'>,
) {
  const {
    list,
    cities,
    types,
    kind,
    kinds,
    notKinds,
    notCities,
    without,
    floor,
    towns = [],
    radius,
    provinces,
    goal,
    bedrooms,
    energy,
    sold,
    area,
    ...figures
  } = asked;
  const between = (value: number | null, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
    value !== null && value >= min && value <= max;
  const inRange = (value: number | null, min?: number, max?: number) =>
    (min === undefined && max === undefined) || between(value, min, max);
  const near = (id: string, city: string) => {
    const [here, there] = [centres.get(id) ?? getTown(id), centres.get(city)];
    if (!radius || !here || !there) return false;
    const east = (there.longitude - here.longitude) * Math.cos((here.latitude * Math.PI) / 180);
    return 111.32 * Math.hypot(there.latitude - here.latitude, east) <= radius;
  };
  const named = towns.flatMap((town) => townCalled(town)?.id ?? []);
  const places = named.length > 0 ? [...(cities ?? []), ...named] : cities;
  return documents
    .filter(lists[list])
    .filter((one) => places || !provinces || provinces.some((province) => province === centres.get(one.city)?.province))
    .filter((one) => !places || places.includes(one.city) || places.some((id) => near(id, one.city)))
    .filter((one) => !types || types.includes(one.type))
    .filter((one) => !kind || (one.commercial && one.kind === kind))
    .filter((one) => !kinds || one.kinds.some((id) => kinds.some((other) => other === id)))
    .filter((one) => !notKinds?.some((kind) => one.kinds.includes(kind)))
    .filter((one) => !notCities?.includes(one.city))
    .filter((one) => !without?.some((feature) => one.features.includes(feature)))
    .filter((one) => floor === undefined || one.floor === floor)
    .filter((one) => !goal || one.goal === goal)
    .filter((one) => inRange(one.price, figures.minPrice, figures.maxPrice))
    .filter((one) => inRange(one.garages, figures.minGarages, figures.maxGarages))
    .filter((one) => inRange(one.living, figures.minLiving, figures.maxLiving))
    .filter((one) => inRange(one.plot, figures.minPlot, figures.maxPlot))
    .filter((one) => bedrooms === undefined || one.bedrooms >= bedrooms)
    .filter((one) => !energy || (one.energy !== null && energy.includes(one.energy)))
    .filter((one) => (asked.features ?? []).every((feature) => one.features.includes(feature)))
    .filter((one) => sold || list === 'references' || !one.closed)
    .filter((one) => !area || new Outline(area).contains(one.longitude, one.latitude));
}

type Compare = (a: SearchDocument, b: SearchDocument) => number;
const by =
  (...keys: ((one: SearchDocument) => number)[]): Compare =>
  (a, b) => {
    const key = keys.find((of) => of(a) !== of(b));
    return key ? (key(a) < key(b) ? -1 : 1) : 0;
  };
const closed = (one: SearchDocument) => (one.closed ? 1 : 0);
const newest = [(one: SearchDocument) => -Date.parse(one.publishedAt), (one: SearchDocument) => -one.id];
const last = Number.POSITIVE_INFINITY;
/** Compares two homes in an order. */
export const order: Record<Sort, Compare> = {
  newest: by(closed, ...newest),
  'price-asc': by(closed, ({ price }) => price ?? last, ...newest),
  'price-desc': by(closed, ({ price }) => (price === null ? last : -price), ...newest),
  living: by(closed, ({ living }) => (living === null ? last : -living), ...newest),
};
