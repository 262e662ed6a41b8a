// Pure, for the server and the browser: a form shows conflicts with the same functions.

import { isPlainObject, type PlainObject } from './plain-object.ts';

/** Two editors gave one field different values; absent values are undefined. */
export interface FieldConflict {
  /** "attributes.surfaces.living", with the key of an item of a list; empty for the whole record. */
  path: string;
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

/** A field that differs between two states of a record. */
export interface FieldChange {
  path: string;
  before: unknown;
  after: unknown;
}

/**
 * Joins two changes of a record field by field: `base` is what both began with, `theirs` is what is stored now. Lists whose items have
 * a key are joined item by item, other lists count as one field. At a conflict the result keeps their value, unless `prefersMine` says
 * otherwise of its path.
 */
export function mergeRecord(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  prefersMine: (path: string) => boolean = () => false,
): { value: unknown; conflicts: FieldConflict[] } {
  const conflicts = new Conflicts(prefersMine);
  return { value: merge({ path: '', base, theirs, mine }, conflicts), conflicts: conflicts.found };
}

/** Does the same as mergeRecord() for records that may be new or deleted (null). */
export function mergeWhole(
  base: unknown,
  theirs: unknown,
  mine: unknown,
): { value: unknown; conflicts: FieldConflict[] } {
  if (base !== null && theirs !== null && mine !== null) return mergeRecord(base, theirs, mine);
  const isDecided = isSame(theirs, mine) || isSame(base, mine) || isSame(base, theirs);
  const value = isSame(base, theirs) ? mine : theirs;
  return { value, conflicts: isDecided ? [] : [{ path: '', base, theirs, mine }] };
}

class Conflicts {
  readonly found: FieldConflict[] = [];
  readonly #keepsMine: (path: string) => boolean;

  constructor(prefersMine: (path: string) => boolean) {
    this.#keepsMine = prefersMine;
  }

  /** Records a conflict; returns the value for the result. */
  add(field: FieldConflict): unknown {
    this.found.push(field);
    return this.#keepsMine(field.path) ? field.mine : field.theirs;
  }
}

function merge(field: FieldConflict, conflicts: Conflicts): unknown {
  const { base, theirs, mine } = field;
  if (isSame(theirs, mine) || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (isPlainObject(theirs) && isPlainObject(mine) && (isPlainObject(base) || base === undefined))
    return mergeFields(field.path, [base ?? {}, theirs, mine], conflicts);
  const key = keyOfLists(base ?? [], theirs, mine);
  if (key) return mergeLists(field, key, conflicts);
  return conflicts.add(field);
}

function mergeFields(
  path: string,
  [base, theirs, mine]: [PlainObject, PlainObject, PlainObject],
  conflicts: Conflicts,
): PlainObject {
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const field = { path: under(path, name), base: own(base, name), theirs: own(theirs, name), mine: own(mine, name) };
    const value = merge(field, conflicts);
    if (value !== undefined) set(merged, name, value);
  }
  return merged;
}

function mergeLists(field: FieldConflict, key: string, conflicts: Conflicts): unknown {
  const lists = [field.base ?? [], field.theirs, field.mine] as [PlainObject[], PlainObject[], PlainObject[]];
  const [base, theirs, mine] = lists.map((list) => new Map(list.map((item) => [item[key], item]))) as [
    Map<unknown, PlainObject>,
    Map<unknown, PlainObject>,
    Map<unknown, PlainObject>,
  ];
  const order = mergeOrder([...base.keys()], [...theirs.keys()], [...mine.keys()]);
  if (!order) return conflicts.add(field);
  return order.flatMap((id) => {
    const path = under(field.path, String(id));
    return merge({ path, base: base.get(id), theirs: theirs.get(id), mine: mine.get(id) }, conflicts) ?? [];
  });
}

/** All keys, in the order of the side that moved items; keys added by the other side follow their predecessor there. Null if both sides moved items. */
function mergeOrder(base: unknown[], theirs: unknown[], mine: unknown[]): unknown[] | null {
  const isMoved = (list: unknown[]) => {
    const kept = base.filter((key) => list.includes(key));
    return !isSame(
      kept,
      list.filter((key) => base.includes(key)),
    );
  };
  const [theyMoved, iMoved] = [isMoved(theirs), isMoved(mine)];
  if (theyMoved && iMoved && !isSame(theirs, mine)) return null;
  const [first, other] = iMoved ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [i, key] of other.entries())
    if (!order.includes(key)) order.splice(i === 0 ? 0 : order.indexOf(other[i - 1]) + 1, 0, key);
  return order;
}

/** The fields that differ, with the same granularity as a merge. */
export function changesOf(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isSame(before, after)) return [];
  if (isPlainObject(before) && isPlainObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesOf(own(before, name), own(after, name), under(path, name)),
    );
  const key = keyOfLists(before, after);
  if (!key) return [{ path, before, after }];
  const [was, now] = [before, after].map(
    (list) => new Map((list as PlainObject[]).map((item) => [item[key], item])),
  ) as [Map<unknown, PlainObject>, Map<unknown, PlainObject>];
  const changes = [...new Set([...was.keys(), ...now.keys()])].flatMap((id) =>
    changesOf(was.get(id), now.get(id), under(path, String(id))),
  );
  // Only the order differs.
  return changes.length > 0 ? changes : [{ path, before: [...was.keys()], after: [...now.keys()] }];
}

/** The fields that can be the key of an item in lists of data/, and in the paths of a merge. */
export const itemKeys: readonly string[] = ['id', 'file', 'code', 'key', 'name'];

/** The field that tells the items of all these lists apart. */
export function keyOfLists(...lists: unknown[]): string | undefined {
  if (!lists.every((list): list is PlainObject[] => Array.isArray(list) && list.every(isPlainObject))) return undefined;
  const isKey = (list: PlainObject[], key: string) => {
    const values = list.map((item) => item[key]);
    return (
      values.every((value) => typeof value === 'string' || typeof value === 'number') &&
      new Set(values).size === values.length
    );
  };
  return itemKeys.find((key) => lists.every((list) => isKey(list, key)));
}

/** Whether two values are equal as JSON: an undefined field is an absent one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(own(a, name), own(b, name)));
}

const own = (fields: PlainObject, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** Handles the name "__proto__" too, which is an ordinary field in JSON. */
const set = (fields: Record<string, unknown>, name: string, value: unknown): void => {
  Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true });
};

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
