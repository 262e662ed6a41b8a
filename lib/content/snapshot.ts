import type { Catalogue } from '../catalogue/catalogue.ts';
import type { IncompleteDrafts } from '../files/draft.ts';
import type { PathTable } from '../routes/path-table.ts';
import type { Content } from './load.ts';

/** Everything that the site shows at one time; replaced as a whole or not at all. */
export interface Snapshot {
  catalogue: Catalogue;
  content: Content;
  paths: PathTable;
  /** In a preview: drafts that lack what their pages need, by file. */
  incomplete?: IncompleteDrafts;
}
