import type { Locale } from '../../i18n/locales.ts';
import type { Category } from './schema.ts';

/** A category as lists and choices want it (specification, section 3): `value` is the type it stands for, else its id; `item` what it was made of. */
export interface TreeItem {
  id: string;
  parentid: string | null;
  value: string | number;
  label: string;
  item: Category;
}

/** Converts categories for a language, in the order of the data. */
export const toTreeItems = (categories: Iterable<Category>, locale: Locale): TreeItem[] =>
  [...categories].map((item) => ({
    id: item.id,
    parentid: item.parentId ?? null,
    value: item.webId ?? item.id,
    label: item.name[locale],
    item,
  }));

/** A category and all below it. */
export function branchOf(id: string, categories: ReadonlyMap<string, Category>): Set<string> {
  const branch = new Set([id]);
  // A set that grows while it is walked is walked to its new end.
  for (const above of branch)
    for (const { id: child, parentId } of categories.values()) if (parentId === above) branch.add(child);
  return branch;
}
