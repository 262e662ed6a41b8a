import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';

type Gender = 'm' | 'f' | 'n';

type Case = 'nom' | 'acc' | 'dat';

const nouns: Record<string, { word: string; gender: Gender }> = {
  house: { word: 'Haus', gender: 'n' },
  villa: { word: 'Villa', gender: 'f' },
  bungalow: { word: 'Bungalow', gender: 'm' },
  farmhouse: { word: 'Bauernhaus', gender: 'n' },
  'bel-etage': { word: 'Bel-Etage-Haus', gender: 'n' },
  'town-house': { word: 'Herrenhaus', gender: 'n' },
  'terraced-house': { word: 'Reihenhaus', gender: 'n' },
  castle: { word: 'Schloss', gender: 'n' },
  'holiday-home': { word: 'Ferienhaus', gender: 'n' },
  apartment: { word: 'Wohnung', gender: 'f' },
  'ground-floor-apartment': { word: 'Wohnung', gender: 'f' },
  'roof-apartment': { word: 'Dachgeschosswohnung', gender: 'f' },
  'assisted-living': { word: 'Seniorenwohnung', gender: 'f' },
  penthouse: { word: 'Penthouse', gender: 'n' },
  duplex: { word: 'Maisonettewohnung', gender: 'f' },
  loft: { word: 'Loft', gender: 'n' },
  studio: { word: 'Studio', gender: 'n' },
  'student-room': { word: 'Studentenzimmer', gender: 'n' },
  room: { word: 'Zimmer', gender: 'n' },
  land: { word: 'Grundstück', gender: 'n' },
  'building-plot': { word: 'Baugrundstück', gender: 'n' },
  'agricultural-land': { word: 'Agrargrundstück', gender: 'n' },
  meadow: { word: 'Wiese', gender: 'f' },
  forest: { word: 'Waldgrundstück', gender: 'n' },
  investment: { word: 'Renditeobjekt', gender: 'n' },
  'apartment-building': { word: 'Mehrfamilienhaus', gender: 'n' },
  'mixed-use': { word: 'Wohn- und Geschäftshaus', gender: 'n' },
  commercial: { word: 'Geschäftslokal', gender: 'n' },
  shop: { word: 'Ladenlokal', gender: 'n' },
  office: { word: 'Büro', gender: 'n' },
  horeca: { word: 'Gastronomieobjekt', gender: 'n' },
  warehouse: { word: 'Lagerhalle', gender: 'f' },
  industrial: { word: 'Industriegebäude', gender: 'n' },
  garage: { word: 'Garage', gender: 'f' },
  'garage-box': { word: 'Garagenbox', gender: 'f' },
  'parking-space': { word: 'Stellplatz', gender: 'm' },
};

// A plain house is named after its number of façades.
const houses: Record<number, { word: string; gender: Gender }> = {
  2: { word: 'Reihenhaus', gender: 'n' },
  3: { word: 'Doppelhaushälfte', gender: 'f' },
  4: { word: 'Einfamilienhaus', gender: 'n' },
};

const nounOf = (home: Facts): { word: string; gender: Gender } =>
  (home.kind === 'house' && houses[home.facades ?? 0]) ||
  nouns[home.kind] ||
  nouns[home.group] || { word: 'Objekt', gender: 'n' };

export const noun = (home: Facts): string => nounOf(home).word;

const diesForms = {
  nom: { m: 'dieser', f: 'diese', n: 'dieses' },
  acc: { m: 'diesen', f: 'diese', n: 'dieses' },
  dat: { m: 'diesem', f: 'dieser', n: 'diesem' },
};

const derForms = {
  nom: { m: 'der', f: 'die', n: 'das' },
  acc: { m: 'den', f: 'die', n: 'das' },
  dat: { m: 'dem', f: 'der', n: 'dem' },
};

const einForms = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
};

const endings = {
  nom: { m: 'er', f: 'e', n: 'es' },
  acc: { m: 'en', f: 'e', n: 'es' },
  dat: { m: 'en', f: 'en', n: 'en' },
};

/** "dieses Haus", "in diesem Haus" */
export const dies = (home: Facts, as: Case = 'nom'): string => `${diesForms[as][nounOf(home).gender]} ${noun(home)}`;

export const Dies = (home: Facts): string => capital(dies(home));

/** "die Wohnung", "der Wohnung" */
export const der = (home: Facts, as: Case = 'nom'): string => `${derForms[as][nounOf(home).gender]} ${noun(home)}`;

/** "in dem man wohnt", "in der man wohnt" */
export const dem = (home: Facts): string => derForms.dat[nounOf(home).gender];

export const Der = (home: Facts): string => capital(der(home));

/** ('gepflegt', 'acc') → "ein gepflegtes Haus", "eine gepflegte Wohnung" */
export function ein(home: Facts, as: Case, adjective = ''): string {
  const { gender } = nounOf(home);
  return `${einForms[as][gender]} ${adjective ? `${adjective}${endings[as][gender]} ` : ''}${noun(home)}`;
}

/** "gepflegtes Haus", without an article */
export const adj = (home: Facts, adjective: string): string =>
  `${adjective}${endings.nom[nounOf(home).gender]} ${noun(home)}`;
