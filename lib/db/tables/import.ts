/** The purpose of a run: a dry run, a full import, or the import of one home. */
export type ImportKind = 'try' | 'run' | 'one';

export interface FeedRunTable {
  id: string;
  feed: string;
  format: string;
  kind: ImportKind;
  /** The feed's id of the home, of a run for one. */
  record: string | null;
  by_name: string;
  /** ms since epoch */
  started_at: number;
  /** The time at which its process last reported that it is running. */
  seen_at: number;
  ended_at: number | null;
  /** JSON of an ImportProgress. */
  progress: string | null;
  /** JSON of an ImportOutcome. */
  report: string | null;
  /** JSON of ImportDetails; only of the last runs. */
  details: string | null;
}
