import type { Catalogue } from '../catalogue/catalogue.ts';
import { goalOf } from '../catalogue/goal.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { type Content, loadContent } from '../content/load.ts';
import { PathTable } from '../routes/path-table.ts';
import { checkAddressNames, checkHomePage, checkMenu, checkPictureFiles, checkTeam } from './check-across.ts';
import { DataError } from './fault.ts';
import { DataReader } from './reader.ts';

/** All that the site shows, as it was at one moment: it is replaced as a whole or not at all. */
export interface Snapshot {
  catalogue: Catalogue;
  content: Content;
  paths: PathTable;
}

/** Reads and checks a data folder; throws a DataError that names every fault at once. */
export function loadSnapshot(dir: string): Snapshot {
  const reader = new DataReader(dir);
  const catalogue = loadCatalogue(reader);
  const content = loadContent(reader);
  checkPictureFiles(reader, dir, catalogue);
  checkTeam(reader, catalogue, content);
  if (content.site) checkHomePage(reader, catalogue, content.site);
  const paths = checkAddressNames(reader, catalogue) ? tableOf(reader, catalogue) : null;
  if (paths) checkMenu(reader, content.menu.items, paths, catalogue);
  const { site, ...rest } = content;
  if (reader.faults.length > 0 || !site || !paths) throw new DataError(reader.faults);
  return { catalogue, content: { site, ...rest }, paths };
}

function tableOf(reader: DataReader, { cities, types, projects, properties, withdrawn }: Catalogue): PathTable | null {
  try {
    return new PathTable({
      cities: [...cities.values()],
      types: [...types.values()],
      projects: [...projects.values()],
      getProject: (id) => projects.get(id) ?? null,
      getProperty: (id) => {
        const home = properties.get(id);
        return home
          ? {
              id,
              goal: goalOf(home.goal),
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
