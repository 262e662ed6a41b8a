import type { z } from 'zod';
import { everyEntry, type MenuItem, menuFile as menuSchema, pageAddresses } from '../../content/menu.ts';
import type { PageFile } from '../../content/pages.ts';
import type { DataFiles } from '../../data/write.ts';
import type { ReadData } from '../../files/data-json.ts';
import { readValid } from '../../files/read-valid.ts';
import { locales, localize } from '../../i18n/locales.ts';
import { pageClashes } from '../../routes/addresses.ts';
import { RejectionError } from '../../staff/define-action.ts';
import type { ChangedRecord } from '../save-records.ts';

// A page has its address from its entry in data/menu.json, which is added, named and deleted with the page.

/** As it is stored: fields with a default may be missing. */
type Menu = z.input<typeof menuSchema>;
type Entry = Pick<Menu['items'][number], 'id' | 'name'>;

const menuFile = 'menu.json';

const readMenu = (read: ReadData): readonly MenuItem[] => readValid(read, menuFile, menuSchema).items;

/** The menu with other entries on its first level. */
function changedMenu(read: ReadData, change: (items: Menu['items']) => Menu['items']): ChangedRecord {
  const menu = read(menuFile) as Menu;
  return { file: menuFile, before: menu, after: { ...menu, items: change(menu.items) } };
}

/** Whether no entry has this id, and no page the address that an entry with this id would have. */
export function isFreePageId(id: string, read: ReadData): boolean {
  const items = readMenu(read);
  if (everyEntry(items).some(({ entry }) => entry.id === id)) return false;
  const page = { id, name: localize(() => id), path: localize(() => id), type: 'page' as const };
  return pageClashes([...pageAddresses(items), page]).every((clash) => clash.id !== id && clash.other !== id);
}

/** The menu with an entry for a new page, at the end and not in the header, with the same name in all languages. */
export function withMenuEntry(
  { id, name, today }: { id: string; name: string; today: string },
  read: ReadData,
): ChangedRecord {
  const entry: Menu['items'][number] = {
    id,
    name: localize(() => name),
    path: localize(() => id),
    status: 'Published',
    inMenu: false,
    sort: Math.max(0, ...readMenu(read).map(({ sort }) => sort)) + 10,
    createDate: today,
    modifyDate: today,
  };
  return changedMenu(read, (items) => [...items, entry]);
}

/** The menu without the entry of a page; throws a RejectionError if there are pages below it. */
export function withoutMenuEntry(id: string, read: ReadData): ChangedRecord {
  const isOther = (entry: { id: string }) => entry.id !== id;
  return changedMenu(read, (items) => {
    if (items.some((item) => !isOther(item) && (item.childMenus ?? []).length > 0))
      throw new RejectionError('hasPagesBelow');
    return items
      .filter(isOther)
      .map((item) => ({ ...item, ...(item.childMenus ? { childMenus: item.childMenus.filter(isOther) } : {}) }));
  });
}

/**
 * The menu file with the titles of a page as the names of its entry, when the page is published for the first time: until then the entry has
 * the name that was typed for it, in all languages. Empty if the change is no such publication.
 */
export function menuWithPageName({ file, before, after }: ChangedRecord, read: ReadData): DataFiles {
  const [was, page] = [before as Partial<PageFile> | null, after as PageFile | null];
  if (!file.startsWith('pages/') || was?.status !== 'draft' || page?.status !== 'published') return {};
  const menu = read(menuFile) as Menu;
  let isNamed = false;
  const named = <One extends Entry>(entry: One): One => {
    const isBegun = entry.id === page.id && new Set(Object.values(entry.name)).size === 1;
    if (!isBegun || locales.every((locale) => entry.name[locale] === page.params[locale]?.title)) return entry;
    isNamed = true;
    return { ...entry, name: localize((locale) => page.params[locale]?.title ?? entry.name[locale]) };
  };
  const items = menu.items.map((item) => {
    const { childMenus } = item;
    return { ...named(item), ...(childMenus ? { childMenus: childMenus.map(named) } : {}) };
  });
  return isNamed ? { [menuFile]: { ...menu, items } } : {};
}
