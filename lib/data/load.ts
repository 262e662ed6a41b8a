import { type Catalogue, type Tables, toCatalogue } from '../catalogue/catalogue.ts';
import { checkLegal } from '../catalogue/checks/check-legal.ts';
import { checkParts, checkUnitPlaces } from '../catalogue/checks/check-projects.ts';
import { checkProperties, type Named } from '../catalogue/checks/check-properties.ts';
import { listDraftIssues } from '../catalogue/checks/draft-issues.ts';
import { type LoadedCatalogue, loadCatalogue } from '../catalogue/load.ts';
import { addressList, toListTraits } from '../catalogue/search/home-lists.ts';
import { checkAddressed, checkContent, checkPageAddresses } from '../content/checks.ts';
import { asPublished, contentWithDrafts, type LoadedContent, loadContent, publishedContent } from '../content/load.ts';
import { everyEntry, pageAddresses, publishedMenu, withdrawnEntries } from '../content/menu.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { DataError, type DataIssue } from '../files/issues.ts';
import { DataReader, type LoadedFiles, type ReadOptions } from '../files/reader.ts';
import { PathTable } from '../routes/path-table.ts';
import type { PropertyAddress } from '../routes/routes.ts';
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

/** The content of a data folder with its files, so that the next reading needs only the changed ones. */
export interface LoadedData {
  snapshot: Snapshot;
  /** The lists of the catalogue, with projects that are drafts or withdrawn. */
  tables: Tables;
  /** The snapshot that previews show, computed at the first call. */
  drafts: () => Drafts;
  files: LoadedFiles;
}

/** Reads and checks a data folder; throws a DataError with all issues. */
export const loadSnapshot = (dir: string): Snapshot => loadData(dir).snapshot;

/** Loads a data folder with the files that were read before: what has not changed stays the same object. */
export function loadData(dir: string, known?: LoadedFiles): LoadedData {
  const { data, issues } = tryData(dir, { known });
  if (issues.length > 0 || !data) throw new DataError(issues);
  return data;
}

/** The data that were read, with their issues. */
export interface TriedData {
  /** Null if required files are missing; the site must not use it while there are unhandled issues. */
  data: LoadedData | null;
  /** The files that are sound by themselves. */
  files: LoadedFiles;
  issues: readonly DataIssue[];
}

/** Reads and checks a data folder. */
export function tryData(dir: string, options: ReadOptions = {}): TriedData {
  const reader = new DataReader(dir, options);
  const loaded = loadContent(reader);
  const found = loadCatalogue(reader, loaded.team);
  const { tables, homes } = found;
  const catalogue = toCatalogue(
    tables,
    homes.map(({ item }) => item),
  );
  checkPictureFiles(reader, catalogue);
  checkNamedFiles(reader, homes, catalogue);
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
    tables,
    drafts: () => {
      drafts ??= withDrafts({ ...found, content: loaded }, snapshot, dir);
      return drafts;
    },
    files,
  };
  return { data, files, issues };
}

/** The site with its drafts. */
interface Drafts {
  snapshot: Snapshot;
  /** The issues to correct before they can be published. */
  issues: readonly DataIssue[];
}

/** Takes the loaded folder and the published snapshot. */
function withDrafts(
  { tables, homes, projects, incomplete, content }: LoadedCatalogue & { content: LoadedContent },
  today: Snapshot,
  dir: string,
): Drafts {
  const reader = new DataReader(dir);
  const catalogue = toCatalogue(
    tables,
    homes.map(({ item }) => item),
    ['published', 'draft'],
  );
  checkNamedFiles(reader, homes, catalogue);
  const named = { ...tables, team: content.team };
  checkOnceShown(reader, { homes, projects }, named);
  checkAddressed(reader, content, ({ status }) => status === 'draft');
  const lacking = [
    ...incomplete.homes.map((home) => ({ ...home, issues: listDraftIssues(home.file, home.draft, named) })),
    ...incomplete.projects,
    ...content.incomplete.pages,
    ...content.incomplete.articles,
  ];
  const shown = asPublished(content);
  const snapshot = {
    catalogue,
    content: contentWithDrafts(shown, today.content),
    paths: createPathTable(catalogue, shown),
    incomplete: new Map(lacking.map((one) => [one.file, one])),
  };
  return { snapshot, issues: [...reader.issues, ...lacking.flatMap(({ issues }) => issues)] };
}

/** The rules for published homes, applied to drafts. */
function checkOnceShown(
  reader: DataReader,
  { homes, projects }: Pick<LoadedCatalogue, 'homes' | 'projects'>,
  tables: Named,
): void {
  const isDraft = ({ item }: (typeof homes)[number]) => item.status === 'draft';
  const drafts = homes
    .filter(isDraft)
    .map(({ file, item }) => ({ file, item: { ...item, status: 'published' as const } }));
  // The drafts come last: what two homes cannot both have is theirs to change.
  const shown = [...homes.filter((home) => !isDraft(home)), ...drafts];
  checkProperties(reader, { valid: shown, incomplete: [], invalid: [] }, tables);
  checkLegal(reader, shown, tables);
  checkUnitPlaces(reader, shown, tables);
  for (const { file, item } of projects) if (item.status === 'draft') checkParts(reader, file, item);
}

/** Returns the parts of the address of a home; null for one that is not shown. */
export function propertyAddress(id: number, catalogue: Catalogue): PropertyAddress | null {
  const home = catalogue.properties.get(id);
  if (!home) return null;
  const list = addressList(toListTraits(home, catalogue));
  return { id, list, city: home.city, type: home.webId, title: home.title, projectId: home.projectId };
}

/** The addresses of everything that is shown; throws if two are the same, which the checks of names and of the menu report before. */
function createPathTable(catalogue: Catalogue, { everyMenuItem, standings }: LoadedContent): PathTable {
  const { cities, types, projects, withdrawn, withdrawnProjects } = catalogue;
  const shown = publishedMenu(everyMenuItem, standings);
  const gone = withdrawnEntries(everyMenuItem, standings).map(({ id }) => id);
  const addressed = new Set([...everyEntry(shown).map(({ entry }) => entry.id), ...gone]);
  return new PathTable({
    cities: [...cities.values()],
    types: [...types.values()],
    projects: [...projects.values()],
    pages: pageAddresses(everyMenuItem).filter(({ id }) => addressed.has(id)),
    getProject: (id) => projects.get(id) ?? null,
    getProperty: (id) => propertyAddress(id, catalogue),
    isGone: (route) => {
      if (route.name === 'property') return withdrawn.has(route.id);
      if (route.name === 'project') return withdrawnProjects.has(route.id);
      return route.name === 'page' && gone.includes(route.id);
    },
  });
}
