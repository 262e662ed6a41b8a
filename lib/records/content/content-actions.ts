import 'server-only';
import { z } from 'zod';
import { dayOf } from '../../base/day.ts';
import { mergeWhole } from '../../base/merge-record.ts';
import { slug } from '../../base/slug.ts';
import type { Article } from '../../content/articles.ts';
import type { PageFile } from '../../content/pages.ts';
import type { ReadData } from '../../files/data-json.ts';
import type { Draft } from '../../files/draft.ts';
import { DataError } from '../../files/issues.ts';
import { officeHref } from '../../routes/office-paths.ts';
import { mayChange } from '../../staff/data-rights.ts';
import { defineAction, RejectionError } from '../../staff/define-action.ts';
import { ConflictError } from '../../staff/form-conflict.ts';
import { endWorkingCopy, findWorkingCopy } from '../../staff/working-copies/store.ts';
import { mayEdit, readRecord, recordRef, type StoredRecord } from '../records.ts';
import { type ChangedRecord, recordEvent, saveRecord, saveRecords } from '../save-records.ts';
import { isOnSite } from './content-list.ts';
import { isFreePageId, withMenuEntry, withoutMenuEntry } from './menu-entries.ts';

type NewPage = Draft<PageFile> & { $schema: string };
type NewArticle = Draft<Article> & { $schema: string };

/** "wonen-in-hasselt", or "wonen-in-hasselt-2" where that is taken. */
function freeId(name: string, isFree: (id: string) => boolean): string {
  const first = slug(name);
  if (first === '') throw new RejectionError('wrong', 'name');
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
    let file = '';
    const change = (read: ReadData): ChangedRecord[] => {
      const isFree = (id: string) =>
        read(`${folder}/${id}.json`) === null && (folder === 'articles' || isFreePageId(id, read));
      const id = freeId(name, isFree);
      file = `${folder}/${id}.json`;
      if (!mayChange(staff, file, null)) throw new RejectionError('forbidden');
      if (folder === 'articles') return [{ file, before: null, after: newArticle(id, { [locale]: name }, today) }];
      return [
        { file, before: null, after: newPage(id, { [locale]: { title: name } }) },
        withMenuEntry({ id, name, today }, read),
      ];
    };
    const auditEvent = ([added]: readonly ChangedRecord[]) => recordEvent('data.save', file, added as ChangedRecord);
    const { auditId } = await saveRecords([], change, { by: staff, auditEvent });
    const record = file.replace('.json', '');
    return { done: 'contentAdded', undo: auditId ?? undefined, href: officeHref(`edit/${record}`, locale) };
  },
});

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

/** Deletes a page with its entry of the menu, or an article, that is not on the site. */
export const deleteContentAction = defineAction({
  name: 'content.delete',
  roles: ['owner', 'editor'],
  schema: z.object({ record: z.string().max(120) }),
  async run({ record: name }, { session: { staff }, locale, data }) {
    const record = recordRef(name);
    if (record?.folder !== 'pages' && record?.folder !== 'articles') throw new RejectionError('gone');
    const found = readRecord(record);
    if (!(await mayEdit(staff, record, found))) throw new RejectionError('forbidden');
    const { file, stored } = found;
    if (stored === null) throw new RejectionError('gone');
    if (isOnSite(record, stored, data)) throw new RejectionError('contentPublished');
    const auditEvent = () => recordEvent('data.delete', file, { before: stored, after: null });
    const { auditId } = await (record.folder === 'pages'
      ? saveRecords([file], (read) => withoutPage(record.id, { file, stored }, read), { by: staff, auditEvent })
      : saveRecord({ file, base: stored, mine: null }, staff)
    ).catch(refuseNamed);
    const copy = await findWorkingCopy(name, staff.id);
    if (copy) await endWorkingCopy(name, staff.id, copy.version);
    return { done: 'removed', undo: auditId ?? undefined, href: officeHref('content', locale) };
  },
});

/** The site would refuse the data without it: something else names it. */
function refuseNamed(error: unknown): never {
  throw error instanceof DataError ? new RejectionError('stillNamed') : error;
}

/** The stored page and its menu entry, deleted; throws a ConflictError if somebody changed the page since it was read. */
function withoutPage(id: string, { file, stored }: StoredRecord, read: ReadData): ChangedRecord[] {
  const { conflicts } = mergeWhole(stored, read(file), null);
  if (conflicts.length > 0) throw new ConflictError(conflicts, read(file));
  return [{ file, before: stored, after: null }, withoutMenuEntry(id, read)];
}
