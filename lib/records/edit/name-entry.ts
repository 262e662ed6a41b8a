import type { z } from 'zod';
import type { menuFile as menuSchema } from '../../content/menu.ts';
import type { PageFile } from '../../content/pages.ts';
import type { DataFiles } from '../../data/write.ts';
import type { ReadData } from '../../files/data-json.ts';
import { locales, localize } from '../../i18n/locales.ts';

type Menu = z.input<typeof menuSchema>;
type Entry = Pick<Menu['items'][number], 'id' | 'name'>;

const menuFile = 'menu.json';

/**
 * The menu, in which a page that is published for the first time is called by its titles: until then its entry has the name that the page
 * was begun with in all languages. Nothing where there is nothing to name.
 */
export function nameEntry(file: string, before: unknown, after: unknown, read: ReadData): DataFiles {
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
