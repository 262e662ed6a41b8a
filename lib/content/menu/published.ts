import type { PageAddress } from '../../routes/routes.ts';
import type { MenuEntry, MenuItem } from './schema.ts';

const inOrder = <T extends MenuEntry>(entries: readonly T[]): T[] =>
  entries.filter(({ status }) => status === 'Published').sort((a, b) => a.sort - b.sort);

/** What is Published of the menu, in its order; what stands under a draft is not. */
export const publishedMenu = (items: readonly MenuItem[]): MenuItem[] =>
  inOrder(items).map((item) => ({ ...item, childMenus: inOrder(item.childMenus) }));

/** Each entry with the one above it. */
export const everyEntry = (items: readonly MenuItem[]): { entry: MenuEntry; parent?: MenuItem; place: string }[] =>
  items.flatMap((entry, i) => [
    { entry, place: `items.${i}` },
    ...entry.childMenus.map((child, j) => ({ entry: child, parent: entry, place: `items.${i}.childMenus.${j}` })),
  ]);

/** The pages of a menu as the path table wants them; links are none. */
export const pageAddresses = (items: readonly MenuItem[]): PageAddress[] =>
  everyEntry(items).flatMap(({ entry: { id, original, name, path, type }, parent }) =>
    path ? [{ id, original, name, path, type, ...(parent ? { parentId: parent.id } : {}) }] : [],
  );
