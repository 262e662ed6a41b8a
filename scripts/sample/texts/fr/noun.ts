import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';

/** The noun of a kind; `f` for feminine words, `l` for those that elide. */
const nouns: Record<string, { word: string; f?: boolean; l?: boolean }> = {
  house: { word: 'maison', f: true },
  villa: { word: 'villa', f: true },
  bungalow: { word: 'bungalow' },
  farmhouse: { word: 'fermette', f: true },
  'bel-etage': { word: 'maison bel-étage', f: true },
  'town-house': { word: 'maison de maître', f: true },
  'terraced-house': { word: 'maison mitoyenne', f: true },
  castle: { word: 'château' },
  'holiday-home': { word: 'maison de vacances', f: true },
  apartment: { word: 'appartement', l: true },
  'ground-floor-apartment': { word: 'appartement', l: true },
  'roof-apartment': { word: 'appartement sous les toits', l: true },
  'assisted-living': { word: 'appartement en résidence-services', l: true },
  penthouse: { word: 'penthouse' },
  duplex: { word: 'duplex' },
  loft: { word: 'loft' },
  studio: { word: 'studio' },
  'student-room': { word: 'kot' },
  room: { word: 'chambre', f: true },
  land: { word: 'terrain' },
  'building-plot': { word: 'terrain à bâtir' },
  'agricultural-land': { word: 'terrain agricole' },
  meadow: { word: 'prairie', f: true },
  forest: { word: 'parcelle boisée', f: true },
  investment: { word: 'immeuble de rapport', l: true },
  'apartment-building': { word: 'immeuble à appartements', l: true },
  'mixed-use': { word: 'immeuble mixte', l: true },
  commercial: { word: 'surface commerciale', f: true },
  shop: { word: 'magasin' },
  office: { word: 'espace de bureaux', l: true },
  horeca: { word: 'établissement horeca', l: true },
  warehouse: { word: 'entrepôt', l: true },
  industrial: { word: 'bâtiment industriel' },
  garage: { word: 'garage' },
  'garage-box': { word: 'box de garage' },
  'parking-space': { word: 'emplacement de parking', l: true },
};

const nounOf = (home: Facts) => nouns[home.kind] ?? nouns[home.group] ?? { word: 'bien', f: false, l: false };

export const noun = (home: Facts): string => nounOf(home).word;

const isFeminine = (home: Facts): boolean => nounOf(home).f === true;

/** "e" where an adjective or participle agrees with a feminine noun */
export const e = (home: Facts): string => (isFeminine(home) ? 'e' : '');

/** "cette maison", "ce duplex", "cet appartement" */
export const ce = (home: Facts): string => {
  const { word, f, l } = nounOf(home);
  return `${f ? 'cette' : l ? 'cet' : 'ce'} ${word}`;
};

/** "la maison", "le duplex", "l'appartement" */
export const le = (home: Facts): string => {
  const { word, f, l } = nounOf(home);
  return l ? `l'${word}` : `${f ? 'la' : 'le'} ${word}`;
};

/** "une maison", "un duplex" */
export const un = (home: Facts): string => `${isFeminine(home) ? 'une' : 'un'} ${noun(home)}`;

export const Ce = (home: Facts): string => capital(ce(home));

export const Le = (home: Facts): string => capital(le(home));

const sides: Record<number, string> = { 2: 'maison mitoyenne', 3: 'maison trois façades', 4: 'maison quatre façades' };

/** "maison trois façades"; only a plain house carries its number of façades */
export const type = (home: Facts): string =>
  (home.kind === 'house' && home.facades && sides[home.facades]) || noun(home);

/** "cette maison trois façades" */
export const ceType = (home: Facts): string => (type(home) === noun(home) ? ce(home) : `cette ${type(home)}`);

export const unType = (home: Facts): string => (type(home) === noun(home) ? un(home) : `une ${type(home)}`);
