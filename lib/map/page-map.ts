import { marqueeOf } from '../catalogue/availability.ts';
import { cityOf, kindName } from '../catalogue/lookup.ts';
import { publicLocation } from '../catalogue/places/location.ts';
import { priceLine, shownPrice } from '../catalogue/prices/price.ts';
import { projectPlace } from '../catalogue/projects/project-page.ts';
import { toProjectCard } from '../catalogue/projects/projects.ts';
import type { Project } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { type Criteria, sorts } from '../catalogue/search/criteria.ts';
import { listingHref } from '../catalogue/search/criteria-query.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import {
  type MapAnswer,
  type MapGroup,
  type MapHome,
  type MapMessage,
  type MessageInfo,
  packHome,
} from './map-messages.ts';

/** The content of a map on a page, without its words. */
export interface PageMapView {
  /** The address of the homes (MapAnswer); null if the message already holds them. */
  dataPath: string | null;
  message: Omit<MapMessage, 'messageInfo'> & { messageInfo: Omit<MessageInfo, 'words'> };
}

/** Returns the map of a list. Its homes are fetched when it is opened, in one response for all pages and orders of the list. */
export function listMapView(criteria: Criteria, locale: Locale, data: Snapshot): PageMapView {
  const text = toSearchText({ ...criteria, sort: sorts[0], view: undefined, page: 1 });
  return {
    dataPath: `/api/map/${locale}/${text}/`,
    message: {
      propertiesList: [],
      messageInfo: { ...baseInfo(locale, data), area: criteria.area ?? [], canDraw: true },
      mapType: 'results',
      customMarker: 'price',
      marqueeIgnore: marqueesOffMap(criteria, data),
    },
  };
}

/** Returns the map around one home or project, which shows nothing else. */
export const surroundingsMapView = (place: MapHome, locale: Locale, data: Snapshot): PageMapView => ({
  dataPath: null,
  message: {
    propertiesList: [packHome(place)],
    messageInfo: baseInfo(locale, data),
    mapType: 'surroundings',
    customMarker: 'pin',
    marqueeIgnore: [],
  },
});

/** Returns the map of a list of projects, each of which leads to its own page. */
export function projectsMapView(projects: readonly Project[], locale: Locale, data: Snapshot): PageMapView {
  const groups = projects.map((project): MapGroup => {
    const { longitude, latitude } = publicLocation(projectPlace(project));
    const { name, units, href } = toProjectCard(project, locale, data);
    return { name, isNamed: true, count: units, longitude, latitude, path: href };
  });
  return {
    dataPath: null,
    message: {
      propertiesList: [],
      messageInfo: { ...baseInfo(locale, data), groups },
      mapType: 'results',
      customMarker: 'price',
      marqueeIgnore: [],
    },
  };
}

/** Returns the map on which staff place the pin of a home or project; its place is sent as a PinMessage. */
export const pinMapView = (locale: Locale, data: Snapshot): PageMapView['message'] => ({
  propertiesList: [],
  messageInfo: { ...baseInfo(locale, data), detailedStyle: null },
  mapType: 'surroundings',
  customMarker: 'movable',
  marqueeIgnore: [],
});

const baseInfo = (language: Locale, { content }: Snapshot): Omit<MessageInfo, 'words'> => ({
  language,
  groups: [],
  area: [],
  canDraw: false,
  homePath: `/api/homes/${language}/`,
  detailedStyle: content.site.map.style,
});

/** A browser draws this number of homes without delay; more homes are counted by city. */
export const maxHomes = 2000;

/** The words of the homes on a map. */
interface Translators {
  card: Translator<'card'>;
  price: Translator<'price'>;
}

/**
 * Returns all homes of a list for its map, independent of page and order. A hidden address gives a circle (lib/catalogue/places/location.ts), never
 * its point. See docs/decisions/map.md for the limit.
 */
export function mapAnswer(criteria: Criteria, locale: Locale, t: Translators, data: Snapshot): MapAnswer {
  const { catalogue } = data;
  const { ids } = catalogue.search.search({ ...criteria, page: 1 }, catalogue.properties.size);
  const homes = ids.flatMap((id) => catalogue.properties.get(id) ?? []);
  const groups = homes.length > maxHomes ? toGroups(homes, criteria, locale, data) : [];
  if (groups.length > 1) return { properties: [], groups };
  return { properties: homes.slice(0, maxHomes).map((home) => packHome(toMapHome(home, locale, t, data))), groups: [] };
}

function toMapHome(home: Property, locale: Locale, t: Translators, { catalogue }: Snapshot): MapHome {
  const price = priceLine(shownPrice(home, locale, catalogue), t.price);
  const place = t.card('in', {
    kind: kindName(home, catalogue.types, locale),
    city: cityOf(home, catalogue).name[locale],
  });
  return { id: home.id, ...publicLocation(home), price, place, marquee: marqueeOf(home, catalogue)?.id ?? null };
}

/** Returns the ids of the marquees whose homes are not on the map of a list, such as sold; the references show them all. */
export const marqueesOffMap = ({ list }: Pick<Criteria, 'list'>, { catalogue }: Snapshot): number[] =>
  list === 'references' ? [] : [...catalogue.marquees.values()].filter(({ onMap }) => !onMap).map(({ id }) => id);

function toGroups(homes: Property[], criteria: Criteria, locale: Locale, data: Snapshot): MapGroup[] {
  const offMap = new Set<number | undefined>(marqueesOffMap(criteria, data));
  const byCity = Map.groupBy(
    homes.filter(({ marquee }) => !offMap.has(marquee)),
    ({ city }) => city,
  );
  return [...byCity].map(([city, { length }]) => {
    const { name, longitude, latitude } = cityOf({ city }, data.catalogue);
    const path = listingHref({ ...criteria, cities: [city], radius: undefined, view: 'map', page: 1 }, locale, data);
    return { name: name[locale], count: length, longitude, latitude, path };
  });
}
