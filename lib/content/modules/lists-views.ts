import type { ProjectListModuleView } from '../../../components/modules/project-list-module';
import type { PropertyListModuleView } from '../../../components/modules/property-list-module';
import { toCardView } from '../../catalogue/card-view.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { listTraitsOf } from '../../catalogue/lists-of.ts';
import { listProjects, toProjectCard } from '../../catalogue/projects.ts';
import type { Project } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import type { ModuleContext } from './context.ts';
import type { ProjectList, PropertyList } from './lists-schema.ts';
import type { ModuleOf } from './schema.ts';

/** As many as fill two rows, where the module does not say. */
const most = 8;

/** The homes of the lists that the module names, as cards. */
export function propertyListView(module: ModuleOf<'property-list'>, context: ModuleContext): PropertyListModuleView {
  const { locale, data } = context;
  const lists = module.relations.flatMap(({ id }) => data.content.propertyLists.get(id) ?? []);
  const homes = lists.flatMap((list) => homesOf(list, data.catalogue));
  return {
    view: 'property-list',
    perRow: module.numberItemOfRow ?? 3,
    cards: homes.slice(0, module.maxItems ?? most).map((home) => toCardView(home, locale, data)),
  };
}

/** The homes of a list: those that it names, or the newest that can still be had. */
function homesOf({ homes, goal, city, type }: PropertyList, catalogue: Catalogue): Property[] {
  if (homes) return homes.flatMap((id) => catalogue.properties.get(id) ?? []);
  return [...catalogue.properties.values()]
    .filter((home) => {
      const traits = listTraitsOf(home, catalogue);
      return (
        traits.goal === goal &&
        !traits.closed &&
        (city === undefined || home.city === city) &&
        (type === undefined || home.webId === type)
      );
    })
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
}

/** The projects of the lists that the module names, as cards. */
export function projectListView(module: ModuleOf<'project-list'>, context: ModuleContext): ProjectListModuleView {
  const { locale, data } = context;
  const lists = module.relations.flatMap(({ id }) => data.content.projectLists.get(id) ?? []);
  const projects = lists.flatMap((list) => projectsOf(list, data.catalogue));
  return {
    view: 'project-list',
    perRow: module.numberItemOfRow ?? 3,
    cards: projects.slice(0, module.maxItems ?? most).map((project) => toProjectCard(project, locale, data)),
  };
}

const projectsOf = (list: ProjectList, catalogue: Catalogue): Project[] =>
  list.projects ? list.projects.flatMap((id) => catalogue.projects.get(id) ?? []) : listProjects(catalogue);
