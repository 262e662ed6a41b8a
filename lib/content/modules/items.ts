import type { Catalogue } from '../../catalogue/catalogue.ts';
import { listProjects } from '../../catalogue/projects/projects.ts';
import type { Project } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { toListTraits } from '../../catalogue/search/home-lists.ts';
import type { Locale } from '../../i18n/locales.ts';
import {
  type Article,
  type Category,
  type countables,
  type Figure,
  type Testimonial,
  type TreeItem,
  toTreeItems,
  withDescendants,
} from '../articles.ts';
import type { Content, MaybeDraft } from '../load.ts';
import type { TeamMember } from '../schema.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ModuleOf, PageModule, PropertyList } from './schema.ts';

const columnsInRow = 12;

/** Returns the published modules by `sort`; those that fit beside each other on a wide screen share a row. */
export function toRows(modules: readonly PageModule[]): PageModule[][] {
  const rows: PageModule[][] = [];
  let free = 0;
  for (const module of modules.filter(({ status }) => status === 'Published').sort((a, b) => a.sort - b.sort)) {
    const width = module.col?.lg ?? module.span;
    if (width > free) {
      rows.push([]);
      free = columnsInRow;
    }
    rows.at(-1)?.push(module);
    free -= width;
  }
  return rows;
}

/** The default number of cards of a module, which fills two rows. */
const maxCards = 8;

const isPublished = ({ status }: Article | Testimonial) => status === 'published' || status === 'Published';

/** Returns the ids of the categories that relations name, and of all below them. */
const branches = (relations: readonly { id: string }[], { categories }: Content): Set<string> =>
  new Set(relations.flatMap(({ id }) => [...withDescendants(id, categories)]));

export const moduleArticles = ({ relations }: ModuleOf<'article'>, { articles }: Content): MaybeDraft<Article>[] =>
  relations.flatMap(({ id }) => articles.get(id) ?? []).filter(isPublished);

/** Returns the published articles of the categories. */
export function moduleServices({ relations, maxItems }: ModuleOf<'services'>, content: Content): MaybeDraft<Article>[] {
  const branch = branches(relations, content);
  return [...content.articles.values()]
    .filter((article) => isPublished(article) && article.category !== undefined && branch.has(article.category))
    .slice(0, maxItems);
}

/** Returns the categories directly below those that the module names. */
export function categoriesBelow(
  { relations, maxItems }: ModuleOf<'category'>,
  locale: Locale,
  { categories }: Content,
): TreeItem[] {
  const roots = new Set<string | null>(relations.map(({ id }) => id));
  return toTreeItems(categories.values(), locale)
    .filter(({ parentid }) => roots.has(parentid))
    .slice(0, maxItems);
}

/** Returns the members by category, in the order of the categories; without categories if all fit into one row. */
export function teamGroups(
  { relations, maxItems }: ModuleOf<'team'>,
  perRow: number,
  content: Content,
): { category: Category | null; members: TeamMember[] }[] {
  const branch = branches(relations, content);
  const members = [...content.team.values()].filter(({ category }) => branch.has(category)).slice(0, maxItems);
  if (members.length <= perRow) return [{ category: null, members }];
  return [...content.categories.values()]
    .map((category) => ({ category, members: members.filter((member) => member.category === category.id) }))
    .filter((group) => group.members.length > 0);
}

/** Returns the published testimonials of the categories, the latest first. */
export function moduleTestimonials(
  { relations, maxItems }: ModuleOf<'testimonials'>,
  content: Content,
): MaybeDraft<Testimonial>[] {
  const branch = branches(relations, content);
  return [...content.testimonials.values()]
    .filter((testimonial) => isPublished(testimonial) && branch.has(testimonial.category))
    .sort((a, b) => b.postedAt.localeCompare(a.postedAt))
    .slice(0, maxItems);
}

/** Returns the figures of the categories; countable ones are counted when the page is rendered. */
export function moduleFigures(
  { relations, maxItems }: ModuleOf<'figures'>,
  data: Snapshot,
): (Figure & { value: number })[] {
  const branch = branches(relations, data.content);
  return [...data.content.figures.values()]
    .filter(({ category }) => branch.has(category))
    .slice(0, maxItems)
    .map((figure) => ({
      ...figure,
      value: typeof figure.value === 'number' ? figure.value : count[figure.value](data),
    }));
}

const count: Record<(typeof countables)[number], (data: Snapshot) => number> = {
  'homes-for-sale': ({ catalogue }) => catalogue.search.totals().sale,
  'homes-for-rent': ({ catalogue }) => catalogue.search.totals().rent,
  projects: ({ catalogue }) => catalogue.projects.size,
  cities: ({ catalogue }) =>
    new Set([...catalogue.search.countsByCity('sale').keys(), ...catalogue.search.countsByCity('rent').keys()]).size,
  brokers: ({ content }) => content.team.size,
};

/** Returns the homes of the lists that the module names. */
export const moduleHomes = (
  { relations, maxItems = maxCards }: ModuleOf<'property-list'>,
  { catalogue, content }: Snapshot,
): Property[] =>
  relations
    .flatMap(({ id }) => content.propertyLists.get(id) ?? [])
    .flatMap((list) => homesOfList(list, catalogue))
    .slice(0, maxItems);

/** Returns the homes that a list names, or the newest that are still available. */
function homesOfList({ homes, goal, city, type }: PropertyList, catalogue: Catalogue): Property[] {
  if (homes) return homes.flatMap((id) => catalogue.properties.get(id) ?? []);
  return [...catalogue.properties.values()]
    .filter((home) => {
      const traits = toListTraits(home, catalogue);
      return (
        traits.goal === goal &&
        !traits.closed &&
        (city === undefined || home.city === city) &&
        (type === undefined || home.webId === type)
      );
    })
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
}

/** Returns the projects of the lists that the module names. */
export const moduleProjects = (
  { relations, maxItems = maxCards }: ModuleOf<'project-list'>,
  { catalogue, content }: Snapshot,
): Project[] =>
  relations
    .flatMap(({ id }) => content.projectLists.get(id) ?? [])
    .flatMap(({ projects }) =>
      projects ? projects.flatMap((id) => catalogue.projects.get(id) ?? []) : listProjects(catalogue),
    )
    .slice(0, maxItems);
