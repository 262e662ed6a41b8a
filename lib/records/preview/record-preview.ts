import 'server-only';
import { dayOf } from '../../base/day.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Project } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { listSimilar } from '../../catalogue/search/similar.ts';
import type { Article } from '../../content/articles.ts';
import { checkPageAddresses } from '../../content/checks.ts';
import type { Page } from '../../content/load.ts';
import { everyEntry, type MenuItem, type PageStandings, pageAddresses, publishedMenu } from '../../content/menu.ts';
import { moduleArticles, moduleServices } from '../../content/modules/items.ts';
import type { PageModule } from '../../content/modules/schema.ts';
import type { PageFile } from '../../content/pages.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { propertyAddress } from '../../data/load.ts';
import type { SchemaName } from '../../data/schemas.ts';
import type { DataState } from '../../data/store.ts';
import type { Draft } from '../../files/draft.ts';
import type { DataIssue } from '../../files/issues.ts';
import { DataReader } from '../../files/reader.ts';
import { toIssues } from '../../files/zod-issues.ts';
import { withColon } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import type { Route } from '../../routes/routes.ts';
import { mayOpen } from '../../staff/rights.ts';
import type { OfficeSession } from '../../staff/session.ts';
import { findWorkingCopy } from '../../staff/working-copies/store.ts';
import { labelOfPath } from '../fields/field-words.ts';
import { withGroups } from '../fields/home-form.ts';
import { toJsonSchema } from '../fields/json-schema.ts';
import { isMissing } from '../form/check-record.ts';
import { issueSentence } from '../issue-messages.ts';
import { getSchema, mayEdit, type RecordRef, readRecord, recordRef } from '../records.ts';
import { withDates } from '../save-records.ts';
import { withTypedTowns } from '../towns.ts';
import { listMissingRows } from './missing-rows.ts';

// The site with one record replaced, for the person who changes it. Everything else is shared with the live site: nothing is read or indexed, so
// that it costs the same at any number of homes (docs/decisions/preview-beside.md).

/** The resulting site, and the page of the record in it; null for an article that is on no page. */
export interface PreviewSnapshot {
  data: Snapshot;
  route: Route | null;
}

/** The issues that prevent the preview of a record. */
export interface PreviewErrors {
  issues: readonly DataIssue[];
}

/** The files that every page shows; their preview is the home page. */
const frameFiles = ['header', 'footer', 'menu'] as const satisfies SchemaName[];
type FrameFile = (typeof frameFiles)[number];

/** Whether a record has a preview. */
export const hasPreview = ({ folder, id }: RecordRef): boolean => folder !== null || isFrameFile(id);

const isFrameFile = (id: string): id is FrameFile => (frameFiles as readonly string[]).includes(id);

/** The site with this record published; null for a file without a page. */
export function previewSnapshot(
  state: DataState,
  record: RecordRef,
  content: object,
): PreviewSnapshot | PreviewErrors | null {
  if (!hasPreview(record)) return null;
  const [file, schema] = [`${record.name}.json`, getSchema(record)];
  const whole = completeRecord(record, content);
  const parsed = schema.safeParse(whole);
  if (!parsed.success) return { issues: toIssues(file, whole, parsed.error) };
  const data = withTypedTowns(baseSnapshot(state, record, parsed.data), parsed.data);
  const issues = listMissingRows(file, parsed.data, toJsonSchema(schema), data);
  if (issues.length > 0) return { issues };
  switch (record.folder) {
    case 'properties':
      return withHome(data, parsed.data as Property);
    case 'projects':
      return withProject(data, parsed.data as Project);
    case 'pages':
      return withPage(data, parsed.data as PageFile, state);
    case 'articles':
      return withArticle(data, parsed.data as Article);
    case null:
      return record.id === 'menu'
        ? withMenu(data, (parsed.data as { items: readonly MenuItem[] }).items, state)
        : { data: { ...data, content: { ...data.content, [record.id]: parsed.data } }, route: { name: 'home' } };
  }
}

/** Adds the values that the office sets when it saves; an old price joins the history only then. */
function completeRecord({ folder }: RecordRef, content: object): object {
  if (!folder) return content;
  const whole = withDates(folder, null, { ...content, status: 'published' }, dayOf(Date.now()));
  return folder === 'properties' ? withGroups(whole as Draft<Property>) : whole;
}

/** The live site if the record is part of it, otherwise the site with all drafts. */
function baseSnapshot(state: DataState, { folder, id }: RecordRef, content: unknown): Snapshot {
  const { catalogue, content: site } = state.snapshot;
  const { projectId } = content as Partial<Property>;
  const isShown = {
    properties: () =>
      catalogue.properties.has(Number(id)) && (projectId === undefined || catalogue.projects.has(projectId)),
    projects: () => catalogue.projects.has(Number(id)),
    pages: () => id === 'home' || site.pages.has(id),
    articles: () => site.articles.has(id),
  };
  return !folder || isShown[folder]() ? state.snapshot : state.drafts().snapshot;
}

function withHome(base: Snapshot, home: Property): PreviewSnapshot {
  const before = base.catalogue.properties.get(home.id);
  const units = new Map(base.catalogue.units);
  for (const project of new Set([before?.projectId, home.projectId])) {
    if (project === undefined) continue;
    const others = (units.get(project) ?? []).filter(({ id }) => id !== home.id);
    units.set(project, project === home.projectId ? [...others, home] : others);
  }
  const catalogue: Catalogue = {
    ...base.catalogue,
    properties: new Map(base.catalogue.properties).set(home.id, home),
    units,
    similar: (one, count) => listSimilar(one, catalogue, count),
  };
  const paths = base.paths.with({ getProperty: (id) => propertyAddress(id, catalogue) });
  return { data: { ...base, catalogue, paths }, route: { name: 'property', id: home.id } };
}

function withProject(base: Snapshot, project: Project): PreviewSnapshot {
  const projects = new Map(base.catalogue.projects).set(project.id, project);
  const paths = base.paths.with({ getProject: (id) => projects.get(id) ?? null });
  return {
    data: { ...base, catalogue: { ...base.catalogue, projects }, paths },
    route: { name: 'project', id: project.id },
  };
}

/** A page whose entry is switched on is in the menu if the page itself is on the site. */
function withMenu(base: Snapshot, items: readonly MenuItem[], { files }: DataState): PreviewSnapshot | PreviewErrors {
  const reader = new DataReader('');
  if (!checkPageAddresses(reader, { everyMenuItem: items })) return { issues: reader.issues };
  const standings: PageStandings = new Map(
    everyEntry(items).flatMap(({ entry: { id } }) => {
      const { status } = (files.get(`pages/${id}.json`)?.content ?? {}) as Partial<PageFile>;
      return status ? [[id, status] as const] : [];
    }),
  );
  const content = { ...base.content, menu: publishedMenu(items, standings) };
  const paths = base.paths.with({ pages: pageAddresses(items) });
  return { data: { ...base, content, paths }, route: { name: 'home' } };
}

/** A page stands where its entry in the menu says, on the site or not. */
function withPage(base: Snapshot, file: PageFile, { files }: DataState): PreviewSnapshot | null {
  if (file.id === 'home')
    return { data: { ...base, content: { ...base.content, home: file } }, route: { name: 'home' } };
  const { items = [] } = (files.get('menu.json')?.content ?? {}) as { items?: readonly MenuItem[] };
  const entry = everyEntry(items).find(({ entry: { id, path } }) => id === file.id && path)?.entry;
  if (!entry) return null;
  const page: Page = { ...file, type: entry.type, modifyDate: entry.modifyDate };
  const pages = new Map(base.content.pages).set(file.id, page);
  const paths = base.content.pages.has(file.id) ? base.paths : base.paths.with({ pages: pageAddresses(items) });
  return { data: { ...base, content: { ...base.content, pages }, paths }, route: { name: 'page', id: file.id } };
}

function withArticle(base: Snapshot, article: Article): PreviewSnapshot {
  const content = { ...base.content, articles: new Map(base.content.articles).set(article.id, article) };
  const isIn = (modules: readonly PageModule[], view: PageModule['view']) =>
    modules.some((module) => {
      if (module.status !== 'Published' || module.view !== view) return false;
      const shown = module.view === 'article' ? moduleArticles(module, content) : null;
      return (shown ?? (module.view === 'services' ? moduleServices(module, content) : [])).some(
        ({ id }) => id === article.id,
      );
    });
  const data = { ...base, content };
  // The full article is preferred to its card.
  for (const view of ['article', 'services'] as const) {
    if (isIn(content.home.modules, view)) return { data, route: { name: 'home' } };
    const page = [...content.pages.values()].find(({ modules }) => isIn(modules, view));
    if (page) return { data, route: { name: 'page', id: page.id } };
  }
  return { data, route: null };
}

/** The preview next to a form. */
export type RecordPreview = (PreviewSnapshot | PreviewErrors) & { record: RecordRef };

/** The site with the person's unsaved changes of a record; null if there is no preview, or the person may not see it. */
export async function recordPreview(
  name: string,
  session: OfficeSession | null,
  state: DataState,
): Promise<RecordPreview | null> {
  const record = recordRef(name);
  if (!session?.staff.secured || !record) return null;
  const read = readRecord(record);
  if (!mayOpen(session.staff.role, 'edit/[...id]') || !(await mayEdit(session.staff, record, read))) return null;
  const content = (await findWorkingCopy(name, session.staff.id))?.content ?? read.stored;
  const found = content === null ? null : previewSnapshot(state, record, content as object);
  return found && { ...found, record };
}

/** The issues that prevent a preview, as sentences with the path of the field. */
export async function previewIssues(
  { issues, record }: PreviewErrors & { record: RecordRef },
  locale: Locale,
): Promise<{ path: string; text: string }[]> {
  const t = await translatorIn(locale, 'office.edit');
  const lines = new Map<string, string>();
  for (const issue of issues) {
    const text = isMissing(issue) ? t('missing') : await issueSentence(issue, locale);
    if (!lines.has(issue.path))
      lines.set(issue.path, `${withColon(labelOfPath(issue.path, locale, record.schema), locale)} ${text}`);
  }
  return [...lines].map(([path, text]) => ({ path, text }));
}
