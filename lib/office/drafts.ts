import 'server-only';
import type { DataIssue } from '../data/issues.ts';
import type { DataState } from '../data/store.ts';
import type { Locale } from '../i18n/locales.ts';
import { previewPath, usualPreview } from '../preview/link.ts';
import { subjectLine } from './lead-view.ts';

export interface DraftHome {
  id: number;
  /** "HAS-5801 · Demerstraat 12" */
  text: string;
  title: string;
  /** Where it can be seen before it is published. */
  href: string;
  /** What keeps it from being published. */
  issues: readonly DataIssue[];
}

/** The first homes that are drafts, those that lack least before the others, and how many there are. */
export async function readDrafts(
  drafts: ReturnType<DataState['drafts']>,
  locale: Locale,
  most: number,
): Promise<{ homes: DraftHome[]; count: number }> {
  const { snapshot } = drafts;
  const lacks = Map.groupBy(drafts.issues, ({ file }) => file.split('/').at(-1));
  const all = [...snapshot.catalogue.properties.values()]
    .filter(({ status }) => status === 'draft')
    .map((home) => ({ home, issues: lacks.get(`${home.id}.json`) ?? [] }))
    .sort((a, b) => a.issues.length - b.issues.length || b.home.updatedAt.localeCompare(a.home.updatedAt));
  const homes = all.slice(0, most).map(async ({ home: { id, title }, issues }) => ({
    id,
    issues,
    title: title[locale],
    text: subjectLine({ property: id, project: null }, locale, snapshot),
    href: await previewPath(`/${locale}/property/${id}/`, usualPreview),
  }));
  return { homes: await Promise.all(homes), count: all.length };
}
