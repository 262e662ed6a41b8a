import type { FormField } from './form-fields.ts';
import type { JsonSchema } from './json-schema.ts';

// Some lists say their order by a number in each item. In a form the order is that of the items, and the numbers follow.

type Item = Record<string, unknown>;

/** Whether the items of a list have such a number. */
export function isSorted({ properties, oneOf }: JsonSchema): boolean {
  if (oneOf) return (oneOf as JsonSchema[]).every(isSorted);
  const sort = properties?.sort as JsonSchema | undefined;
  return sort?.type === 'integer';
}

const itemSort = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? (item as Item).sort : undefined;

/** A record with each such list in its order. */
export function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inOrder(one)]));
  const items = value.map(inOrder);
  const hasSorts = items.every((item) => typeof itemSort(item) === 'number');
  return hasSorts ? items.sort((a, b) => Number(itemSort(a)) - Number(itemSort(b))) : items;
}

const step = 10;

/** The items of a list with numbers in their order: if one was moved or added, only its own changes. */
export function renumberItems(items: readonly unknown[]): unknown[] {
  const sorts = items.map(itemSort);
  if (isAscending(sorts)) return [...items];
  const moved = sorts.findIndex((_, i) => isAscending(sorts.toSpliced(i, 1)));
  if (moved === -1) return items.map((item, i) => withSort(item, (i + 1) * step));
  const [before, after] = [sorts[moved - 1], sorts[moved + 1]] as (number | undefined)[];
  const sort =
    before === undefined
      ? (after ?? 2 * step) - step
      : after === undefined
        ? before + step
        : Math.floor((before + after) / 2);
  return items.map((item, i) => (i === moved ? withSort(item, sort) : item));
}

const withSort = (item: unknown, sort: number): unknown => ({ ...(item as Item), sort });

const isAscending = (sorts: readonly unknown[]): boolean =>
  sorts.every((sort, i) => typeof sort === 'number' && (i === 0 || Number(sorts[i - 1]) <= sort));

/** The fixed fields of an item. */
export const initialValues = (fields: readonly FormField[]): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap((field) => (field.kind === 'fixed' ? [[field.path, field.value]] : [])));

/** The initial values of a new list item: a unique name if it needs one, and a published status. */
export function createListItem(fields: readonly FormField[], items: readonly Item[], stem: string): Item {
  const id = fields.find(({ path, isRequired }) => path === 'id' && isRequired);
  const status = fields.find(({ path }) => path === 'status');
  const isPublic = status?.kind === 'choice' && status.options.some(([value]) => value === 'Published');
  return {
    ...initialValues(fields),
    ...(id ? { id: id.kind === 'number' ? nextNumber(items) : findFreeName(items, stem) } : {}),
    ...(isPublic ? { status: 'Published' } : {}),
  };
}

const nextNumber = (items: readonly Item[]): number =>
  Math.max(0, ...items.map(({ id }) => (typeof id === 'number' ? id : 0))) + 1;

/** "text-2" beside "text-1". */
export function findFreeName(items: readonly Item[], stem: string): string {
  for (let number = 1; ; number++) {
    const name = `${stem}-${number}`;
    if (!items.some(({ id }) => id === name)) return name;
  }
}
