import { type Catalogue, toCatalogue } from '../catalogue/catalogue.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { checkContent } from '../content/checks/check-content.ts';
import { checkPageAddresses } from '../content/checks/check-menu.ts';
import { type Content, loadContent, publishedContent } from '../content/load.ts';
import type { PathTable } from '../routes/path-table.ts';
import { addressesOf } from './addresses-of.ts';
import { checkAddressNames, checkLanguages, checkPictureFiles, checkPublicFiles } from './check-across.ts';
import { checkConditions, checkCostSources, checkNamedFiles } from './check-property-page.ts';
import { type Drafts, withDrafts } from './drafts.ts';
import { DataError } from './fault.ts';
import type { Stamps } from './folder.ts';
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
  /** What a preview shows, made when the first asks for it. */
  drafts: () => Drafts;
  files: KnownFiles;
}

/** Reads and checks a data folder; throws a DataError that names every fault at once. */
export const loadSnapshot = (dir: string): Snapshot => loadData(dir).snapshot;

/** The same, given what was read before and a look at the folder: what has not changed since is the same object again. */
export function loadData(dir: string, known?: KnownFiles, stamps?: Stamps): LoadedData {
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
  const paths = checkPageAddresses(reader, loaded) && named ? addressesOf(catalogue, loaded) : null;
  checkContent({ reader, catalogue, content: loaded, paths: reader.isAtFault('menu.json') ? null : paths });
  const content = publishedContent(loaded);
  if (reader.faults.length > 0 || !content || !paths) throw new DataError(reader.faults);
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
