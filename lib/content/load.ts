import { type CostRules, costsSchema } from '../catalogue/costs/schema.ts';
import { type DeedMedians, deedMediansFile } from '../catalogue/schema/deed-medians.ts';
import { conditionsFile, type DisplayRule } from '../catalogue/schema/display.ts';
import { byUniqueKey, type DataReader, type Files } from '../files/reader.ts';
import type { PageForm } from '../routes/page-forms.ts';
import type { PageType } from '../routes/routes.ts';
import {
  type Article,
  articleSchema,
  type Category,
  categoriesFile,
  type Figure,
  figuresFile,
  type Testimonial,
  testimonialsFile,
} from './articles.ts';
import { type Footer, footerSchema, type Header, headerSchema } from './frame/schema.ts';
import {
  everyEntry,
  type MenuEntry,
  type MenuItem,
  menuFile,
  type PageStandings,
  publishedMenu,
  withdrawnEntries,
} from './menu.ts';
import { listsFile, type ProjectList, type PropertyList } from './modules/schema.ts';
import { formOn, type PageFile, pageSchema } from './pages.ts';
import { type Site, siteSchema, type TeamMember, teamFile } from './schema.ts';
import { type VisitRules, visitsSchema } from './visit-settings.ts';

/** A record, marked if only a preview shows it. */
export type MaybeDraft<T> = T & { isDraft?: true };

/** A page that editors build, with the type and date from its entry in the menu. */
export type Page = MaybeDraft<PageFile & { type: PageType; modifyDate: string }>;

/** The agency's own content: settings, menu, pages, people. */
export interface Content {
  site: Site;
  header: Header;
  footer: Footer;
  /** The content of the home page. */
  home: PageFile;
  /** Only what is Published, in its order. */
  menu: readonly MenuItem[];
  /** By id; those that are Published. */
  pages: ReadonlyMap<string, Page>;
  /** The ids of pages that were taken off the site: their addresses answer 410. */
  withdrawnPages: readonly string[];
  /** The page of each form that editors have put on one, by form. */
  formPages: ReadonlyMap<PageForm, string>;
  articles: ReadonlyMap<string, MaybeDraft<Article>>;
  categories: ReadonlyMap<string, Category>;
  testimonials: ReadonlyMap<string, MaybeDraft<Testimonial>>;
  figures: ReadonlyMap<string, Figure>;
  team: ReadonlyMap<string, TeamMember>;
  propertyLists: ReadonlyMap<string, PropertyList>;
  projectLists: ReadonlyMap<string, ProjectList>;
  costs: CostRules;
  deedMedians: DeedMedians;
  /** The rules for appointments. */
  visits: VisitRules;
  /** Which attributes and blocks of a property page show. */
  conditions: readonly DisplayRule[];
}

type Single = 'site' | 'header' | 'footer' | 'home' | 'costs' | 'deedMedians' | 'visits';

/** Content before its checks: null for each single file with issues; drafts are included, so that they are checked too. */
export type LoadedContent = Omit<Content, Single | 'menu' | 'pages' | 'withdrawnPages' | 'formPages'> & {
  [Name in Single]: Content[Name] | null;
} & {
  everyMenuItem: readonly MenuItem[];
  pageFiles: ReadonlyMap<string, PageFile>;
  /** Drafts that lack something. */
  incomplete: { pages: Files<PageFile>['incomplete']; articles: Files<Article>['incomplete'] };
  /** The standing of each page, including incomplete drafts. */
  standings: PageStandings;
  /** Files with an issue, whose valid parts are checked nevertheless. */
  invalid: { pages: Files<PageFile>['invalid']; articles: Files<Article>['invalid'] };
};

/** Reads the content's files; issues go to the reader, and what has issues is left out. */
export function loadContent(reader: DataReader): LoadedContent {
  const pages = reader.readAll('pages', pageSchema);
  const pageFiles = new Map(pages.valid.map(({ item }) => [item.id, item]));
  const lists = reader.read('lists.json', listsFile);
  const articleFiles = reader.readAll('articles', articleSchema);
  const articles = articleFiles.valid.map(({ item }) => item);
  return {
    site: reader.read('site.json', siteSchema),
    header: reader.read('header.json', headerSchema),
    footer: reader.read('footer.json', footerSchema),
    home: pageFiles.get('home') ?? null,
    everyMenuItem: reader.read('menu.json', menuFile)?.items ?? [],
    pageFiles,
    incomplete: { pages: pages.incomplete, articles: articleFiles.incomplete },
    standings: pageStandings(pages),
    invalid: { pages: pages.invalid, articles: articleFiles.invalid },
    articles: new Map(articles.sort((a, b) => a.sort - b.sort).map((article) => [article.id, article])),
    categories: reader.readTable('categories.json', categoriesFile, 'id', ({ id }) => id),
    testimonials: reader.readTable('testimonials.json', testimonialsFile, 'id', ({ id }) => id),
    figures: reader.readTable('figures.json', figuresFile, 'id', ({ id }) => id),
    team: reader.readTable('team.json', teamFile, 'id', ({ id }) => id),
    propertyLists: byUniqueKey(
      reader,
      ['lists.json', 'propertyLists'],
      lists?.propertyLists ?? [],
      'id',
      ({ id }) => id,
    ),
    projectLists: byUniqueKey(reader, ['lists.json', 'projectLists'], lists?.projectLists ?? [], 'id', ({ id }) => id),
    costs: reader.read('costs.json', costsSchema),
    deedMedians: reader.read('deed-medians.json', deedMediansFile),
    visits: reader.read('visits.json', visitsSchema),
    conditions: reader.read('conditions.json', conditionsFile)?.items ?? [],
  };
}

const pageStandings = ({ valid, incomplete }: Files<PageFile>): PageStandings =>
  new Map([
    ...valid.map(({ item: { id, status } }) => [id, status] as const),
    ...incomplete.map(({ id }) => [String(id), 'draft'] as const),
  ]);

const findFormPages = (pages: readonly [string, Page][]): Content['formPages'] =>
  new Map(
    pages.flatMap(([id, page]) => {
      const form = formOn(page);
      return form ? [[form, id] as const] : [];
    }),
  );

/** Returns the published part of loaded content; null if a required file has issues. */
export function publishedContent(loaded: LoadedContent): Content | null {
  const {
    everyMenuItem,
    pageFiles,
    standings,
    incomplete: _,
    invalid: __,
    site,
    header,
    footer,
    home,
    ...parts
  } = loaded;
  const { costs, deedMedians, visits, ...rest } = parts;
  if (!site || !header || !footer || !home || !costs || !deedMedians || !visits) return null;
  const menu = publishedMenu(everyMenuItem, standings);
  const pages = everyEntry(menu).flatMap(({ entry: { id, path, type, modifyDate } }): [string, Page][] => {
    const file = path && pageFiles.get(id);
    return file ? [[id, { ...file, type, modifyDate }]] : [];
  });
  const files = { site, header, footer, home, costs, deedMedians, visits };
  const withdrawnPages = withdrawnEntries(everyMenuItem, standings).map(({ id }) => id);
  return { ...rest, ...files, menu, pages: new Map(pages), withdrawnPages, formPages: findFormPages(pages) };
}

/** Returns the content with every draft of a page, module, article or testimonial published; each is marked as a draft. */
export function asPublished(loaded: LoadedContent): LoadedContent {
  const pageFiles = new Map([...loaded.pageFiles].map(([id, page]) => [id, publishDrafts(page)]));
  const whole = [...pageFiles].map(([id, { status }]) => [id, status] as const);
  return {
    ...loaded,
    everyMenuItem: loaded.everyMenuItem.map(withPages),
    home: publishDrafts(loaded.home),
    pageFiles,
    standings: new Map([...loaded.standings, ...whole]),
    articles: new Map([...loaded.articles].map(([id, article]) => [id, publishDrafts(article)])),
    testimonials: new Map([...loaded.testimonials].map(([id, testimonial]) => [id, publishDrafts(testimonial)])),
  };
}

/** Returns content whose drafts count as published. A page is also marked as a draft if only the menu hides it today. */
export function contentWithDrafts(shown: LoadedContent, today: Content): Content {
  const content = publishedContent(shown) ?? today;
  const pages = [...content.pages].map(
    ([id, page]) => [id, today.pages.has(id) ? page : { ...page, isDraft: true as const }] as const,
  );
  return { ...content, pages: new Map(pages) };
}

/** Publishes the draft entry of a page; a link that is switched off is no draft. */
const asShown = <T extends MenuEntry>(entry: T): MaybeDraft<T> =>
  entry.path && entry.status === 'Draft' ? { ...entry, status: 'Published', isDraft: true } : entry;

const withPages = (item: MenuItem): MenuItem => ({ ...asShown(item), childMenus: item.childMenus.map(asShown) });

/** Returns a copy with every draft published and marked, by way of JSON, from which content comes. */
const publishDrafts = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (_, value: { status?: unknown } | null) => {
    const shown = value?.status === 'Draft' ? 'Published' : value?.status === 'draft' ? 'published' : null;
    return shown ? { ...value, status: shown, isDraft: true } : value;
  });
