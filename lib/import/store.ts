import { randomUUID } from 'node:crypto';
import { minuteMs } from '../base/day.ts';
import { db } from '../db/database.ts';
import type { FeedRunTable, ImportKind } from '../db/tables/import.ts';
import { issue } from '../files/issue-codes.ts';
import type { Report } from './decisions.ts';
import type { ImportOutcome, ImportProgress } from './outcome.ts';
import type { Deviation } from './records.ts';

/** The report of a run, and its deviations from the dry run before it. */
export type ImportDetails = Pick<
  Report,
  'records' | 'unknown' | 'cities' | 'copied' | 'pictures' | 'faults' | 'lapsed' | 'log' | 'isUndoable'
> & { deviations: Deviation[] };

export interface ImportRun {
  feed: string;
  format: string;
  ranAt: number;
  outcome: ImportOutcome;
}

/** A run in the list of the office. */
export interface ListedRun {
  id: string;
  feed: string;
  kind: ImportKind;
  record: string | null;
  byName: string;
  startedAt: number;
  endedAt: number | null;
  /** Whether its process has ended without a result. */
  isLost: boolean;
  progress: ImportProgress | null;
  outcome: ImportOutcome | null;
  hasDetails: boolean;
}

/** A process that reports no progress for this time has ended. */
const maxSilenceMs = 2 * minuteMs;

/**
 * The number of runs that are kept per feed, and of those with the result for each home. Runs of one home are counted apart: somebody who
 * corrects many homes one by one still needs the report of the whole feed.
 */
const keptRuns = { runs: 30, details: 6 };

type NewImportRun = Pick<FeedRunTable, 'feed' | 'format' | 'kind'> & { record?: string | undefined; by: string };

/** Stores the start of a run; returns its id. */
export async function beginImportRun(
  { feed, format, kind, record, by }: NewImportRun,
  now = Date.now(),
): Promise<string> {
  const id = randomUUID();
  const none = { ended_at: null, progress: null, report: null, details: null };
  await (await db())
    .insertInto('feed_run')
    .values({ id, feed, format, kind, record: record ?? null, by_name: by, started_at: now, seen_at: now, ...none })
    .execute();
  return id;
}

/** Stores the progress of a run, which also shows that its process is alive. */
export async function noteImportProgress(id: string, progress: ImportProgress, now = Date.now()): Promise<void> {
  await (await db())
    .updateTable('feed_run')
    .set({ progress: JSON.stringify(progress), seen_at: now })
    .where('id', '=', id)
    .execute();
}

/** Stores the result of a run, and deletes the oldest runs of the same feed and kind. */
export async function endImportRun(
  id: string,
  outcome: ImportOutcome,
  details: ImportDetails | null,
  now = Date.now(),
): Promise<void> {
  const database = await db();
  const row = await database
    .updateTable('feed_run')
    .set({
      ended_at: now,
      seen_at: now,
      progress: null,
      report: JSON.stringify(outcome),
      details: details && JSON.stringify(details),
    })
    .where('id', '=', id)
    .returning(['feed', 'kind'])
    .executeTakeFirst();
  if (!row) return;
  const ids = await database
    .selectFrom('feed_run')
    .select('id')
    .where('feed', '=', row.feed)
    .where('kind', row.kind === 'one' ? '=' : '!=', 'one')
    .orderBy('started_at', 'desc')
    .execute();
  const [short, old] = [keptRuns.details, keptRuns.runs].map((count) => ids.slice(count).map((one) => one.id));
  if (short?.length) await database.updateTable('feed_run').set({ details: null }).where('id', 'in', short).execute();
  if (old?.length) await database.deleteFrom('feed_run').where('id', 'in', old).execute();
}

/** Returns the last full run of each feed, the latest first; dry runs and runs of one home do not count. */
export async function listImportRuns(): Promise<ImportRun[]> {
  const rows = await (await db())
    .selectFrom('feed_run')
    .select(['feed', 'format', 'ended_at', 'report'])
    .where('kind', '=', 'run')
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .execute();
  const first = new Map(rows.toReversed().map((row) => [row.feed, row]));
  return rows
    .filter((row) => first.get(row.feed) === row)
    .map(({ feed, format, ended_at, report }) => ({
      feed,
      format,
      ranAt: ended_at ?? 0,
      outcome: reportOf(report ?? 'null'),
    }));
}

/** Returns the stored runs of all feeds, the latest first. */
export async function listFeedRuns(now = Date.now()): Promise<ListedRun[]> {
  const rows = await (await db())
    .selectFrom('feed_run')
    .select(['id', 'feed', 'kind', 'record', 'by_name', 'started_at', 'seen_at', 'ended_at', 'progress', 'report'])
    .select((eb) => eb('details', 'is not', null).as('has_details'))
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    feed: row.feed,
    kind: row.kind,
    record: row.record,
    byName: row.by_name,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    isLost: row.ended_at === null && row.seen_at < now - maxSilenceMs,
    progress: row.progress ? JSON.parse(row.progress) : null,
    outcome: row.report ? reportOf(row.report) : null,
    hasDetails: Boolean(row.has_details),
  }));
}

/** Returns the result of a run for each home; null if it is no longer stored. */
export async function findImportDetails(id: string): Promise<ImportDetails | null> {
  const row = await (await db()).selectFrom('feed_run').select('details').where('id', '=', id).executeTakeFirst();
  return row?.details ? reportOf(row.details) : null;
}

/** Returns the last run or dry run of a whole feed with stored details. */
export async function findLastFeedRun(feed: string): Promise<{ id: string; kind: ImportKind; endedAt: number } | null> {
  const row = await (await db())
    .selectFrom('feed_run')
    .select(['id', 'kind', 'ended_at'])
    .where('feed', '=', feed)
    .where('kind', '!=', 'one')
    .where('details', 'is not', null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  return row ? { id: row.id, kind: row.kind, endedAt: row.ended_at ?? 0 } : null;
}

/** Replaces the result of one home in the report of the whole feed, after a run of that home. */
export async function replaceInDetails(id: string, details: ImportDetails): Promise<void> {
  await (await db())
    .updateTable('feed_run')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .execute();
}

/** Parses a stored report. Older ones hold English sentences instead of codes of issues. */
const reportOf = (text: string) =>
  JSON.parse(text, (_, value) => {
    if (typeof value?.expected !== 'string' || typeof value.found !== 'string' || 'code' in value) return value;
    const { expected, found, ...rest } = value;
    return { ...rest, ...issue('other', { expected }), ...(found !== 'nothing' && { found }) };
  });
