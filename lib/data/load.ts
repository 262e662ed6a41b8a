import type { Catalogue } from '../catalogue/catalogue.ts';
import { ownListOf, standingOf } from '../catalogue/lists-of.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { checkContent } from '../content/checks/check-content.ts';
import { checkPageAddresses } from '../content/checks/check-menu.ts';
import { type Content, type LoadedContent, loadContent, publishedContent } from '../content/load.ts';
import { pageAddresses, publishedMenu } from '../content/menu/published.ts';
import { PathTable } from '../routes/path-table.ts';
import { checkAddressNames, checkLanguages, checkPictureFiles, checkPublicFiles } from './check-across.ts';
import { checkConditions, checkCostSources, checkDocumentFiles, checkVideoFiles } from './check-property-page.ts';
import { DataError } from './fault.ts';
import { DataReader, type KnownFiles } from './reader.ts';

/** All that the site shows, as it was at one moment: it is replaced as a whole or not at all. */
export interface Snapshot {
  catalogue: Catalogue;
  content: Content;
  paths: PathTable;
}

/** What a data folder holds, and the files that it was read from: the next reading need only look at those that changed. */
export interface LoadedData {
  snapshot: Snapshot;
  files: KnownFiles;
}

/** Reads and checks a data folder; throws a DataError that names every fault at once. */
export const loadSnapshot = (dir: string): Snapshot => loadData(dir).snapshot;

/** The same, given what was read before: what has not changed since is the same object again. */
export function loadData(dir: string, known?: KnownFiles): LoadedData {
  const reader = new DataReader(dir, known);
  const loaded = loadContent(reader);
  const catalogue = loadCatalogue(reader, loaded.team);
  checkPictureFiles(reader, dir, catalogue);
  checkDocumentFiles(reader, dir, catalogue);
  checkVideoFiles(reader, dir, catalogue);
  checkConditions(reader, loaded);
  checkCostSources(reader, loaded);
  if (loaded.site) checkLanguages(reader, loaded.site);
  if (loaded.header) checkPublicFiles(reader, loaded.header);
  const named = checkAddressNames(reader, catalogue);
  const paths = checkPageAddresses(reader, loaded) && named ? tableOf(reader, catalogue, loaded) : null;
  checkContent({ reader, catalogue, content: loaded, paths: reader.isAtFault('menu.json') ? null : paths });
  const content = publishedContent(loaded);
  if (reader.faults.length > 0 || !content || !paths) throw new DataError(reader.faults);
  return { snapshot: { catalogue, content, paths }, files: reader.files };
}

function tableOf(reader: DataReader, catalogue: Catalogue, { everyMenuItem }: LoadedContent): PathTable | null {
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
