import type { ListName } from '../../routes/routes.ts';
import type { Goal } from '../goal.ts';
import type { Province } from '../places/provinces.ts';
import type { HomeKind } from './home-kinds.ts';

/** A place on the map, in degrees with at most four decimals, some ten metres. */
export type Point = readonly [longitude: number, latitude: number];
/** The corners of a drawn area in order; the last is joined to the first. */
export type Area = readonly Point[];

/** The orders that a visitor can choose from; the first is the default. */
export const sorts = ['newest', 'price-asc', 'price-desc', 'living'] as const;
export type Sort = (typeof sorts)[number];

/** Homes on one page of a list. */
export const pageSize = 18;

/** The filter offers "at least 1" to "at least 6" bedrooms. */
export const maxBedrooms = 6;

/** The letters of all regions' energy labels, best first; A+ and A++ count as A. */
export const energyLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
export type EnergyLetter = (typeof energyLetters)[number];

/** The features of homes; each is a separate parameter of an address. */
export const features = [
  'newbuild',
  'garden',
  'terrace',
  'garage',
  'parking',
  'furnished',
  'lift',
  'pool',
  'station',
  'office',
] as const;
export type Feature = (typeof features)[number];

/** The filters of a list; an absent filter lets every home pass. */
export interface Filters {
  /** Ids of data/cities.json, each once, in the order of the alphabet; at least one. */
  cities?: readonly string[];
  /** Provinces whose cities all match if no city is chosen; each once, in the order of the table, at least one. */
  provinces?: readonly Province[];
  /**
   * Towns that data/cities.json lacks, by names of lib/catalogue/places/towns.json: they have no homes yet, but their surroundings may. In
   * alphabetical order, each once; at least one.
   */
  towns?: readonly string[];
  /** None of these, in the order of the alphabet, each once; at least one. */
  notCities?: readonly string[];
  /** km around the centre of each of the cities. */
  radius?: number;
  /** `webIds` of types of home, each once, ascending; at least one. */
  types?: readonly number[];
  /** Any of these, in the order of the alphabet, each once; at least one. */
  kinds?: readonly HomeKind[];
  /** None of these, likewise. */
  notKinds?: readonly HomeKind[];
  /** 0 is the ground floor. */
  floor?: number;
  /** The kind of a commercial property, an id of data/property-types.json; only in the list of commercial property. */
  kind?: string;
  /** Only in lists that have homes of both goals. */
  goal?: Goal;
  /** €, whole; of a rent: a month. */
  minPrice?: number;
  maxPrice?: number;
  /** The minimum number of bedrooms. */
  bedrooms?: number;
  /** Whole. */
  minGarages?: number;
  maxGarages?: number;
  /** m², whole */
  minLiving?: number;
  maxLiving?: number;
  /** m², whole */
  minPlot?: number;
  maxPlot?: number;
  /** Any of these, best first; at least one. */
  energy?: readonly EnergyLetter[];
  /** All of these, in their own order; at least one. */
  features?: readonly Feature[];
  /** None of these, likewise. */
  without?: readonly Feature[];
  /** Includes sold and rented homes; without it a list shows available ones only. The references show nothing else. */
  sold?: true;
  /** The area that the visitor drew on the map. */
  area?: Area;
}

/** The views of a list; the first is the default. */
export const views = ['list', 'map'] as const;
export type View = (typeof views)[number];

/** The filters, the order, the page and the view of a list. */
export interface Criteria extends Filters {
  list: ListName;
  sort: Sort;
  /** Left out for the default. */
  view?: View;
  /** Whole, from 1. */
  page: number;
  /** The words that the visitor typed, stored beside the filters that they mean. */
  words?: string;
}

/** Whether criteria are the unfiltered first page of a list, a city, or a type in a city, on which visitors land. */
export const isLanding = ({ list: _, cities, types, sort, page, ...others }: Criteria): boolean =>
  sort === sorts[0] &&
  page === 1 &&
  (cities?.length ?? 0) <= 1 &&
  (types === undefined || (types.length === 1 && cities !== undefined)) &&
  Object.values(others).every((value) => value === undefined);

/** Returns city and type as levels of a list's address: one city, and one type in it. */
export function addressLevels({ cities, types }: Filters): { city?: string; type?: number } {
  if (cities?.length !== 1) return {};
  return types?.length === 1 ? { city: cities[0], type: types[0] } : { city: cities[0] };
}
