import type { Facts } from '../facts.ts';
import { decimal, grouped } from '../figures.ts';

const space = '\u00a0';

const numbers = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

const ordinals = [
  '',
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
  'onzième',
  'douzième',
];

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** (1, 'une chambre', 'chambres') → "une chambre", (2, …) → "deux chambres" */
export const many = (amount: number, one: string, more: string): string =>
  amount === 1 ? one : `${numbers[amount] ?? amount} ${more}`;

/** "1 250 m²" with no-break spaces */
export const m2 = (area: number): string => `${decimal(area, space, ',')}${space}m²`;

/** "12,5 mètres" */
export const metres = (length: number): string =>
  `${decimal(length, space, ',')}${space}${length < 2 ? 'mètre' : 'mètres'}`;

export const figure = (value: number): string => `${value < 0 ? '\u2212' : ''}${grouped(Math.abs(value), space)}`;

/** "1er mars 2027" */
export function day(date: string): string {
  const [year, month, of] = date.split('-').map(Number);
  return `${of === 1 ? '1er' : of} ${months[(month ?? 1) - 1]} ${year}`;
}

/** "au deuxième étage", "au rez-de-chaussée" */
export function onFloor(floor: number): string {
  if (floor === 0) return 'au rez-de-chaussée';
  if (floor < 0) return 'en sous-sol';
  return `au ${ordinals[floor] ?? `${floor}e`} étage`;
}

const winds = {
  n: 'nord',
  ne: 'nord-est',
  e: 'est',
  se: 'sud-est',
  s: 'sud',
  sw: 'sud-ouest',
  w: 'ouest',
  nw: 'nord-ouest',
};

/** "plein sud", "orienté sud-ouest"; `feminine` for a terrace */
export function facing({ orientation }: Facts, feminine = false): string {
  if (!orientation) return '';
  return orientation.length === 1
    ? `plein ${winds[orientation]}`
    : `orienté${feminine ? 'e' : ''} ${winds[orientation]}`;
}

/** "au sud-ouest", "à l'est" */
export function towards({ orientation }: Facts): string {
  if (!orientation) return '';
  const wind = winds[orientation];
  return /^[eo]/.test(wind) ? `à l'${wind}` : `au ${wind}`;
}

/** "de Hasselt", "d'Eupen" */
export const de = (name: string): string => (/^[aeiouyéèêîâ]/i.test(name) ? `d'${name}` : `de ${name}`);

/** The bedrooms, in words. */
export const rooms = (home: Facts): string => many(home.bedrooms ?? 0, 'une chambre', 'chambres');
