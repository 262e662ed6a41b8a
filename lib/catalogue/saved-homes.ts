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
  /** The homes that were withdrawn after they were saved. */
  gone: Property[];
}

type Source = Pick<Catalogue, 'properties' | 'withdrawn'>;

/** Returns the numbers of existing and withdrawn homes, at most `max`; others are dropped. */
export const knownIds = (ids: readonly number[], max: number, { properties, withdrawn }: Source): number[] =>
  ids.filter((id) => properties.has(id) || withdrawn.has(id)).slice(0, max);

/** Returns the homes with these numbers. */
export const findSaved = (ids: readonly number[], { properties, withdrawn }: Source): SavedHomes => ({
  homes: ids.flatMap((id) => properties.get(id) ?? []),
  gone: ids.flatMap((id) => withdrawn.get(id) ?? []),
});
