import type { PropertyType } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';

/** Kinds of home that people look for, in a list's filter; those of data/property-types.json under its ids. */
export const homeKinds = [
  'terraced-house',
  'semi-detached-house',
  'detached-house',
  'bungalow',
  'ground-floor-apartment',
  'duplex',
  'loft',
  'penthouse',
] as const;
export type HomeKind = (typeof homeKinds)[number];

/** The kind of a house by its number of open façades, in addition to its own kind. */
const kindByFacades: Partial<Record<number, HomeKind>> = {
  2: 'terraced-house',
  3: 'semi-detached-house',
  4: 'detached-house',
};
const house = 'terraced-house';
const flat = 'ground-floor-apartment';

/** Kinds that data/property-types.json does not have. */
const untabled = ['semi-detached-house', 'detached-house'] as const satisfies readonly HomeKind[];
export type UntabledKind = (typeof untabled)[number];

export const isHomeKind = (id: string): id is HomeKind => homeKinds.some((kind) => kind === id);
export const isUntabled = (id: HomeKind): id is UntabledKind => untabled.some((kind) => kind === id);

/** Returns the kind of data/property-types.json that has the same type as a kind. */
export const tabledKind = (kind: string): string => (untabled.some((known) => known === kind) ? house : kind);

/** Returns all kinds of a home: its own, and those by its façades and its floor. */
export function listKinds(
  { kind, webId, attributes: { layout } }: Pick<Property, 'kind' | 'webId' | 'attributes'>,
  types: ReadonlyMap<number, PropertyType>,
): string[] {
  const has = (id: string) => types.get(webId)?.kinds.some((own) => own.id === id) ?? false;
  const byFacades = has(house) ? kindByFacades[layout.facades ?? 0] : undefined;
  const byFloor = has(flat) && layout.floor === 0 ? flat : undefined;
  return [...new Set([kind, byFacades, byFloor].filter((found) => found !== undefined))];
}
