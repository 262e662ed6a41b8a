import { z } from 'zod';
import { isoDate, key, localizedLine, type Standing } from '../catalogue/schema/fields.ts';
import { localize } from '../i18n/locales.ts';
import type { PageAddress } from '../routes/routes.ts';
import { publication, target } from './fields.ts';

const otherPath = z.string().regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);

const entry = z.strictObject({
  id: key.meta({ description: 'of its own; the original path of a page, and the name of its file in data/pages' }),
  original: key.optional().meta({ description: 'the original path, where it is not the id' }),
  otherPaths: z.array(otherPath).optional().meta({
    description: 'further addresses that redirect here, without language and slashes around them, such as old/privacy',
  }),
  name: localizedLine.meta({ description: 'what the menu and the breadcrumb call it' }),
  path: z
    .strictObject(localize(() => key))
    .optional()
    .meta({ description: 'a page: its part of the address, in each language' }),
  target: target.optional().meta({ description: 'instead of a path: a link to what is elsewhere, such as /for-sale/' }),
  type: z
    .enum(['page', 'feedback', 'article'])
    .default('page')
    .meta({ description: 'feedback thanks for a form: search engines are kept away' }),
  status: publication,
  sort: z.int().meta({ description: 'place in the menu, the smallest first' }),
  inMenu: z.boolean().default(true).meta({ description: 'false: the page exists, but the header does not list it' }),
  createDate: isoDate.meta({ description: 'day on which it was made, YYYY-MM-DD' }),
  modifyDate: isoDate.meta({ description: 'day of the last change, for the sitemap, YYYY-MM-DD' }),
});

const childMenus = z.array(entry).default([]).meta({ description: 'one level, at /{path}/{childPath}/' });

export const menuFile = z.strictObject({
  $schema: z.string().optional(),
  items: z.array(z.strictObject({ ...entry.shape, childMenus })).meta({ tree: 'childMenus' }),
});

export type MenuEntry = z.infer<typeof entry>;
export type MenuItem = z.infer<typeof menuFile>['items'][number];

/** The standings of pages by id. */
export type PageStandings = ReadonlyMap<string, Standing>;

/** Returns the standing of an entry's page; "published" for a link, and for a page whose file has issues. */
const pageStanding = ({ id, path }: MenuEntry, pages: PageStandings): Standing =>
  (path && pages.get(id)) || 'published';

const inOrder = <T extends MenuEntry>(entries: readonly T[], isShown: (entry: T) => boolean): T[] =>
  entries.filter((entry) => entry.status === 'Published' && isShown(entry)).sort((a, b) => a.sort - b.sort);

/** Returns the entries whose menu status and page are published, in their order; without those under a draft. */
export function publishedMenu(items: readonly MenuItem[], pages: PageStandings): MenuItem[] {
  const isShown = (entry: MenuEntry) => pageStanding(entry, pages) === 'published';
  return inOrder(items, isShown).map((item) => ({ ...item, childMenus: inOrder(item.childMenus, isShown) }));
}

/** Returns the entries of pages that are withdrawn, or under a withdrawn page: their addresses answer 410. */
export const withdrawnEntries = (items: readonly MenuItem[], pages: PageStandings): MenuEntry[] =>
  everyEntry(items).flatMap(({ entry, parent }) => {
    const standings = [entry, ...(parent ? [parent] : [])].map((item) =>
      item.status === 'Published' ? pageStanding(item, pages) : 'draft',
    );
    return entry.path && standings.includes('withdrawn') && !standings.includes('draft') ? [entry] : [];
  });

/** Returns each entry with its parent and its path in the file. */
export const everyEntry = (items: readonly MenuItem[]): { entry: MenuEntry; parent?: MenuItem; place: string }[] =>
  items.flatMap((entry, i) => [
    { entry, place: `items.${i}` },
    ...entry.childMenus.map((child, j) => ({ entry: child, parent: entry, place: `items.${i}.childMenus.${j}` })),
  ]);

/** Returns the pages of a menu for the path table, without links. */
export const pageAddresses = (items: readonly MenuItem[]): PageAddress[] =>
  everyEntry(items).flatMap(({ entry: { id, original, otherPaths, name, path, type }, parent }) =>
    path ? [{ id, original, otherPaths, name, path, type, ...(parent ? { parentId: parent.id } : {}) }] : [],
  );
