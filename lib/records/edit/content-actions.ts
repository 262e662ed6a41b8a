import 'server-only';
import { z } from 'zod';
import { dayOf } from '../../base/day.ts';
import { mergeWhole } from '../../base/merge-record.ts';
import { slug } from '../../base/slug.ts';
import type { Article } from '../../content/articles.ts';
import { everyEntry, type MenuItem, menuFile as menuSchema, pageAddresses } from '../../content/menu.ts';
import type { PageFile } from '../../content/pages.ts';
import { changeLive, isRead } from '../../data/change-live.ts';
import type { DataFiles } from '../../data/write.ts';
import type { ReadData } from '../../files/data-json.ts';
import type { Draft } from '../../files/draft.ts';
import { DataError } from '../../files/issues.ts';
import { readValid } from '../../files/read-valid.ts';
import { localize } from '../../i18n/locales.ts';
import { pageClashes } from '../../routes/addresses.ts';
import { officeHref } from '../../routes/office-paths.ts';
import { mayChange } from '../../staff/data-rights.ts';
import { Conflict, defineAction, Rejection } from '../../staff/define-action.ts';
import { recordEvent, saveRecord } from '../save-record.ts';
import { endWorkingCopy, findWorkingCopy } from '../store.ts';
import { isOnSite } from './on-site.ts';
import { mayEdit, readRecord, recordRef, type StoredRecord } from './records.ts';

type Read = ReadData;
/** As it is stored: what has a default may be left out. */
type Menu = z.input<typeof menuSchema>;
type NewPage = Draft<PageFile> & { $schema: string };
type NewArticle = Draft<Article> & { $schema: string };

const menuFile = 'menu.json';

/** "wonen-in-hasselt", or "wonen-in-hasselt-2" where that is taken. */
function freeId(name: string, isFree: (id: string) => boolean): string {
  const first = slug(name);
  if (first === '') throw new Rejection('wrong', 'name');
  for (let number = 1; ; number++) {
    const id = number === 1 ? first : `${first}-${number}`;
    if (isFree(id)) return id;
  }
}

/**
 * Begins a page or an article with its title in the editor's language, and opens its form. A page gets its address in the same change, by
 * an entry of the menu that the header does not list.
 */
export const addContentAction = defineAction({
  name: 'content.add',
  roles: ['owner', 'editor'],
  schema: z.object({ folder: z.enum(['pages', 'articles']), name: z.string().max(100) }),
  async run({ folder, name }, { session: { staff }, locale }) {
    const today = dayOf(Date.now());
    let [file, content]: [string, NewPage | NewArticle | null] = ['', null];
    const change = (read: Read): DataFiles => {
      const menu = read(menuFile) as Menu;
      const { items } = readValid(read, menuFile, menuSchema);
      const isFree = (id: string) =>
        read(`${folder}/${id}.json`) === null && (folder === 'articles' || hasAddress(items, id));
      const id = freeId(name, isFree);
      file = `${folder}/${id}.json`;
      if (!mayChange(staff, file, null)) throw new Rejection('forbidden');
      if (folder === 'articles') {
        content = newArticle(id, { [locale]: name }, today);
        return { [file]: content };
      }
      content = newPage(id, { [locale]: { title: name } });
      const entry = newEntry({ id, name, today }, items);
      return { [file]: content, [menuFile]: { ...menu, items: [...menu.items, entry] } };
    };
    const auditEvent = () => recordEvent('data.save', file, { before: null, after: content });
    const auditId = await changeLive(change, () => isRead(file) && isRead(menuFile), {
      ...{ by: staff, auditEvent, isUndoable: true },
    });
    const record = file.replace('.json', '');
    return { done: 'contentAdded', undo: auditId ?? undefined, href: officeHref(`edit/${record}`, locale) };
  },
});

/** Whether a new page may have this id and address. */
function hasAddress(items: readonly MenuItem[], id: string): boolean {
  if (everyEntry(items).some(({ entry }) => entry.id === id)) return false;
  const page = { id, name: localize(() => id), path: localize(() => id), type: 'page' as const };
  return pageClashes([...pageAddresses(items), page]).every((clash) => clash.id !== id && clash.other !== id);
}

const newPage = (id: string, params: NewPage['params']): NewPage => ({
  $schema: '../schemas/page.json',
  id,
  status: 'draft',
  params,
  modules: [],
});

const newArticle = (id: string, title: NewArticle['title'], today: string): NewArticle => ({
  $schema: '../schemas/article.json',
  id,
  status: 'draft',
  createDate: today,
  modifyDate: today,
  title,
});

/** At the end of the menu; called by the name in all languages until the page is published. */
const newEntry = (
  { id, name, today }: { id: string; name: string; today: string },
  items: readonly MenuItem[],
): Menu['items'][number] => ({
  id,
  name: localize(() => name),
  path: localize(() => id),
  status: 'Published',
  inMenu: false,
  sort: Math.max(0, ...items.map(({ sort }) => sort)) + 10,
  createDate: today,
  modifyDate: today,
});

/** Deletes a page with its entry of the menu, or an article, that is not on the site. */
export const deleteContentAction = defineAction({
  name: 'content.delete',
  roles: ['owner', 'editor'],
  schema: z.object({ record: z.string().max(120) }),
  async run({ record: name }, { session: { staff }, locale, data }) {
    const record = recordRef(name);
    if (record?.folder !== 'pages' && record?.folder !== 'articles') throw new Rejection('gone');
    const found = readRecord(record);
    if (!(await mayEdit(staff, record, found))) throw new Rejection('forbidden');
    const { file, stored } = found;
    if (stored === null) throw new Rejection('gone');
    if (isOnSite(record, stored, data)) throw new Rejection('contentPublished');
    const auditId = await (record.folder === 'pages'
      ? changeLive(
          (read) => withoutPage(record.id, { file, stored }, read),
          () => isRead(file) && isRead(menuFile),
          {
            ...{ by: staff, auditEvent: () => recordEvent('data.delete', file, { before: stored, after: null }) },
            isUndoable: true,
          },
        )
      : saveRecord({ file, base: stored, mine: null }, staff).then((saved) => saved.auditId)
    ).catch(refuseNamed);
    const copy = await findWorkingCopy(name, staff.id);
    if (copy) await endWorkingCopy(name, staff.id, copy.version);
    return { done: 'removed', undo: auditId ?? undefined, href: officeHref('content', locale) };
  },
});

/** The site would refuse the data without it: something else names it. */
function refuseNamed(error: unknown): never {
  throw error instanceof DataError ? new Rejection('stillNamed') : error;
}

function withoutPage(id: string, { file, stored }: StoredRecord, read: Read): DataFiles {
  const { conflicts } = mergeWhole(stored, read(file), null);
  if (conflicts.length > 0) throw new Conflict(conflicts, read(file));
  const menu = read(menuFile) as Menu;
  const isOther = (entry: { id: string }) => entry.id !== id;
  if (menu.items.some((item) => !isOther(item) && (item.childMenus ?? []).length > 0))
    throw new Rejection('hasPagesBelow');
  const items = menu.items
    .filter(isOther)
    .map((item) => ({ ...item, ...(item.childMenus ? { childMenus: item.childMenus.filter(isOther) } : {}) }));
  return { [file]: null, [menuFile]: { ...menu, items } };
}
