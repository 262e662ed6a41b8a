import { createHash } from 'node:crypto';
import { type PreparedPictures, stemsOf } from '../catalogue/prepared-pictures.ts';
import { locales } from '../i18n/locales.ts';
import type { Snapshot } from './load.ts';
import { messagesIn } from './messages.ts';

/** What follows from the tables of the catalogue, and so need not be looked at. */
const derived = new Set(['units', 'citiesByName', 'typesInOrder', 'search', 'similar', 'names']);

/**
 * The mark of all that pages show: published data, words and pictures; equal in all processes that have the same. Drafts do not change
 * it. A row that has not changed is the same object after the next reading, and is not looked at again.
 */
export function contentMark(
  { catalogue, content }: Pick<Snapshot, 'catalogue' | 'content'>,
  pictures: PreparedPictures,
): string {
  const hash = createHash('sha256');
  for (const [name, value] of [...Object.entries(catalogue), ...Object.entries(content)])
    if (!derived.has(name)) hash.update(`${name}\0${markOf(value)}\0`);
  for (const picture of catalogue.pictures.values())
    for (const stem of stemsOf(picture)) hash.update(`${stem} ${pictures[stem]?.hash}\0`);
  for (const locale of locales) hash.update(markOf(messagesIn(locale)));
  return hash.digest('base64url').slice(0, 16);
}

const known = new WeakMap<object, string>();

function markOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const before = known.get(value);
  if (before) return before;
  const parts =
    value instanceof Map ? [...value].map(([key, row]) => `${key}\0${markOf(row)}`) : [JSON.stringify(value)];
  const mark = createHash('sha256').update(parts.join('\0')).digest('base64url');
  known.set(value, mark);
  return mark;
}
