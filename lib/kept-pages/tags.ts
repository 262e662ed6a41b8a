import type { DataState } from '../data/state.ts';

const prefix = 'heem:';
const state = 'state/';

/** What a page read, as one of the tags that Next keeps with it. */
export const tagOf = (name: string): string => prefix + name;

/** The name of the state of the data that a page was made of, and of the process that had it in force: two may keep pages on one disk. */
export const nameOfState = ({ number, begun }: Pick<DataState, 'number' | 'begun'>): string =>
  `${state}${number}/${begun}`;

/**
 * Takes the tags of a kept page, joined by commas; returns the number of the state that it was made of, when the process began that made
 * it, and what it read; null where it read nothing.
 */
export function readTags(tags: string): { made: number; by: number; names: string[] } | null {
  const ours = tags
    .split(',')
    .filter((tag) => tag.startsWith(prefix))
    .map((tag) => tag.slice(prefix.length));
  const [made, by] =
    ours
      .find((name) => name.startsWith(state))
      ?.slice(state.length)
      .split('/')
      .map(Number) ?? [];
  if (made === undefined || by === undefined) return null;
  return { made, by, names: ours.filter((name) => !name.startsWith(state)) };
}
