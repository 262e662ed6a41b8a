import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import type { Group } from './group.ts';

/** A sentence about a home, or nothing when the home gives no reason for it. */
export type Line = (home: Facts) => string | 0 | false | undefined;

/** What a passage of a description is about; the outlines set them in order. */
export type Slot =
  | 'openHouse'
  | 'openApartment'
  | 'openStudio'
  | 'openProject'
  | 'openLand'
  | 'openInvestment'
  | 'openCommercial'
  | 'openTakeover'
  | 'openGarage'
  | 'place'
  | 'reach'
  | 'character'
  | 'setting'
  | 'entry'
  | 'kitchen'
  | 'night'
  | 'levels'
  | 'outdoor'
  | 'parking'
  | 'built'
  | 'comfort'
  | 'shell'
  | 'energy'
  | 'solar'
  | 'papers'
  | 'wiring'
  | 'costs'
  | 'terms'
  | 'free'
  | 'extra'
  | 'plot'
  | 'zoning'
  | 'services'
  | 'dream'
  | 'volume'
  | 'income'
  | 'floorspace'
  | 'use'
  | 'garageUse'
  | 'closeSale'
  | 'closeRent'
  | 'closeLand'
  | 'closeInvestment'
  | 'closeBusiness'
  | 'closeGarage';

/** One language: its sentences per slot and what its headlines are built from. */
export interface Voice {
  slots: Record<Slot, readonly Line[]>;
  /** "Gerenoveerde halfopen woning" */
  heads: Record<Group, readonly Line[]>;
  /** what comes after "met", a list per topic: "tuin op het zuiden" */
  assets: readonly (readonly Line[])[];
  /** what stands at the end: "op de tweede verdieping" */
  tails: readonly Line[];
  /** headlines that stand on their own */
  headlines: Record<Group, readonly Line[]>;
  join: (head: string, assets: readonly string[], tail: string) => string;
  /** the last touch of typography */
  finish: (text: string) => string;
}

// Primes: walking a list with such a stride meets every line once, and no line profits from silent ones before it.
const strides = [1, 3, 5, 7, 11, 13, 17, 19] as const;

/** One of the lines that have something to say of the home, or an empty text when none has. */
export function say(lines: readonly Line[], home: Facts, random: Random): string {
  const count = lines.length;
  if (count === 0) return '';
  const stride = random.pick(strides);
  const step = count % stride === 0 ? 1 : stride % count;
  let index = random.int(0, count - 1);
  for (let tried = 0; tried < count; tried++) {
    const text = lines[index]?.(home);
    if (text) return text;
    index += step;
    if (index >= count) index -= count;
  }
  return '';
}
