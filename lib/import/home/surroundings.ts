import type { Tables } from '../../catalogue/catalogue.ts';
import type { Notes } from '../notes.ts';

/** What a home of a feed is put together with. */
export interface Surroundings {
  tables: Tables;
  /** By id; `email` tells whose home it is. */
  team: ReadonlyMap<string, { email?: string | undefined }>;
  /** The name of the feed. */
  feed: string;
  /** Whose homes they are where the feed names nobody of the team. */
  broker: string;
  /** YYYY-MM-DD */
  today: string;
  notes: Notes;
}
