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
import { pageAddresses, publishedMenu } from '../content/menu.ts';
import { PathTable } from '../routes/path-table.ts';
import {
  checkAddressNames,
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

/** All that the site shows, as it was at one moment: it is replaced as a whole or not at all. */
export interface Snapshot {
  catalogue: Catalogue;
  content: Content;
  paths: PathTable;
}

/** What a data folder holds, and the files that it was read from: the next reading need only look at those that changed. */
export interface LoadedData {
  snapshot: Snapshot;
  /** What a preview shows, made when the first asks for it. */
  drafts: () => Drafts;
  files: LoadedFiles;
}

/** Reads and checks a data folder; throws a DataError that names every issue at once. */
export const loadSnapshot = (dir: string): Snapshot => loadData(dir).snapshot;

/** The same, given what was read before and a look at the folder: what has not changed since is the same object again. */
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

/** The site as it would be with its drafts. */
interface Drafts {
  snapshot: Snapshot;
  /** What stands in the way of publishing them. */
  issues: readonly DataIssue[];
}

/** Takes what was loaded of a folder, and what is shown of it today. */
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

/** What is wanted of a home from the day that it is published. */
function checkOnceShown(reader: DataReader, homes: readonly FromFile<Property>[], tables: Tables): void {
  const shown = homes.map(({ file, item }) => ({
    file,
    item: item.status === 'draft' ? { ...item, status: 'published' as const } : item,
  }));
  checkLegal(reader, shown, tables);
  checkUnitPlaces(reader, shown, tables);
}

/** The addresses of all that is shown; throws where two would be the same, which the checks of names and of the menu have told. */
function createPathTable(catalogue: Catalogue, { everyMenuItem }: LoadedContent): PathTable {
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
            list: ownListOf(listTraitsOf(home, catalogue)),
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
