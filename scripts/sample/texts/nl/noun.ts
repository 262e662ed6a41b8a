import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';

/** The noun of a kind; `het` for neuter words. */
const nouns: Record<string, { word: string; het?: boolean }> = {
  house: { word: 'woning' },
  villa: { word: 'villa' },
  bungalow: { word: 'bungalow' },
  farmhouse: { word: 'hoeve' },
  'bel-etage': { word: 'bel-etagewoning' },
  'town-house': { word: 'herenhuis', het: true },
  'terraced-house': { word: 'rijwoning' },
  castle: { word: 'kasteel', het: true },
  'holiday-home': { word: 'vakantiewoning' },
  apartment: { word: 'appartement', het: true },
  'ground-floor-apartment': { word: 'appartement', het: true },
  'roof-apartment': { word: 'dakappartement', het: true },
  'assisted-living': { word: 'assistentiewoning' },
  penthouse: { word: 'penthouse', het: true },
  duplex: { word: 'duplex' },
  loft: { word: 'loft' },
  studio: { word: 'studio' },
  'student-room': { word: 'studentenkamer' },
  room: { word: 'kamer' },
  land: { word: 'perceel', het: true },
  'building-plot': { word: 'bouwgrond' },
  'agricultural-land': { word: 'landbouwgrond' },
  meadow: { word: 'weiland', het: true },
  forest: { word: 'bosperceel', het: true },
  investment: { word: 'opbrengsteigendom', het: true },
  'apartment-building': { word: 'appartementsgebouw', het: true },
  'mixed-use': { word: 'handels- en woonhuis', het: true },
  commercial: { word: 'handelspand', het: true },
  shop: { word: 'winkelpand', het: true },
  office: { word: 'kantoor', het: true },
  horeca: { word: 'horecapand', het: true },
  warehouse: { word: 'magazijn', het: true },
  industrial: { word: 'bedrijfsgebouw', het: true },
  garage: { word: 'garage' },
  'garage-box': { word: 'garagebox' },
  'parking-space': { word: 'autostaanplaats' },
};

const nounOf = (home: Facts) => nouns[home.kind] ?? nouns[home.group] ?? { word: 'woning' };

export const noun = (home: Facts): string => nounOf(home).word;

/** "deze villa", "dit appartement" */
export const dit = (home: Facts): string => `${nounOf(home).het ? 'dit' : 'deze'} ${noun(home)}`;

/** "de villa", "het appartement" */
export const het = (home: Facts): string => `${nounOf(home).het ? 'het' : 'de'} ${noun(home)}`;

/** "een knap appartement", "een knappe villa" */
export const een = (home: Facts, bare: string, inflected: string): string => `een ${adj(home, bare, inflected)}`;

/** "knap appartement", "knappe villa" */
export const adj = (home: Facts, bare: string, inflected: string): string =>
  `${nounOf(home).het ? bare : inflected} ${type(home)}`;

export const Dit = (home: Facts): string => capital(dit(home));

export const Het = (home: Facts): string => capital(het(home));

const sides: Record<number, string> = { 2: 'rijwoning', 3: 'halfopen woning', 4: 'vrijstaande woning' };

/** "halfopen woning"; only a plain house carries its building type */
export const type = (home: Facts): string =>
  (home.kind === 'house' && home.facades && sides[home.facades]) || noun(home);

/** "deze halfopen woning", "dit herenhuis" */
export const ditType = (home: Facts): string => `${nounOf(home).het ? 'dit' : 'deze'} ${type(home)}`;
