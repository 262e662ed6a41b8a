import type { DataIssue } from '../data/issues.ts';
import { db } from './database.ts';

/** The last run of a feed; one row for each. */
export interface ImportRunTable {
  feed: string;
  format: string;
  /** When it ended, in ms since epoch. */
  ran_at: number;
  /** JSON of an ImportOutcome. */
  report: string;
}

/** What a run did, with the first of each kind of trouble. */
export type ImportOutcome =
  | {
      isRefused: false;
      counts: Record<ImportCount, number>;
      /** Homes of the feed that were not taken, by the id that it gives them. */
      skipped: (Omit<DataIssue, 'file'> & { id: string })[];
    }
  | {
      isRefused: true;
      /** Why nothing was written, in English. */
      reason: string;
      /** The faults in the data that the site would have had, or had. */
      issues: readonly DataIssue[];
    };

export const importCounts = [
  'added',
  'changed',
  'withdrawn',
  'unchanged',
  'drafts',
  'skipped',
  'failedPictures',
] as const;
export type ImportCount = (typeof importCounts)[number];

export interface ImportRun {
  feed: string;
  format: string;
  ranAt: number;
  outcome: ImportOutcome;
}

/** Keeps the last run of a feed instead of the one before. */
export async function storeImportRun({ feed, format, ranAt, outcome }: ImportRun): Promise<void> {
  const row = { format, ran_at: ranAt, report: JSON.stringify(outcome) };
  await (await db())
    .insertInto('import_run')
    .values({ feed, ...row })
    .onConflict((conflict) => conflict.column('feed').doUpdateSet(row))
    .execute();
}

/** The last run of each feed, the latest first. */
export async function listImportRuns(): Promise<ImportRun[]> {
  const rows = await (await db()).selectFrom('import_run').selectAll().orderBy('ran_at', 'desc').execute();
  return rows.map(({ feed, format, ran_at, report }) => ({ feed, format, ranAt: ran_at, outcome: JSON.parse(report) }));
}
