import type { Catalogue } from '../catalogue/catalogue.ts';
import { ownListOf, standingOf } from '../catalogue/lists-of.ts';
import type { LoadedContent } from '../content/load.ts';
import { pageAddresses, publishedMenu } from '../content/menu/published.ts';
import { PathTable } from '../routes/path-table.ts';

/** The addresses of all that is shown; throws where two would be the same, which the checks of names and of the menu have told. */
export function addressesOf(catalogue: Catalogue, { everyMenuItem }: LoadedContent): PathTable {
  const { cities, types, projects, properties, withdrawn } = catalogue;
  return new PathTable({
    cities: [...cities.values()],
    types: [...types.values()],
    projects: [...projects.values()],
    pages: pageAddresses(publishedMenu(everyMenuItem)),
    getProject: (id) => projects.get(id) ?? null,
    getProperty: (id) => {
      const home = properties.get(id);
      return home
        ? {
            id,
            list: ownListOf(standingOf(home, catalogue)),
            city: home.city,
            type: home.webId,
            title: home.title,
            projectId: home.projectId,
          }
        : null;
    },
    isGone: (id) => withdrawn.has(id),
  });
}
