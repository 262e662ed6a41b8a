import type { Project } from '../../lib/catalogue/schema/lists.ts';
import type { Age } from './age.ts';
import type { Facade } from './facades.ts';
import type { KindTraits } from './kinds.ts';
import type { Place } from './places.ts';
import { Random } from './random.ts';
import type { Slot } from './slot.ts';

/** All that is settled of a home before its figures are drawn. */
export interface Scene {
  slot: Slot;
  place: Place;
  project?: Project;
  traits: KindTraits;
  lead: string;
  facade: Facade;
  age: Age;
  random: Random;
}

/**
 * Chance for what all units of a project share, such as heating or flood score; the topic keeps one matter from
 * deciding another. A home of its own gets chance of its own.
 */
export const sharedChance = ({ slot }: Scene, topic: string): Random =>
  new Random(
    [...topic].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), slot.unit?.projectId ?? slot.id),
  );

/** A building that people live in or work in, as opposed to land and garages. */
export const isHeated = ({ traits }: Scene): boolean => traits.family !== 'land' && traits.family !== 'garage';

/** A house, an apartment or a studio. */
export const isDwelling = ({ traits }: Scene): boolean => traits.family === 'house' || traits.family === 'flat';
