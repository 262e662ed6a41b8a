import 'server-only';
import type { Snapshot } from '../../content/snapshot.ts';
import { previewPath, usualPreview } from '../../data/preview-link.ts';
import { dataState } from '../../data/store.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Route } from '../../routes/routes.ts';
import { listWorkingCopies } from '../store.ts';
import { type RecordFolder, type RecordRef, recordFiles } from './records.ts';
import { titleOf } from './title.ts';
import { fieldWords } from './words.ts';

/** A record in the list of the content of the site. */
export interface ContentLine {
  /** "pages/over-ons" */
  record: string;
  title: string;
  /** Whether it is on no page. */
  isHidden: boolean;
  /** Whether there is more typed than saved. */
  isChanged: boolean;
}

export type ContentGroup = Exclude<RecordFolder, 'properties'> | 'files';

/** The records of the site that are not homes, in groups; those too that are drafts, or only begun. */
export async function listContent(locale: Locale): Promise<Record<ContentGroup, ContentLine[]>> {
  const copies = new Map((await listWorkingCopies()).map((copy) => [copy.record, copy.content]));
  const stored = [...dataState().files].map(([file, { content }]) => [file.replace(/\.json$/, ''), content] as const);
  const records = new Map([...copies, ...stored]);
  const linesOf = (folder: RecordFolder): ContentLine[] =>
    [...records]
      .filter(([record]) => record.startsWith(`${folder}/`))
      .map(([record, content]) => ({
        record,
        title: titleOf(content, locale) ?? record.slice(folder.length + 1),
        isHidden: (content as { status?: unknown }).status !== 'published',
        isChanged: copies.has(record),
      }))
      .sort((a, b) => a.title.localeCompare(b.title, locale));
  const { choice } = fieldWords(locale);
  return {
    pages: linesOf('pages'),
    articles: linesOf('articles'),
    projects: linesOf('projects'),
    files: recordFiles.map((record) => ({
      record,
      title: choice(['file'], record),
      isHidden: false,
      isChanged: copies.has(record),
    })),
  };
}

/** Where a record can be seen as it is saved, with its drafts; null for one that has no page of its own. */
export async function previewOf(record: RecordRef, locale: Locale): Promise<string | null> {
  const { snapshot } = dataState().drafts();
  const route = routeOf(record, snapshot);
  return route && previewPath(snapshot.paths.href(route, locale), usualPreview);
}

function routeOf({ folder, id }: RecordRef, { catalogue, content }: Snapshot): Route | null {
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
