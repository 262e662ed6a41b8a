import { type Catalogue, type Tables, toCatalogue } from '../catalogue/catalogue.ts';
import { checkLegal } from '../catalogue/check-legal.ts';
import { checkUnitPlaces } from '../catalogue/check-projects.ts';
import { listTraitsOf, ownListOf } from '../catalogue/lists-of.ts';
import { type LoadedCatalogue, loadCatalogue } from '../catalogue/load.ts';
import type { PreparedPictures } from '../catalogue/prepared-pictures.ts';
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
  checkBrokerHours,
  checkConditions,
  checkCostSources,
  checkLanguages,
  checkNamedFiles,
  checkPictureFiles,
  checkPrepared,
  checkPublicFiles,
} from './checks.ts';
import { DataError, type DataIssue } from './issues.ts';
import { DataReader, type FromFile, type LoadedFiles, type ReadOptions } from './reader.ts';

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

/** The same with the files that were read before: what has not changed stays the same object. */
export function loadData(dir: string, known?: LoadedFiles): LoadedData {
  const { data, issues } = tryData(dir, { known });
  if (issues.length > 0 || !data) throw new DataError(issues);
  return data;
}

/** What was read, and what is wrong with it. */
export interface TriedData {
  /** Null where what everything needs is missing; not for the site while there are issues that nobody has looked at. */
  data: LoadedData | null;
  /** The files that are sound by themselves. */
  files: LoadedFiles;
  issues: readonly DataIssue[];
}

export interface TryOptions extends ReadOptions {
  /** The pictures that there are in all sizes: the others cannot be shown. Not checked without. */
  prepared?: PreparedPictures | undefined;
}

/** Reads and checks a data folder. */
export function tryData(dir: string, { prepared, ...options }: TryOptions = {}): TriedData {
  const reader = new DataReader(dir, options);
  const loaded = loadContent(reader);
  const { tables, homes } = loadCatalogue(reader, loaded.team);
  const catalogue = toCatalogue(
    tables,
    homes.map(({ item }) => item),
  );
  checkPictureFiles(reader, dir, catalogue);
  if (prepared) checkPrepared(reader, catalogue, prepared);
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
  const { files, issues } = reader;
  if (!content || !paths) return { data: null, files, issues };
  const snapshot = { catalogue, content, paths };
  let drafts: Drafts | undefined;
  const data = {
    snapshot,
    drafts: () => {
      drafts ??= withDrafts({ tables, homes, content: loaded }, snapshot, dir);
      return drafts;
    },
    files,
  };
  return { data, files, issues };
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
