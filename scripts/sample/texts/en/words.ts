import type { Facts } from '../facts.ts';
import { decimal, grouped } from '../figures.ts';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const ordinals = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** (1, 'bathroom') → "one bathroom", (2, 'bathroom') → "two bathrooms" */
export const many = (amount: number, noun: string): string =>
  `${numbers[amount] ?? amount} ${noun}${amount === 1 ? '' : 's'}`;

/** (1, 'garage') → "a garage", (2, 'garage') → "two garages" */
export const some = (amount: number, noun: string): string => (amount === 1 ? `a ${noun}` : many(amount, noun));

/** "1,250 m²" */
export const m2 = (area: number): string => `${decimal(area, ',', '.')}\u00a0m²`;

/** "12.5 metres" */
export const metres = (length: number): string => `${decimal(length, ',', '.')}\u00a0metres`;

export const figure = (value: number): string => `${value < 0 ? '\u2212' : ''}${grouped(Math.abs(value), ',')}`;

/** "1 March 2027" */
export function day(date: string): string {
  const [year, month, of] = date.split('-').map(Number);
  return `${of} ${months[(month ?? 1) - 1]} ${year}`;
}

/** 13 → "13th", 21 → "21st", 22 → "22nd" */
function ordinal(floor: number): string {
  const last = floor % 10;
  return ordinals[floor] ?? `${floor}${floor < 20 || last > 3 || last === 0 ? 'th' : ['', 'st', 'nd', 'rd'][last]}`;
}

/** "on the second floor", "on the ground floor" */
export function onFloor(floor: number): string {
  if (floor === 0) return 'on the ground floor';
  return floor < 0 ? 'below ground level' : `on the ${ordinal(floor)} floor`;
}

const winds = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

/** "south-west" */
export const wind = ({ orientation }: Facts): string => (orientation ? winds[orientation] : '');

/** The bedrooms, in words. */
export const rooms = (home: Facts): string => many(home.bedrooms ?? 0, 'bedroom');
