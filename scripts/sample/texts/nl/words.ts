import type { Facts } from '../facts.ts';
import { decimal, grouped } from '../figures.ts';

const numbers = [
  'nul',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];

const ordinals = [
  '',
  'eerste',
  'tweede',
  'derde',
  'vierde',
  'vijfde',
  'zesde',
  'zevende',
  'achtste',
  'negende',
  'tiende',
  'elfde',
  'twaalfde',
];

const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

/** "één badkamer", "twee badkamers" */
export const many = (amount: number, one: string, more: string): string =>
  amount === 1 ? `één ${one}` : `${numbers[amount] ?? amount} ${more}`;

/** "1.250 m²" */
export const m2 = (area: number): string => `${decimal(area, '.', ',')}\u00a0m²`;

/** "12,5 meter" */
export const metres = (length: number): string => `${decimal(length, '.', ',')}\u00a0meter`;

export const figure = (value: number): string => `${value < 0 ? '\u2212' : ''}${grouped(Math.abs(value), '.')}`;

/** "1 maart 2027" */
export function day(date: string): string {
  const [year, month, of] = date.split('-').map(Number);
  return `${of} ${months[(month ?? 1) - 1]} ${year}`;
}

/** "op de tweede verdieping", "op het gelijkvloers" */
export function onFloor(floor: number): string {
  if (floor === 0) return 'op het gelijkvloers';
  if (floor < 0) return 'ondergronds';
  return `op de ${ordinals[floor] ?? `${floor}e`} verdieping`;
}

const winds = {
  n: 'noorden',
  ne: 'noordoosten',
  e: 'oosten',
  se: 'zuidoosten',
  s: 'zuiden',
  sw: 'zuidwesten',
  w: 'westen',
  nw: 'noordwesten',
};

/** "het zuidwesten" */
export const wind = (home: Facts): string => (home.orientation ? `het ${winds[home.orientation]}` : '');

/** "in Egge Park"; a project named after its street takes the article: "in de Zwanenstraat" */
export const inProject = ({ project = '' }: Facts): string => `in ${project.endsWith('straat') ? 'de ' : ''}${project}`;

/** The bedrooms, in words. */
export const rooms = (home: Facts): string => many(home.bedrooms ?? 0, 'slaapkamer', 'slaapkamers');
