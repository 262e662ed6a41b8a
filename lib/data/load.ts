import { type Catalogue, type Tables, toCatalogue } from '../catalogue/catalogue.ts';
import { checkLegal } from '../catalogue/check-legal.ts';
import { checkUnitPlaces } from '../catalogue/check-projects.ts';
import { listTraitsOf, ownListOf } from '../catalogue/lists-of.ts';
import { type LoadedCatalogue, loadCatalogue } from '../catalogue/load.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { checkContent, checkPageAddresses } from '../content/checks.ts';
import {
  asPublished,
  type Content,
  contentWithDrafts,
  type LoadedContent,
  loadContent,
  publishedContent,
} from '../content/load.ts';
import { everyEntry, pageAddresses, publishedMenu, withdrawnEntries } from '../content/menu.ts';
import { PathTable } from '../routes/path-table.ts';
import {
  checkAddressNames,
  checkBrokerHours,
  checkConditions,
  checkCostSources,
  checkLanguages,
  checkNamedFiles,
  checkPictureFiles,
  checkPublicFiles,
} from './checks.ts';
import type { FileStamps } from './folder.ts';
import { DataError, type DataIssue } from './issues.ts';
import { DataReader, type FromFile, type LoadedFiles } from './reader.ts';

/** Everything that the site shows at one time; replaced as a whole or not at all. */
export interface Snapshot {
  catalogue: Catalogue;
  content: Content;
  paths: PathTable;
}

/** The content of a data folder with its files, so that the next reading needs only the changed ones. */
export interface LoadedData {
  snapshot: Snapshot;
  /** What previews show, computed at the first call. */
  drafts: () => Drafts;
  files: LoadedFiles;
}

/** Reads and checks a data folder; throws a DataError with all issues. */
export const loadSnapshot = (dir: string): Snapshot => loadData(dir).snapshot;

/** The same with the files that were read before and the stamps of the folder: what has not changed stays the same object. */
export function loadData(dir: string, known?: LoadedFiles, stamps?: FileStamps): LoadedData {
  const reader = new DataReader(dir, known, stamps);
  const loaded = loadContent(reader);
  const { tables, homes } = loadCatalogue(reader, loaded.team);
  const catalogue = toCatalogue(
    tables,
    homes.map(({ item }) => item),
  );
  checkPictureFiles(reader, dir, catalogue);
  checkNamedFiles(reader, dir, homes, catalogue);
  checkConditions(reader, loaded);
  checkCostSources(reader, loaded);
  checkBrokerHours(reader, loaded);
  if (loaded.site) checkLanguages(reader, loaded.site);
  if (loaded.header) checkPublicFiles(reader, loaded.header);
  const named = checkAddressNames(reader, catalogue);
  const paths = checkPageAddresses(reader, loaded) && named ? createPathTable(catalogue, loaded) : null;
  checkContent({ reader, catalogue, content: loaded, paths: reader.hasIssue('menu.json') ? null : paths });
  const content = publishedContent(loaded);
  if (reader.issues.length > 0 || !content || !paths) throw new DataError(reader.issues);
  const snapshot = { catalogue, content, paths };
  let drafts: Drafts | undefined;
  return {
    snapshot,
    drafts: () => {
      drafts ??= withDrafts({ tables, homes, content: loaded }, snapshot, dir);
      return drafts;
    },
    files: reader.files,
  };
}

/** The site with its drafts. */
interface Drafts {
  snapshot: Snapshot;
  /** What must be corrected before they can be published. */
  issues: readonly DataIssue[];
}

/** Takes the loaded folder and the published snapshot. */
function withDrafts(
  { tables, homes, content }: LoadedCatalogue & { content: LoadedContent },
  today: Snapshot,
  dir: string,
): Drafts {
  const reader = new DataReader(dir);
  const catalogue = toCatalogue(
    tables,
    homes.map(({ item }) => item),
    ['published', 'draft'],
  );
  checkNamedFiles(reader, dir, homes, catalogue);
  checkOnceShown(reader, homes, tables);
  const shown = asPublished(content);
  const snapshot = {
    catalogue,
    content: contentWithDrafts(shown, today.content),
    paths: createPathTable(catalogue, shown),
  };
  return { snapshot, issues: reader.issues };
}

/** The rules for published homes, applied to drafts. */
function checkOnceShown(reader: DataReader, homes: readonly FromFile<Property>[], tables: Tables): void {
  const shown = homes.map(({ file, item }) => ({
    file,
    item: item.status === 'draft' ? { ...item, status: 'published' as const } : item,
  }));
  checkLegal(reader, shown, tables);
  checkUnitPlaces(reader, shown, tables);
}

/** The addresses of everything that is shown; throws if two are the same, which the checks of names and of the menu report before. */
function createPathTable(catalogue: Catalogue, { everyMenuItem, pageFiles }: LoadedContent): PathTable {
  const { cities, types, projects, properties, withdrawn, withdrawnProjects } = catalogue;
  const shown = publishedMenu(everyMenuItem, pageFiles);
  const gone = withdrawnEntries(everyMenuItem, pageFiles).map(({ id }) => id);
  const addressed = new Set([...everyEntry(shown).map(({ entry }) => entry.id), ...gone]);
  return new PathTable({
    cities: [...cities.values()],
    types: [...types.values()],
    projects: [...projects.values()],
    pages: pageAddresses(everyMenuItem).filter(({ id }) => addressed.has(id)),
    getProject: (id) => projects.get(id) ?? null,
    getProperty: (id) => {
      const home = properties.get(id);
      return home
        ? {
            id,
            list: ownListOf(listTraitsOf(home, catalogue)),
            city: home.city,
            type: home.webId,
            title: home.title,
            projectId: home.projectId,
          }
        : null;
    },
    isGone: (route) => {
      if (route.name === 'property') return withdrawn.has(route.id);
      if (route.name === 'project') return withdrawnProjects.has(route.id);
      return route.name === 'page' && gone.includes(route.id);
    },
  });
}
