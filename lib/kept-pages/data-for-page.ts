import type { Snapshot } from '../data/load.ts';
import type { DataState } from '../data/state.ts';
import { noted } from './noted.ts';
import { type Note, Reads } from './reads.ts';
import { nameOfState, tagOf } from './tags.ts';

interface Page {
  /** Next keeps them with the page, in memory and on disk. */
  tags: string[] | null;
}

const pages = new WeakMap<Page, Snapshot>();
const notes = new WeakMap<Snapshot, { of: Snapshot; note: Note }>();

/** What every page reads: words of the site. */
export const nameOfMessages = 'messages';

/** The data for a page that is being made: the same from its first question to its last. What it reads becomes tags of it. */
export function dataForPage(page: Page, state: DataState): Snapshot {
  const begun = pages.get(page);
  if (begun) return begun;
  const tags = page.tags ?? [];
  page.tags = tags;
  tags.push(tagOf(nameOfState(state)));
  // Next may add tags of its own between them.
  const places: number[] = [];
  const { note } = new Reads((read, name) => {
    places[read] ??= tags.length;
    tags[places[read]] = tagOf(name);
  });
  note(nameOfMessages);
  const data = noted(state.snapshot, note);
  notes.set(data, { of: state.snapshot, note });
  pages.set(page, data);
  return data;
}

/**
 * Makes a part that is the same on many pages, such as the footer of a language; returns a function that takes the data and a key, and
 * makes it once for each state of the data. Each page notes what the part is made of.
 */
export function madeOnce<T, Key extends string>(
  make: (data: Snapshot, key: Key) => Promise<T>,
): (data: Snapshot, key: Key) => Promise<T> {
  const made = new WeakMap<Snapshot, Map<Key, { part: Promise<T>; reads: Reads }>>();
  return async (data, key) => {
    const { of, note } = notes.get(data) ?? { of: data };
    const parts = made.get(of) ?? new Map<Key, { part: Promise<T>; reads: Reads }>();
    made.set(of, parts);
    const reads = new Reads();
    const { part, reads: its } = parts.get(key) ?? { part: make(noted(of, reads.note), key), reads };
    parts.set(key, { part, reads: its });
    const whole = await part;
    if (note) its.repeat(note);
    return whole;
  };
}
