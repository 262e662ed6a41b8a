import type { Tables } from '../catalogue.ts';
import { type EnergySource, energyLabel } from '../energy/label.ts';
import { publicLocation } from '../places/location.ts';
import { isNearStation } from '../places/stations.ts';
import { wholeAmount } from '../prices/price.ts';
import type { Property } from '../schema/property.ts';
import { type EnergyLetter, energyLetters, type Feature, features } from './criteria.ts';
import { listKinds } from './home-kinds.ts';
import { type ListTraits, toListTraits } from './home-lists.ts';

/** The fields of a home that the search index holds. It must contain nothing unpublished: filters and orders would reveal it. */
export interface SearchDocument extends ListTraits {
  id: number;
  /** An id of data/cities.json. */
  city: string;
  /** Its `webId`. */
  type: number;
  /** The kind within its type, an id of data/property-types.json. */
  kind: string;
  /** The kind and the others that apply as well: `homeKinds`. */
  kinds: readonly string[];
  floor: number | null;
  /** €; of a rent a month; null when it is not published or not for the whole home (`wholeAmount`): such a home matches no price filter and comes last in the orders by price. */
  price: number | null;
  bedrooms: number;
  garages: number;
  /** m² */
  living: number | null;
  /** m² */
  plot: number | null;
  energy: EnergyLetter | null;
  features: readonly Feature[];
  /** The public location of the home (`publicLocation`), in degrees. */
  longitude: number;
  latitude: number;
  /** ISO 8601, a date or a moment. */
  publishedAt: string;
}

/** Converts a home for the search index. An unpublished price or location must not be found by filtering or sorting either. */
export function toSearchDocument(
  home: Property,
  tables: Pick<Tables, 'cities' | 'types' | 'marquees' | 'projects'>,
): SearchDocument {
  const { id, city, webId, kind, publishedAt } = home;
  const { surfaces, layout } = home.attributes;
  const { latitude, longitude } = publicLocation(home);
  return {
    id,
    ...toListTraits(home, tables),
    city,
    type: webId,
    kind,
    kinds: listKinds(home, tables.types),
    floor: layout.floor ?? null,
    price: wholeAmount(home, tables),
    bedrooms: layout.bedrooms ?? 0,
    garages: layout.garages ?? 0,
    living: surfaces.living ?? null,
    plot: surfaces.ground ?? null,
    energy: energyLetter(home, tables),
    features: features.filter((feature) => has[feature](home)),
    longitude,
    latitude,
    publishedAt,
  };
}

const has: Record<Feature, (home: Property) => boolean> = {
  newbuild: ({ projectId, attributes }) => projectId !== undefined || attributes.building.condition === 'new',
  garden: ({ attributes }) => !!(attributes.comfort.garden || attributes.surfaces.gardenArea),
  terrace: ({ attributes }) => !!(attributes.comfort.terrace || attributes.surfaces.terraceArea),
  garage: ({ attributes }) => !!attributes.layout.garages,
  parking: ({ attributes }) => !!attributes.layout.parkings,
  furnished: ({ attributes }) => !!attributes.comfort.furnished,
  lift: ({ attributes }) => !!attributes.comfort.lift,
  pool: ({ attributes }) => !!attributes.comfort.pool,
  station: (home) => isNearStation(publicLocation(home)),
  office: ({ attributes }) => !!attributes.surfaces.officeArea,
};

function energyLetter(
  { city: id, webId, attributes }: Property,
  { cities }: Pick<Tables, 'cities'>,
): EnergyLetter | null {
  const city = cities.get(id);
  const source: EnergySource | null = city ? { ...city, webId, ...attributes.energy } : null;
  const band = source && energyLabel(source)?.band;
  return energyLetters.find((letter) => band?.startsWith(letter)) ?? null;
}
