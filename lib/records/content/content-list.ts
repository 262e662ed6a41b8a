import 'server-only';
import type { MenuItem } from '../../content/menu.ts';
import { formOn } from '../../content/pages.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { defaultPreviewDays, previewPath } from '../../data/preview-link.ts';
import { dataState } from '../../data/store.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Route } from '../../routes/routes.ts';
import { listWorkingCopies } from '../../staff/working-copies/store.ts';
import { unsavedTexts } from '../../staff/working-copies/unsaved-changes.ts';
import { fieldWords } from '../fields/field-words.ts';
import { findTitle } from '../fields/value-text.ts';
import { type RecordFolder, type RecordRef, recordFiles } from '../records.ts';

/** A record in the list of the content of the site. */
export interface ContentLine {
  /** "pages/over-ons" */
  record: string;
  title: string;
  /** Whether it is on no page. */
  isHidden: boolean;
  /** The people with unsaved changes of it; empty if there are none. */
  unsaved: string;
  /** The pages below it in the menu. */
  below: ContentLine[];
}

/** The groups of the list, in its order. */
export const contentGroups = ['pages', 'forms', 'thanks', 'articles', 'files', 'rare'] as const;
export type ContentGroup = (typeof contentGroups)[number];

/** The parts that change about once in the life of a site: definitions that homes and texts refer to. */
const rareFiles: readonly string[] = ['categories', 'marquees', 'conditions', 'property-types', 'price-units'];
/** Shown among the settings of the office. */
const settingFiles: readonly string[] = ['site', 'costs'];

/** The records of the site that are not homes, in groups; those too that are drafts, or only begun. */
export async function listContent(reader: string, locale: Locale): Promise<Record<ContentGroup, ContentLine[]>> {
  const unsaved = await unsavedTexts(reader, locale);
  const copies = new Map((await listWorkingCopies()).map((copy) => [copy.record, copy.content]));
  const { files } = dataState();
  const stored = [...files].map(([file, { content }]) => [file.replace(/\.json$/, ''), content] as const);
  const records = new Map([...copies, ...stored]);
  const toLine = (record: string, title: string, below: ContentLine[] = []): ContentLine => ({
    record,
    title,
    isHidden: record.includes('/') && (records.get(record) as { status?: unknown }).status !== 'published',
    unsaved: unsaved.get(record) ?? '',
    below,
  });
  const listLines = (folder: RecordFolder): ContentLine[] =>
    [...records]
      .filter(([record]) => record.startsWith(`${folder}/`))
      .map(([record, content]) => toLine(record, findTitle(content, locale) ?? record.slice(folder.length + 1)))
      .sort((a, b) => a.title.localeCompare(b.title, locale));
  const { choice } = fieldWords(locale);
  const listFiles = (names: readonly string[]) => names.map((record) => toLine(record, choice(['file'], record)));
  const menu = (files.get('menu.json')?.content ?? { items: [] }) as { items: MenuItem[] };
  return {
    ...groupPages(listLines('pages'), menu.items, locale),
    articles: listLines('articles'),
    files: listFiles(recordFiles.filter((name) => !rareFiles.includes(name) && !settingFiles.includes(name))),
    rare: listFiles(rareFiles),
  };
}

/**
 * The pages as the menu orders them, the home page first, by the names that the menu gives them. Pages of the menu come before the others;
 * those that only hold a form, and those that thank for one, are groups of their own.
 */
function groupPages(lines: readonly ContentLine[], items: readonly MenuItem[], locale: Locale) {
  const { content } = dataState().drafts().snapshot;
  const unplaced = new Map(lines.map((line) => [line.record.slice('pages/'.length), line]));
  const take = ({ id, name }: Pick<MenuItem, 'id' | 'name'>): ContentLine[] => {
    const line = unplaced.get(id);
    unplaced.delete(id);
    return line ? [{ ...line, title: name[locale] }] : [];
  };
  const groups: Record<'pages' | 'others' | 'forms' | 'thanks', ContentLine[]> = {
    pages: [],
    others: [],
    forms: [],
    thanks: [],
  };
  const bySort = (a: { sort: number }, b: { sort: number }) => a.sort - b.sort;
  for (const item of items.toSorted((a, b) => Number(b.id === 'home') - Number(a.id === 'home') || bySort(a, b))) {
    const [line] = take(item);
    const below = item.childMenus.toSorted(bySort).flatMap(take);
    const hasForm = formOn(content.pages.get(item.id)) !== null;
    const group = item.type === 'feedback' ? 'thanks' : item.inMenu ? 'pages' : hasForm ? 'forms' : 'others';
    if (line && group !== 'thanks') groups[group].push({ ...line, below });
    else groups[group].push(...(line ? [line] : []), ...below);
  }
  const { pages, others, forms, thanks } = groups;
  return { pages: [...pages, ...others, ...unplaced.values()], forms, thanks };
}

/** The address of the preview of a saved record, drafts included; null if it has no page. */
export async function previewLink(record: RecordRef, locale: Locale): Promise<string | null> {
  const { snapshot } = dataState().drafts();
  const route = recordRoute(record, snapshot);
  return route && previewPath(snapshot.paths.href(route, locale), defaultPreviewDays);
}

function recordRoute({ folder, id }: RecordRef, { catalogue, content }: Snapshot): Route | null {
  switch (folder) {
    case 'properties':
      return catalogue.properties.has(Number(id)) ? { name: 'property', id: Number(id) } : null;
    case 'projects':
      return catalogue.projects.has(Number(id)) ? { name: 'project', id: Number(id) } : null;
    case 'pages':
      if (id === 'home') return { name: 'home' };
      return content.pages.has(id) ? { name: 'page', id } : null;
    default:
      return null;
  }
}

/** Whether visitors see the stored page or article. */
export function isOnSite({ folder, id, name }: RecordRef, stored: unknown, { content }: Snapshot): boolean {
  if (folder === 'pages') return name === 'pages/home' || content.pages.has(id);
  return (stored as { status?: unknown }).status === 'published';
}
