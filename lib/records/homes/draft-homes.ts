import 'server-only';
import { subjectLine } from '../../catalogue/known-homes.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { defaultPreviewDays, previewPath } from '../../data/preview-link.ts';
import type { DataState } from '../../data/store.ts';
import type { Incomplete } from '../../files/draft.ts';
import type { DataIssue } from '../../files/issues.ts';
import type { Locale } from '../../i18n/locales.ts';

export interface DraftHome {
  id: number;
  /** "HAS-5801 · Demerstraat 12" */
  text: string;
  title: string;
  /** The address of its preview. */
  href: string;
  /** The issues that keep it from being published. */
  issues: readonly DataIssue[];
}

/** The first homes that are drafts, those that lack least before the others, and how many there are. */
export async function readDrafts(
  drafts: ReturnType<DataState['drafts']>,
  locale: Locale,
  max: number,
): Promise<{ homes: DraftHome[]; count: number }> {
  const { snapshot } = drafts;
  const lacks = Map.groupBy(drafts.issues, ({ file }) => file.split('/').at(-1));
  const whole = [...snapshot.catalogue.properties.values()]
    .filter(({ status }) => status === 'draft')
    .map(({ id, title, updatedAt }) => ({
      id,
      issues: lacks.get(`${id}.json`) ?? [],
      title: title[locale],
      text: subjectLine({ property: id, project: null }, locale, snapshot),
      updatedAt,
    }));
  const incomplete = [...(snapshot.incomplete?.values() ?? [])].flatMap((draft) =>
    isOfHome(draft) ? [incompleteHome(draft, locale)] : [],
  );
  const all = [...whole, ...incomplete].sort(
    (a, b) => a.issues.length - b.issues.length || b.updatedAt.localeCompare(a.updatedAt),
  );
  const homes = all.slice(0, max).map(async ({ updatedAt: _, ...home }) => ({
    ...home,
    href: await previewPath(`/${locale}/property/${home.id}/`, defaultPreviewDays),
  }));
  return { homes: await Promise.all(homes), count: all.length };
}

const isOfHome = (draft: Incomplete<unknown>): draft is Incomplete<Property> => draft.file.startsWith('properties/');

/** The known facts of a home that lacks too much for a page. */
function incompleteHome({ id, draft, issues }: Incomplete<Property>, locale: Locale) {
  const { reference, title = {}, address, updatedAt = '' } = draft;
  const street = [address?.street, address?.houseNumber].filter(Boolean).join(' ');
  return {
    id: Number(id),
    issues,
    title: title[locale] ?? Object.values(title)[0] ?? '',
    text: [reference ?? String(id), street].filter(Boolean).join(' · '),
    updatedAt,
  };
}
