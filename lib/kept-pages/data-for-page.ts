import type { Snapshot } from '../data/load.ts';
import type { DataState } from '../data/state.ts';
import { type Note, noted } from './noted.ts';
import { nameOfState, tagOf } from './tags.ts';

interface Page {
  /** Next keeps them with the page, in memory and on disk. */
  tags: string[] | null;
}

const pages = new WeakMap<Page, Snapshot>();
const notes = new WeakMap<Snapshot, { of: Snapshot; note: Note }>();

/** The data for a page that is being made: the same from its first question to its last. What it reads becomes tags of it. */
export function dataForPage(page: Page, { snapshot, number }: DataState): Snapshot {
  const begun = pages.get(page);
  if (begun) return begun;
  page.tags ??= [];
  const names = new Set<string>();
  const note: Note = (name) => {
    if (!names.has(name)) page.tags?.push(tagOf(name));
    names.add(name);
  };
  note(nameOfState(number));
  const data = noted(snapshot, note);
  notes.set(data, { of: snapshot, note });
  pages.set(page, data);
  return data;
}

type Made<T> = Map<string, { value: Promise<T>; names: Set<string> }>;

/**
 * Makes a part that is the same on many pages, such as the footer of a language; returns a function that takes the data and a key, and
 * makes it once for each state of the data. Each page notes what the part is made of.
 */
export function madeOnce<T, Key extends string>(
  make: (data: Snapshot, key: Key) => Promise<T>,
): (data: Snapshot, key: Key) => Promise<T> {
  const made = new WeakMap<Snapshot, Made<T>>();
  return (data, key) => {
    const { of, note } = notes.get(data) ?? { of: data };
    const parts: Made<T> = made.get(of) ?? new Map();
    made.set(of, parts);
    let part = parts.get(key);
    if (!part) {
      const names = new Set<string>();
      part = {
        names,
        value: make(
          noted(of, (name) => names.add(name)),
          key,
        ),
      };
      parts.set(key, part);
    }
    const { names, value } = part;
    return value.then((whole) => {
      if (note) for (const name of names) note(name);
      return whole;
    });
  };
}
