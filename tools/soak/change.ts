import type { DataFolder, Write } from '../../scripts/support/data-folder.ts';
import type { Cast } from './cast.ts';
import type { Sight } from './sight.ts';

/** One change of the data, and how pages must be once it is live. */
export interface Change {
  name: string;
  /** Written one after the other; where there are several, only all of them together are sound. */
  writes: readonly Write[];
  sights: readonly Sight[];
}

/** Makes a change out of what the folder holds now; each turn has a number of its own. */
export type ChangeKind = (cast: Cast, folder: DataFolder, turn: number) => Change;
