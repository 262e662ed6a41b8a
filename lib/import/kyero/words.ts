import type { GivenType } from '../imported-home.ts';
import type { Words } from '../notes.ts';

/** Kyero's `type`. It has one word for each kind of shop and office, so its "Commercial" names no kind. */
export const types: Words<GivenType> = {
  house: { webId: 1, usually: 'house' },
  villa: { webId: 1, kind: 'villa' },
  bungalow: { webId: 1, kind: 'bungalow' },
  'town house': { webId: 1, kind: 'town-house' },
  townhouse: { webId: 1, kind: 'town-house' },
  'country house': { webId: 1, kind: 'farmhouse' },
  'terraced house': { webId: 1, kind: 'terraced-house' },
  apartment: { webId: 2 },
  flat: { webId: 2 },
  penthouse: { webId: 2, kind: 'penthouse' },
  duplex: { webId: 2, kind: 'duplex' },
  loft: { webId: 2, kind: 'loft' },
  'ground floor apartment': { webId: 2, kind: 'ground-floor-apartment' },
  studio: { webId: 3, kind: 'studio' },
  land: { webId: 4 },
  plot: { webId: 4 },
  commercial: { webId: 6 },
  office: { webId: 6, kind: 'office' },
  shop: { webId: 6, kind: 'shop' },
  warehouse: { webId: 6, kind: 'warehouse' },
  garage: { webId: 7, kind: 'garage-box' },
  parking: { webId: 7, kind: 'parking-space' },
};

/** `price_freq`: what is done with the home, and the unit of its price where the word says it. */
export const frequencies: Words<{ goal: 0 | 1; unit?: number }> = {
  sale: { goal: 0 },
  month: { goal: 1, unit: 1 },
};

/** CountryID of `country`. */
export const countries: Words<number> = { belgium: 10, be: 10, luxembourg: 50, lu: 50 };

export const currencies: Words<true> = { eur: true };

export const energyClasses: Words<string> = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E', f: 'F', g: 'G' };
/** Where there is no certificate, or none yet. */
export const noEnergyClass: readonly (string | undefined)[] = ['X', 'N'];
