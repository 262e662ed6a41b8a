import { slug } from '../../base/slug.ts';
import { type Localized, locales } from '../../i18n/locales.ts';
import type { City } from '../schema/lists.ts';
import type { Place } from './distance.ts';
import { type Province, provinces } from './provinces.ts';
// All municipalities of Belgium and Luxembourg and their parts (docs/decisions/towns.md): of them data/cities.json has those in use.
import file from './towns.json' with { type: 'json' };

interface Rest {
  /** The municipality of a part of one. */
  of?: string;
  /** Other names by which it is known. */
  also?: string[];
  /** The source does not have it: its location is the centre of its postal code. */
  near?: true;
}

type Row = [
  id: string,
  zips: string,
  name: string | [nl: string, fr: string, en: string, de: string],
  province: Province,
  latitude: number,
  longitude: number,
  rest?: Rest,
];

/** A municipality, or a part of one with a postal code. */
export interface Town extends Place {
  /** The id that it has, or would have, in data/cities.json. */
  id: string;
  /** The first is the main one; in Luxembourg, where each street has its own, also ranges such as "8201-8273". */
  zips: readonly string[];
  countryId: City['countryId'];
  /** A unique name: a town of the same name has its municipality in brackets. */
  name: Localized;
  also: readonly string[];
  province: Province;
  /** The id of the municipality, for a part of one. */
  municipality: string | undefined;
  /** Whether the coordinates are those of its postal code, a few km off. */
  isApproximate: boolean;
}

const cantons: readonly Province[] = Object.keys(provinces).slice(
  Object.keys(provinces).indexOf('capellen'),
) as Province[];

function toTown([id, zips, name, province, latitude, longitude, rest]: Row): Town {
  const [nl, fr, en, de] = typeof name === 'string' ? [name, name, name, name] : name;
  return {
    id,
    zips: zips.split(' '),
    countryId: cantons.includes(province) ? 50 : 10,
    name: { nl, fr, en, de },
    also: rest?.also ?? [],
    province,
    latitude,
    longitude,
    municipality: rest?.of,
    isApproximate: rest?.near === true,
  };
}

/** All towns, in the order of their postal codes. */
export const towns: readonly Town[] = (file as unknown as Row[]).map(toTown);

const byId = new Map(towns.map((town) => [town.id, town]));

export const getTown = (id: string): Town | null => byId.get(id) ?? null;

const byMainName = new Map(towns.flatMap((town) => locales.map((locale) => [slug(town.name[locale]), town] as const)));

/** Returns the town with this main name in any language; null for none. */
export const townCalled = (name: string): Town | null => byMainName.get(slug(name)) ?? null;

/** Returns the entry of a town for data/cities.json; null for an unknown id. */
export function townEntry(id: string): City | null {
  const town = byId.get(id);
  const zip = town?.zips[0];
  if (!town || zip === undefined) return null;
  const { countryId, name, province, latitude, longitude } = town;
  return { id, zip, countryId, name, province, latitude, longitude };
}

/** Returns the content of data/cities.json with more cities; existing ones stay as they are. */
export function citiesWith(file: unknown, more: readonly City[]): object {
  const list = file as { items: readonly City[] };
  const there = new Set(list.items.map(({ id }) => id));
  return { ...list, items: [...list.items, ...more.filter(({ id }) => !there.has(id))] };
}

/** Whether a town has a postal code that starts with these digits. */
export function hasZip({ zips }: Pick<Town, 'zips'>, start: string): boolean {
  const [lowest, highest] = [Number(start.padEnd(4, '0')), Number(start.padEnd(4, '9'))];
  return zips.some((zip) => {
    const [from = 0, to = from] = zip.split('-').map(Number);
    return from <= highest && to >= lowest;
  });
}

/** The towns by their names in all languages, with and without the municipality in brackets. */
const byName = new Map<string, Town[]>();
for (const town of towns) {
  const names = [...locales.map((locale) => town.name[locale]), ...town.also];
  for (const name of new Set(names.flatMap((variant) => [slug(variant), slug(variant.replace(/ \(.*\)$/, ''))])))
    byName.set(name, [...(byName.get(name) ?? []), town]);
}

/** Returns the only town with this postal code and this name in any language; null for none or several. */
export function townNamed(name: string | undefined, zip: string | undefined, countryId?: number): Town | null {
  if (!name && !zip) return null;
  const [town, ...others] = (name ? (byName.get(slug(name)) ?? []) : towns).filter(
    (candidate) => (countryId === undefined || candidate.countryId === countryId) && (!zip || hasZip(candidate, zip)),
  );
  return town && others.length === 0 ? town : null;
}
