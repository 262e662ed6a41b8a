import type { Catalogue } from '../catalogue/catalogue.ts';
import { ownListOf, standingOf } from '../catalogue/lists-of.ts';
import type { LoadedContent } from '../content/load.ts';
import { pageAddresses, publishedMenu } from '../content/menu/published.ts';
import { PathTable } from '../routes/path-table.ts';
import type { DataReader } from './reader.ts';

/** The addresses of all that is shown; null, and a fault, where two would be the same. */
export function addressesOf(
  reader: DataReader,
  catalogue: Catalogue,
  { everyMenuItem }: LoadedContent,
): PathTable | null {
  const { cities, types, projects, properties, withdrawn } = catalogue;
  try {
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
  } catch (error) {
    reader.fault(
      'cities.json, property-types.json',
      'name',
      'names that give each page an address of its own',
      (error as Error).message,
    );
    return null;
  }
}
