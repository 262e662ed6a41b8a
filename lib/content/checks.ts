import type { Catalogue } from '../catalogue/catalogue.ts';
import { issue } from '../files/issue-codes.ts';
import { checkReferences, type DataReader, inTable, type Reference } from '../files/reader.ts';
import { thanksPage } from '../forms/form-pages.ts';
import { type Localized, locales } from '../i18n/locales.ts';
import { pageClashes } from '../routes/addresses.ts';
import type { PathTable } from '../routes/path-table.ts';
import { withDescendants } from './articles.ts';
import { checkLists } from './check-lists.ts';
import type { Banner } from './frame/schema.ts';
import type { LoadedContent } from './load.ts';
import { markdownIssues } from './markdown.ts';
import { everyEntry, pageAddresses } from './menu.ts';
import type { PageModule } from './modules/schema.ts';
import type { PageFile } from './pages.ts';
import { leadsSomewhere, sourceOfTarget } from './target.ts';

/** The data that the checks of the content need. */
export interface CheckContext {
  reader: DataReader;
  catalogue: Catalogue;
  content: LoadedContent;
  /** null if the table could not be built: links are not checked then. */
  paths: PathTable | null;
}

/** Checks that a link of the data leads to a page of the site, or to another site. */
export function checkTarget(
  { reader, paths }: CheckContext,
  file: string,
  path: string,
  target: string | undefined,
): void {
  if (target !== undefined && paths && !leadsSomewhere(target, paths))
    reader.addIssue(file, path, issue('linkTarget'), target, {
      source: sourceOfTarget(target, paths),
    });
}

/** Checks that Markdown contains only allowed parts, and that its links lead somewhere. */
export function checkMarkdown(
  { reader, paths }: CheckContext,
  file: string,
  path: string,
  text: Localized<string | readonly string[]> | undefined,
): void {
  if (!text) return;
  const leads = (target: string) => !paths || leadsSomewhere(target, paths);
  for (const locale of locales) {
    const given = text[locale];
    const parts = typeof given === 'string' ? [[`${path}.${locale}`, given] as const] : listParts(given, path, locale);
    for (const [place, part] of parts) {
      const found = markdownIssues(part, leads);
      if (found.length > 0)
        reader.addIssue(file, place, issue('markdown'), found.join(' '), {
          source: paths ? found.map((target) => sourceOfTarget(target, paths)).find(Boolean) : undefined,
        });
    }
  }
}

const listParts = (given: readonly string[], path: string, locale: string) =>
  given.map((part, i) => [`${path}.${locale}.${i}`, part] as const);

/** Checks that the pictures of a file exist. */
export function checkPictures(
  { reader, catalogue }: CheckContext,
  file: string,
  named: readonly (readonly [path: string, id: string | undefined])[],
): void {
  checkReferences(
    reader,
    file,
    named.flatMap(([path, id]) =>
      id === undefined ? [] : [inTable(path, id, 'pictures.json', 'id', catalogue.pictures)],
    ),
  );
}

/** Checks the references between articles, testimonials, figures, categories and the team. */
export function checkArticles(context: CheckContext): void {
  const { reader, content, catalogue } = context;
  const ofCategory = (path: string, category: string | undefined): Reference[] =>
    category === undefined ? [] : [inTable(path, category, 'categories.json', 'id', content.categories)];
  const articles = [...content.articles.values()].map((item) => ({ file: `articles/${item.id}.json`, item }));
  for (const { file, item } of [...articles, ...content.invalid.articles]) {
    const { category, target, image, text } = item;
    checkReferences(reader, file, ofCategory('category', category));
    checkTarget(context, file, 'target', target);
    checkPictures(context, file, [['image', image]]);
    checkMarkdown(context, file, 'text', text);
  }
  for (const [i, { category, image, postedBy }] of [...content.testimonials.values()].entries()) {
    checkPictures(context, 'testimonials.json', [[`items.${i}.image`, image]]);
    checkReferences(reader, 'testimonials.json', [
      ...ofCategory(`items.${i}.category`, category),
      ...(postedBy ? [inTable(`items.${i}.postedBy`, postedBy, 'team.json', 'id', content.team)] : []),
    ]);
  }
  for (const [i, { image }] of [...content.team.values()].entries())
    checkPictures(context, 'team.json', [[`items.${i}.image`, image]]);
  for (const [file, items] of [
    ['figures.json', content.figures],
    ['team.json', content.team],
  ] as const)
    for (const [i, { category }] of [...items.values()].entries())
      checkReferences(reader, file, ofCategory(`items.${i}.category`, category));
  for (const [i, { id, parentId, webId }] of [...content.categories.values()].entries()) {
    checkReferences(reader, 'categories.json', [
      ...ofCategory(`items.${i}.parentId`, parentId),
      ...(webId ? [inTable(`items.${i}.webId`, webId, 'property-types.json', 'webId', catalogue.types)] : []),
    ]);
    if (parentId && withDescendants(id, content.categories).has(parentId))
      reader.addIssue('categories.json', `items.${i}.parentId`, issue('categoryLoop'), parentId);
  }
}

/** Checks the targets, pictures and texts of header and footer. */
export function checkFrame(context: CheckContext): void {
  const { header, footer } = context.content;
  for (const side of ['left', 'right'] as const)
    for (const [i, { link }] of (header?.topBar[side] ?? []).entries())
      checkTarget(context, 'header.json', `topBar.${side}.${i}.link`, link);
  if (header) checkPictures(context, 'header.json', bannerPictures(header.banner));
  for (const [i, { introText, fullText, images }] of (footer?.columns ?? []).entries()) {
    const place = `columns.${i}`;
    checkMarkdown(context, 'footer.json', `${place}.introText.text`, introText?.text);
    checkMarkdown(context, 'footer.json', `${place}.fullText.text`, fullText?.text);
    const pictures = images?.pictures ?? [];
    checkPictures(
      context,
      'footer.json',
      pictures.map((id, j) => [`${place}.images.pictures.${j}`, id] as const),
    );
  }
}

function bannerPictures(banner: Banner): [path: string, id: string | undefined][] {
  if (banner.type === 'gallery') return banner.images.map((id, i) => [`banner.images.${i}`, id]);
  if (banner.type === 'none') return [];
  return [
    ['banner.image', banner.image],
    ['banner.phoneImage', banner.phoneImage],
  ];
}

const file = 'menu.json';

/** Reports pages of the menu with equal addresses; returns whether there are none. */
export function checkPageAddresses(
  reader: DataReader,
  { everyMenuItem }: Pick<LoadedContent, 'everyMenuItem'>,
): boolean {
  const before = reader.issues.length;
  const entries = everyEntry(everyMenuItem);
  const usedIds = new Set<string>();
  for (const { entry, parent, place } of entries) {
    if (usedIds.has(entry.id)) reader.addIssue(file, `${place}.id`, issue('entryTaken'), entry.id);
    usedIds.add(entry.id);
    if ((entry.path === undefined) === (entry.target === undefined))
      reader.addIssue(file, place, issue('pageOrLink'), { id: entry.id });
    if (parent && !parent.path && entry.path) reader.addIssue(file, `${place}.path`, issue('underLink'), entry.path);
  }
  if (reader.issues.length > before) return false;
  for (const { id, paths, other } of pageClashes(pageAddresses(everyMenuItem))) {
    const entryPath = (name: string) => entries.find(({ entry }) => entry.id === name)?.place;
    const [[locale, path] = [], ...more] = Object.entries(paths);
    const [place, found] = more.length > 0 ? ['path', paths] : [`path.${locale}`, path];
    const owner = [entryPath(other), `"${other}"`].filter(Boolean).join(', ');
    reader.addIssue(file, `${entryPath(id)}.${place}`, issue('addressTaken', { owner }), found);
  }
  return reader.issues.length === before;
}

/** Checks that links lead somewhere, and that each page of the menu has its file. */
export function checkMenu(context: CheckContext): void {
  const { reader, content } = context;
  const entries = everyEntry(content.everyMenuItem);
  for (const { entry, place } of entries) {
    checkTarget(context, file, `${place}.target`, entry.target);
    if (!entry.path) continue;
    const source = `pages/${entry.id}.json`;
    const exists = content.standings.has(entry.id);
    const reference = {
      path: `${place}.id`,
      key: entry.id,
      source,
      issue: issue('record', { folder: 'pages' }),
      exists,
    };
    checkReferences(reader, file, [reference]);
  }
  if (!content.home && !reader.hasIssue('pages/home.json'))
    reader.addIssue('pages/home.json', '', issue('noHome'), undefined);
  if (content.home && content.home.status !== 'published')
    reader.addIssue('pages/home.json', 'status', issue('homeHidden'), content.home.status);
  checkAddressed(reader, content, ({ status }) => status !== 'draft');
}

/** Checks that each of these pages has an entry of the menu, which gives it its address. */
export function checkAddressed(
  reader: DataReader,
  { everyMenuItem, pageFiles }: LoadedContent,
  concerns: (page: PageFile) => boolean,
): void {
  const entries = everyEntry(everyMenuItem);
  const addressed = new Set(entries.flatMap(({ entry: { id, path } }) => (path ? [id] : [])));
  for (const page of pageFiles.values())
    if (concerns(page) && page.id !== 'home' && !addressed.has(page.id) && !reader.hasIssue(file))
      reader.addIssue(`pages/${page.id}.json`, 'id', issue('menuEntry'), page.id, {
        source: file,
      });
}

/** Checks the references and texts of the modules of pages. */
export function checkPages(context: CheckContext): void {
  const { pageFiles, invalid } = context.content;
  const pages = [...pageFiles.values()].map((item) => ({ file: `pages/${item.id}.json`, item }));
  for (const { file, item } of [...pages, ...invalid.pages]) {
    checkPictures(context, file, [['image', item.image]]);
    checkForms(context, file, item.modules ?? []);
    const usedIds = new Set<string>();
    for (const [i, module] of (item.modules ?? []).entries()) {
      if (!module) continue;
      if (usedIds.has(module.id)) context.reader.addIssue(file, `modules.${i}.id`, issue('moduleTaken'), module.id);
      usedIds.add(module.id);
      checkModule(context, file, `modules.${i}`, module);
    }
  }
}

/** Checks that a page has at most one form, and that each form has a page that thanks for it. */
function checkForms(
  { reader, content }: CheckContext,
  file: string,
  modules: readonly (PageModule | undefined)[],
): void {
  const found = modules.flatMap((module, i) => (module?.view === 'form' ? [{ form: module.form, i }] : []));
  for (const { form, i } of found) {
    const path = `modules.${i}.form`;
    if (i !== found[0]?.i) reader.addIssue(file, path, issue('secondForm'), form);
    const id = thanksPage(form);
    const source = `pages/${id}.json`;
    const exists = content.pageFiles.has(id);
    checkReferences(reader, file, [{ path, key: form, source, issue: issue('thanksPage', { page: source }), exists }]);
  }
}

function checkModule(context: CheckContext, file: string, place: string, module: PageModule): void {
  checkMarkdown(context, file, `${place}.description`, module.description);
  checkTarget(context, file, `${place}.link.target`, module.link?.target);
  checkPictures(context, file, [
    [`${place}.image`, module.image],
    ...module.images.map((id, i) => [`${place}.images.${i}`, id] as const),
  ]);
  const relations = 'relations' in module ? module.relations : [];
  checkReferences(
    context.reader,
    file,
    relations.flatMap(({ type, id }, i) => reference(type, id, `${place}.relations.${i}.id`, context.content)),
  );
}

function reference(type: string, id: string, path: string, content: LoadedContent): Reference[] {
  switch (type) {
    case 'article': {
      const exists = content.articles.has(id) || content.incomplete.articles.some((draft) => draft.id === id);
      const missing = issue('record', { folder: 'articles' });
      return [{ path, key: id, source: `articles/${id}.json`, issue: missing, exists }];
    }
    case 'category':
      return [inTable(path, id, 'categories.json', 'id', content.categories)];
    case 'property-list':
    case 'project-list': {
      const [name, lists] =
        type === 'property-list'
          ? (['propertyLists', content.propertyLists] as const)
          : (['projectLists', content.projectLists] as const);
      const missing = issue('inList', { field: 'id', list: `${name} in lists.json` });
      return [{ path, key: id, source: 'lists.json', issue: missing, exists: lists.has(id) }];
    }
    default:
      return [];
  }
}

/** Checks all references of the content's files to each other and to the catalogue. */
export function checkContent(context: CheckContext): void {
  checkMenu(context);
  checkPages(context);
  checkArticles(context);
  checkLists(context);
  checkFrame(context);
}
