import type { Facts } from '../facts.ts';

const nouns: Record<string, string> = {
  house: 'house',
  villa: 'villa',
  bungalow: 'bungalow',
  farmhouse: 'farmhouse',
  'bel-etage': 'bel-étage house',
  'town-house': 'town house',
  'terraced-house': 'terraced house',
  castle: 'castle',
  'holiday-home': 'holiday home',
  apartment: 'apartment',
  'ground-floor-apartment': 'apartment',
  'roof-apartment': 'top-floor apartment',
  'assisted-living': 'assisted-living flat',
  penthouse: 'penthouse',
  duplex: 'duplex',
  loft: 'loft',
  studio: 'studio',
  'student-room': 'student room',
  room: 'room',
  land: 'plot',
  'building-plot': 'building plot',
  'agricultural-land': 'plot of farmland',
  meadow: 'meadow',
  forest: 'plot of woodland',
  investment: 'investment property',
  'apartment-building': 'apartment building',
  'mixed-use': 'mixed-use building',
  commercial: 'commercial property',
  shop: 'shop',
  office: 'office',
  horeca: 'hospitality property',
  warehouse: 'warehouse',
  industrial: 'industrial building',
  garage: 'garage',
  'garage-box': 'lock-up garage',
  'parking-space': 'parking space',
};

export const noun = (home: Facts): string => nouns[home.kind] ?? nouns[home.group] ?? 'property';

/** "an apartment", "a house" */
export const a = (text: string): string =>
  `${/^[aeiou]/i.test(text) && !/^(?:uni|one)/i.test(text) ? 'an' : 'a'} ${text}`;

const sides: Record<number, string> = { 2: 'terraced house', 3: 'semi-detached house', 4: 'detached house' };

/** "semi-detached house"; only a plain house carries its building type */
export const type = (home: Facts): string =>
  (home.kind === 'house' && home.facades && sides[home.facades]) || noun(home);
