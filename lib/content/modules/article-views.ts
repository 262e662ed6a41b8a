import type { ArticleModuleView } from '../../../components/modules/article-module';
import type { CategoryModuleView } from '../../../components/modules/category-module';
import type { ServicesModuleView } from '../../../components/modules/services-module';
import { pictureView } from '../../catalogue/picture-views.ts';
import type { Article } from '../articles/schema.ts';
import { type TreeItem, toTreeItems } from '../articles/tree.ts';
import type { MarkdownBlock } from '../markdown/read.ts';
import { readMarkdown } from '../markdown/read.ts';
import { branchesOf, draftMark, linker, type ModuleContext } from './context.ts';
import type { ModuleOf } from './schema.ts';

const isPublished = ({ status }: Article) => status === 'Published';

const blocksOf = ({ text }: Article, context: ModuleContext): MarkdownBlock[] =>
  text[context.locale].flatMap((part) => readMarkdown(part, linker(context)));

/** Articles in full; drafts are left out. */
export const articleView = (module: ModuleOf<'article'>, context: ModuleContext): ArticleModuleView => ({
  view: 'article',
  articles: module.relations
    .flatMap(({ id }) => context.data.content.articles.get(id) ?? [])
    .filter(isPublished)
    .map((article) => ({
      id: article.id,
      draft: draftMark(article, context),
      intro: article.intro?.[context.locale] ?? null,
      picture: article.image ? pictureView(context.data.catalogue, article.image, context.locale) : null,
      blocks: blocksOf(article, context),
    })),
});

/** The published articles of the categories, in their order. */
export function servicesView(module: ModuleOf<'services'>, context: ModuleContext): ServicesModuleView {
  const branch = branchesOf(module.relations, context);
  return {
    view: 'services',
    perRow: module.numberItemOfRow ?? 3,
    services: [...context.data.content.articles.values()]
      .filter((article) => isPublished(article) && article.category !== undefined && branch.has(article.category))
      .slice(0, module.maxItems)
      .map((article) => ({
        id: article.id,
        draft: draftMark(article, context),
        title: article.title[context.locale],
        intro: article.intro?.[context.locale] ?? null,
        blocks: blocksOf(article, context),
        href: article.target ? linker(context)(article.target) : null,
      })),
    words: { more: context.words.more },
  };
}

/** The categories right below those that the module names. */
export function categoryView(module: ModuleOf<'category'>, context: ModuleContext): CategoryModuleView {
  const roots = module.relations.map(({ id }) => id);
  return {
    view: 'category',
    perRow: module.numberItemOfRow ?? 2,
    items: toTreeItems(context.data.content.categories.values(), context.locale)
      .filter(({ parentid }) => parentid !== null && roots.includes(parentid))
      .slice(0, module.maxItems)
      .map((leaf) => itemView(leaf, context)),
  };
}

/** A category that stands for a type of home leads to what is for sale of it. */
function itemView({ id, label, item }: TreeItem, { locale, data }: ModuleContext): CategoryModuleView['items'][number] {
  const count = item.webId === undefined ? 0 : (data.catalogue.search.countsByType('sale').get(item.webId) ?? 0);
  const route = { name: 'listings', list: 'sale', type: item.webId } as const;
  return count > 0
    ? { id, label, href: data.paths.href(route, locale), count }
    : { id, label, href: null, count: null };
}
