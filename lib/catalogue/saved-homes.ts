import type { Catalogue } from './catalogue.ts';
import type { Property } from './schema/property.ts';

/** Homes that fit side by side. */
export const maxCompared = 4;
/** Homes that an address can carry and a page can show. */
export const maxFavourites = 60;

/** Reads "5801,5802": whole numbers, each once, in their order. */
export const parseIds = (text: string): number[] => [
  ...new Set(text.split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part.trim()) ? [Number(part)] : []))),
];

export interface SavedHomes {
  homes: Property[];
  /** Taken off the site since they were kept. */
  gone: Property[];
}

type Source = Pick<Catalogue, 'properties' | 'withdrawn'>;

/** The numbers that mean a home or one that is gone; others are dropped, and so are more than `max`. */
export const knownIds = (ids: readonly number[], max: number, { properties, withdrawn }: Source): number[] =>
  ids.filter((id) => properties.has(id) || withdrawn.has(id)).slice(0, max);

/** The homes behind such numbers. */
export const findSaved = (ids: readonly number[], { properties, withdrawn }: Source): SavedHomes => ({
  homes: ids.flatMap((id) => properties.get(id) ?? []),
  gone: ids.flatMap((id) => withdrawn.get(id) ?? []),
});
