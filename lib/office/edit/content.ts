import 'server-only';
import { dataState } from '../../data/store.ts';
import { listWorkingCopies } from '../../db/working-copies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { recordFiles } from './records.ts';
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
      ...[...content.pages].map(([id, page]) => line(`pages/${id}`, page.params[locale].title)),
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
