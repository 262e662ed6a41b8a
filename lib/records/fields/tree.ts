/** An entry of a menu, with those below it. */
export interface TreeItem {
  id: string;
  [field: string]: unknown;
}

/** The place of an entry: its index in the list, and its index in the entry above it. */
export type TreePlace = readonly [number] | readonly [number, number];

export interface TreeRow {
  item: TreeItem;
  place: TreePlace;
}

const below = (item: TreeItem | undefined, name: string): readonly TreeItem[] =>
  (item?.[name] as TreeItem[] | undefined) ?? [];

/** The entries as rows under each other. */
export const treeRows = (items: readonly TreeItem[], name: string): TreeRow[] =>
  items.flatMap((item, i): TreeRow[] => [
    { item, place: [i] },
    ...below(item, name).map((child, j): TreeRow => ({ item: child, place: [i, j] })),
  ]);

/** The entries without one of them, and that one. */
export function withoutPlace(
  items: readonly TreeItem[],
  [at, child]: TreePlace,
  name: string,
): { rest: TreeItem[]; taken: TreeItem } {
  const item = items[at] as TreeItem;
  if (child === undefined) return { rest: items.toSpliced(at, 1), taken: item };
  const children = below(item, name);
  const rest = items.with(at, { ...item, [name]: children.toSpliced(child, 1) });
  return { rest, taken: children[child] as TreeItem };
}

function put(items: readonly TreeItem[], [at, child]: TreePlace, name: string, taken: TreeItem): TreeItem[] {
  if (child === undefined) return items.toSpliced(at, 0, taken);
  const { [name]: _, ...leaf } = taken;
  const item = items[at] as TreeItem;
  return items.with(at, { ...item, [name]: below(item, name).toSpliced(child, 0, leaf as TreeItem) });
}

export type TreeMove = 'up' | 'down' | 'in' | 'out';

/** The place after a step, in the list without the entry; null if the step is not possible: an entry with others below it stays on the first level. */
export function stepFrom(
  items: readonly TreeItem[],
  [at, child]: TreePlace,
  name: string,
  move: TreeMove,
): TreePlace | null {
  if (child !== undefined) {
    if (move === 'in') return null;
    if (move === 'out') return [at + 1];
    const to = move === 'up' ? child - 1 : child + 1;
    return to < 0 || to >= below(items[at], name).length ? null : [at, to];
  }
  if (move === 'out') return null;
  if (move === 'in')
    return at === 0 || below(items[at], name).length > 0 ? null : [at - 1, below(items[at - 1], name).length];
  const to = move === 'up' ? at - 1 : at + 1;
  return to < 0 || to >= items.length ? null : [to];
}

/** The entries with one a step further. */
export function moveEntry(items: readonly TreeItem[], place: TreePlace, name: string, move: TreeMove): TreeItem[] {
  const to = stepFrom(items, place, name, move);
  if (!to) return [...items];
  const { rest, taken } = withoutPlace(items, place, name);
  return put(rest, to, name, taken);
}

/** The place of a drop, relative to the entry under the pointer. */
export type DropWhere = 'before' | 'after' | 'into';

/** Returns the entries with one dropped before or after another one, on its level, or below it. */
export function dropEntry(
  items: readonly TreeItem[],
  from: TreePlace,
  name: string,
  { onto, where }: { onto: TreePlace; where: DropWhere },
): TreeItem[] {
  const target = itemAt(items, onto, name);
  const { rest, taken } = withoutPlace(items, from, name);
  const place = treeRows(rest, name).find(({ item }) => item.id === target?.id)?.place;
  // On itself, or on what is below it.
  if (!place || taken.id === target?.id) return [...items];
  const [at, child] = place;
  const next = (index: number) => (where === 'after' ? index + 1 : index);
  const isBelow = child !== undefined || where === 'into';
  // An entry with others below it stays on the first level.
  if (isBelow && below(taken, name).length > 0) return [...items];
  if (child !== undefined) return put(rest, [at, next(child)], name, taken);
  return put(rest, where === 'into' ? [at, below(rest[at], name).length] : [next(at)], name, taken);
}

const itemAt = (items: readonly TreeItem[], [at, child]: TreePlace, name: string): TreeItem | undefined =>
  child === undefined ? items[at] : below(items[at], name)[child];
