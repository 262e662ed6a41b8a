import type { FormField } from './form-fields.ts';

type Item = Record<string, unknown>;

/** The fixed fields of an item. */
export const initialOf = (fields: readonly FormField[]): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap((field) => (field.kind === 'fixed' ? [[field.path, field.value]] : [])));

/** The initial values of a new list item: a unique name if it needs one, and a published status. */
export function newItem(fields: readonly FormField[], items: readonly Item[], stem: string): Item {
  const id = fields.find(({ path, isRequired }) => path === 'id' && isRequired);
  const status = fields.find(({ path }) => path === 'status');
  const isPublic = status?.kind === 'choice' && status.options.some(([value]) => value === 'Published');
  return {
    ...initialOf(fields),
    ...(id ? { id: id.kind === 'number' ? nextNumber(items) : freeName(items, stem) } : {}),
    ...(isPublic ? { status: 'Published' } : {}),
  };
}

const nextNumber = (items: readonly Item[]): number =>
  Math.max(0, ...items.map(({ id }) => (typeof id === 'number' ? id : 0))) + 1;

/** "text-2" beside "text-1". */
export function freeName(items: readonly Item[], stem: string): string {
  for (let number = 1; ; number++) {
    const name = `${stem}-${number}`;
    if (!items.some(({ id }) => id === name)) return name;
  }
}
