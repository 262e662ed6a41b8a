import type { MapAnswer, MapGroup, MapProperty } from '../../components/map/protocol';
import { cityOf, kindName } from '../catalogue/card-view.ts';
import { listingHref } from '../catalogue/list-view/listing-href.ts';
import { publicLocation } from '../catalogue/location.ts';
import { plainPrice } from '../catalogue/price.ts';
import { shownPrice } from '../catalogue/property-head.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';

/** As many homes a browser draws at once without delay; above it the homes of several cities are counted by city. */
export const mostHomes = 2000;

export interface MapWords {
  onRequest: string;
  place(kind: string, city: string): string;
}

/**
 * All homes of a list for its map, whatever its page and order. Holds where a home may be shown (lib/catalogue/location.ts), never
 * the point of a hidden address. See docs/decisions/map.md for the limit.
 */
export function mapAnswer(criteria: Criteria, locale: Locale, words: MapWords, data: Snapshot): MapAnswer {
  const { catalogue } = data;
  const { ids } = catalogue.search.search({ ...criteria, page: 1 }, catalogue.properties.size);
  const homes = ids.flatMap((id) => catalogue.properties.get(id) ?? []);
  const groups = homes.length > mostHomes ? toGroups(homes, criteria, locale, data) : [];
  if (groups.length > 1) return { properties: [], groups };
  return { properties: homes.slice(0, mostHomes).map((home) => toMapProperty(home, locale, words, data)), groups: [] };
}

/** A home as the map shows it. */
export function toMapProperty(home: Property, locale: Locale, words: MapWords, { catalogue }: Snapshot): MapProperty {
  const { longitude, latitude, radius } = publicLocation(home);
  const price = plainPrice(shownPrice(home, locale, words, catalogue));
  const place = words.place(kindName(home, catalogue.types, locale), cityOf(home, catalogue).name[locale]);
  return [home.id, longitude, latitude, radius, price, place, home.marquee ?? null];
}

/** The numbers of the marquees whose homes are not on the map of a list, such as sold; the references are about nothing else. */
export const marqueesOffMap = ({ list }: Pick<Criteria, 'list'>, { catalogue }: Snapshot): number[] =>
  list === 'references' ? [] : [...catalogue.marquees.values()].filter(({ onMap }) => !onMap).map(({ id }) => id);

function toGroups(homes: Property[], criteria: Criteria, locale: Locale, data: Snapshot): MapGroup[] {
  const off = new Set<number | undefined>(marqueesOffMap(criteria, data));
  const byCity = Map.groupBy(
    homes.filter(({ marquee }) => !off.has(marquee)),
    ({ city }) => city,
  );
  return [...byCity].map(([city, { length }]) => {
    const { name, longitude, latitude } = cityOf({ city }, data.catalogue);
    const path = listingHref({ ...criteria, cities: [city], radius: undefined, view: 'map', page: 1 }, locale, data);
    return { name: name[locale], count: length, longitude, latitude, path };
  });
}
