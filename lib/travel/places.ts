import { roundTo } from '../base/round.ts';
import { plain, tokenize } from '../base/slug.ts';
import { stationNames } from '../catalogue/places/stations.ts';
import type { Locale, Localized } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Roads } from './roads.ts';

/** The towns that have roads in the graph, with their streets: public/travel/places.json, made by scripts/roads.ts. */
export type PlacesFile = {
  names: Localized;
  point: readonly [longitude: number, latitude: number];
  streets: (readonly [name: string, longitude: number, latitude: number])[];
}[];

/** The origin of a trip, rounded to three decimals: about 100 m. */
export interface TravelPlace {
  /** "Kempische Steenweg, Hasselt" or "Station Genk", in the language of the page. */
  name: string;
  at: readonly [longitude: number, latitude: number];
}

/** A place to choose, with its searchable words. */
interface Entry extends TravelPlace {
  kind: 'town' | 'station' | 'street';
  words: string[];
}

const maxFound = 8;
const minLetters = 2;
/** The words for a station, by which it is found in any language. */
const stationWords = ['station', 'gare', 'bahnhof'];

/** Finds towns, stations and streets by the beginnings of their words, "kemp steenw hass", without a house number. `t` translates "station". */
export type PlaceFinder = (typed: string, t: Translator<'travel'>) => TravelPlace[];

/** Takes the roads; returns the finder of one language. */
export function placeFinder({ towns, nearest }: Roads, locale: Locale): PlaceFinder {
  const entries = [
    ...towns.map(
      ({ names, point }): Entry => ({ kind: 'town', name: names[locale], at: point, words: wordsIn(names) }),
    ),
    ...stationNames(locale)
      .filter((station) => nearest(station, 0.5) !== null)
      .map(
        ({ name, names, longitude, latitude }): Entry => ({
          kind: 'station',
          name,
          at: [roundTo(longitude, 3), roundTo(latitude, 3)],
          words: [...stationWords, ...names.flatMap(tokenize)],
        }),
      ),
    ...towns.flatMap(({ names, streets }) => {
      const ofTown = wordsIn(names);
      return streets.map(
        ([name, x, y]): Entry => ({
          kind: 'street',
          name: `${name}, ${names[locale]}`,
          at: [x, y],
          words: [...tokenize(name), ...ofTown],
        }),
      );
    }),
  ];
  return (typed, t) => {
    const all = tokenize(typed);
    const withoutNumber = all.filter((word) => !/^\d+[a-z]?$/.test(word));
    const asked = withoutNumber.length > 0 ? withoutNumber : all;
    if (asked.join('').length < minLetters) return [];
    return entries
      .filter(({ words }) => asked.every((part) => words.some((word) => word.startsWith(part))))
      .map((entry) => ({ entry, rank: rankMatch(entry, asked) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxFound)
      .map(({ entry: { kind, name, at } }) => ({ name: kind === 'station' ? t('station', { name }) : name, at }));
  };
}

const order = { town: 0, station: 1, street: 2 };

/** Returns the rank of a match: names that begin like the typed text come first, then towns and stations, then shorter names. */
const rankMatch = ({ kind, name, words }: Entry, [first = '']: string[]): number =>
  ((kind === 'street' ? plain(name).startsWith(first) : words.some((word) => word.startsWith(first))) ? 0 : 1000) +
  order[kind] * 100 +
  Math.min(name.length, 99);

const wordsIn = (names: Localized): string[] => [...new Set(Object.values(names).flatMap(tokenize))];
