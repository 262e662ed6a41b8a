/** What a run is for: to say what would be, to do it, or to do it for one home alone. */
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
  /** When its process last said that it is at work. */
  seen_at: number;
  ended_at: number | null;
  /** JSON of an ImportProgress. */
  progress: string | null;
  /** JSON of an ImportOutcome. */
  report: string | null;
  /** JSON of ImportDetails; only of the last runs. */
  details: string | null;
}
