import { mergeRecord } from './merge-record.ts';
import { isPlainObject, type PlainObject } from './plain-object.ts';

// Pure, for the server and the browser.

/**
 * Merges what is typed in two forms of a record. A form has null or an empty text where the server leaves a field out (lib/records/fields/tidy.ts):
 * that is no change.
 */
export const mergeTyped = (
  base: unknown,
  theirs: unknown,
  mine: unknown,
  prefersMine?: (path: string) => boolean,
): ReturnType<typeof mergeRecord> =>
  mergeRecord(withoutEmpty(base), withoutEmpty(theirs), withoutEmpty(mine), prefersMine);

/** Without what the server leaves out; an item that somebody added to a list stays. */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const filled = withoutEmpty(part);
      return isEmpty(filled) ? [] : [[name, filled]];
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlainObject(value) && Object.keys(value).length === 0);

/** The fields of a record, as a whole each, that differ from what the server knows; null for one that was removed. */
export function changedFields(known: PlainObject, typed: PlainObject): PlainObject {
  const names = [...new Set([...Object.keys(known), ...Object.keys(typed)])];
  return Object.fromEntries(
    names.flatMap((name) =>
      JSON.stringify(known[name]) === JSON.stringify(typed[name]) ? [] : [[name, typed[name] ?? null]],
    ),
  );
}
