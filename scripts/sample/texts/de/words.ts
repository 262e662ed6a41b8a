import type { Facts } from '../facts.ts';
import { decimal, grouped } from '../figures.ts';

const numbers = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

const ordinals = [
  '',
  'ersten',
  'zweiten',
  'dritten',
  'vierten',
  'fünften',
  'sechsten',
  'siebten',
  'achten',
  'neunten',
  'zehnten',
  'elften',
  'zwölften',
];

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** (1, 'ein Schlafzimmer', 'Schlafzimmer') → "ein Schlafzimmer", (2, …) → "zwei Schlafzimmer" */
export const many = (amount: number, one: string, more: string): string =>
  amount === 1 ? one : `${numbers[amount] ?? amount} ${more}`;

/** "1.250 m²" */
export const m2 = (area: number): string => `${decimal(area, '.', ',')}\u00a0m²`;

/** "12,5 Metern" (dative) */
export const metern = (length: number): string => `${decimal(length, '.', ',')}\u00a0Metern`;

/** "12,5 Meter" */
export const meter = (length: number): string => `${decimal(length, '.', ',')}\u00a0Meter`;

export const figure = (value: number): string => `${value < 0 ? '\u2212' : ''}${grouped(Math.abs(value), '.')}`;

/** "1. März 2027" */
export function day(date: string): string {
  const [year, month, of] = date.split('-').map(Number);
  return `${of}. ${months[(month ?? 1) - 1]} ${year}`;
}

/** "in der zweiten Etage", "im Erdgeschoss" */
export function onFloor(floor: number): string {
  if (floor === 0) return 'im Erdgeschoss';
  if (floor < 0) return 'im Untergeschoss';
  return `in der ${ordinals[floor] ?? `${floor}.`} Etage`;
}

const winds = {
  n: 'Norden',
  ne: 'Nordosten',
  e: 'Osten',
  se: 'Südosten',
  s: 'Süden',
  sw: 'Südwesten',
  w: 'Westen',
  nw: 'Nordwesten',
};

/** "Südwesten" */
export const wind = ({ orientation }: Facts): string => (orientation ? winds[orientation] : '');

/** "Südwest", the first part of a compound */
export const side = (home: Facts): string => wind(home).replace(/en$/, '');

/** The bedrooms, in words. */
export const rooms = (home: Facts): string => many(home.bedrooms ?? 0, 'ein Schlafzimmer', 'Schlafzimmer');

/** The bedrooms after "mit" or "zu". */
export const roomsDative = (home: Facts): string => many(home.bedrooms ?? 0, 'einem Schlafzimmer', 'Schlafzimmern');
