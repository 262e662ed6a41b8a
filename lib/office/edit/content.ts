import 'server-only';
import type { Snapshot } from '../../data/load.ts';
import { dataState } from '../../data/store.ts';
import { listWorkingCopies } from '../../db/working-copies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { previewPath, usualPreview } from '../../preview/link.ts';
import type { Route } from '../../routes/routes.ts';
import { type RecordRef, recordFiles } from './records.ts';
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

export type ContentGroup = 'pages' | 'articles' | 'projects' | 'files';

/** The records of the site that are not homes, in groups. */
export async function listContent(locale: Locale): Promise<Record<ContentGroup, ContentLine[]>> {
  const { catalogue, content } = dataState().drafts().snapshot;
  const { snapshot: onSite } = dataState();
  const changed = new Set((await listWorkingCopies()).map(({ record }) => record));
  const line = (record: string, title: string, isHidden = false): ContentLine => ({
    record,
    title,
    isHidden,
    isChanged: changed.has(record),
  });
  const byTitle = (lines: ContentLine[]) => lines.sort((a, b) => a.title.localeCompare(b.title, locale));
  const { choice } = fieldWords(locale);
  return {
    pages: byTitle([
      line('pages/home', content.home.params[locale].title),
      ...[...content.pages].map(([id, page]) =>
        line(`pages/${id}`, page.params[locale].title, !onSite.content.pages.has(id)),
      ),
    ]),
    articles: byTitle(
      [...content.articles.values()].map(({ id, title, status }) =>
        line(`articles/${id}`, title[locale], status === 'Draft'),
      ),
    ),
    projects: byTitle([...catalogue.projects.values()].map(({ id, name }) => line(`projects/${id}`, name))),
    files: recordFiles.map((name) => line(name, choice(['file'], name))),
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
