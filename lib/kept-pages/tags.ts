const prefix = 'heem:';
const state = 'state/';

/** What a page read, as one of the tags that Next keeps with it. */
export const tagOf = (name: string): string => prefix + name;

/** The name of the state of the data that a page was made of. */
export const nameOfState = (number: number): string => `${state}${number}`;

/** Takes the tags of a kept page, joined by commas; returns the number of the state that it was made of, and what it read of it; null where it read nothing. */
export function readTags(tags: string): { made: number; names: string[] } | null {
  const ours = tags
    .split(',')
    .filter((tag) => tag.startsWith(prefix))
    .map((tag) => tag.slice(prefix.length));
  const made = ours.find((name) => name.startsWith(state))?.slice(state.length);
  return made === undefined ? null : { made: Number(made), names: ours.filter((name) => !name.startsWith(state)) };
}
