import { dayMs, secondMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import type { ImportKind } from '../db/tables/import.ts';
import { DataError } from '../files/issues.ts';
import type { Report } from './decisions.ts';
import { InvalidFeedError } from './feed.ts';
import type { ImportOutcome, ImportStep } from './outcome.ts';
import { type Deviation, type HomeReport, listDeviations } from './records.ts';
import {
  beginImportRun,
  endImportRun,
  findImportDetails,
  findLastFeedRun,
  type ImportDetails,
  noteImportProgress,
  replaceInDetails,
} from './store.ts';

/** The maximum number of skipped homes, or issues of the data, in a stored outcome. */
const maxNamed = 50;

/** Returns the outcome that the office shows of a report. */
export const toImportOutcome = ({ skipped, pictures, drafts, unchanged, ...changes }: Report): ImportOutcome => ({
  isRefused: false,
  counts: {
    added: changes.added.length,
    changed: changes.changed.length,
    withdrawn: changes.withdrawn.length,
    unchanged,
    drafts: drafts.length,
    skipped: new Set(skipped.map(({ id }) => id)).size,
    failedPictures: pictures.failed.length,
  },
  skipped: skipped.slice(0, maxNamed),
});

/** Returns the outcome of a run that was refused and wrote nothing. */
export const toRefusedOutcome = (error: unknown): ImportOutcome =>
  error instanceof DataError
    ? { isRefused: true, reason: '', issues: error.issues.slice(0, maxNamed) }
    : {
        isRefused: true,
        reason: errorMessage(error),
        issues: [],
        ...(error instanceof InvalidFeedError && { fault: error.issue }),
      };

/** The maximum number of entries of each list that are stored with a run. */
const maxRecorded = { records: 20_000, others: 200 };

const detailsOf = (report: Report, deviant: readonly Deviation[]): ImportDetails => {
  const { records, unknown, cities, copied, pictures, faults, lapsed, log, isUndoable } = report;
  return {
    cities,
    copied,
    log,
    isUndoable,
    records: records.slice(0, maxRecorded.records),
    unknown: unknown.slice(0, maxRecorded.others),
    pictures: { ...pictures, failed: pictures.failed.slice(0, maxRecorded.others) },
    faults: faults.slice(0, maxRecorded.others),
    lapsed: lapsed.slice(0, maxRecorded.others),
    deviations: deviant.slice(0, maxRecorded.others),
  };
};

/** A run is not compared with a dry run that is older. */
const dryRunLifetimeMs = dayMs;
const progressIntervalMs = 2 * secondMs;

interface Recorded {
  feed: string;
  format: string;
  kind: ImportKind;
  /** The feed's id of the home, for a run of one home. */
  record?: string | undefined;
  by: string;
}

export type Progress = (step: ImportStep, done?: number, total?: number) => void;

/**
 * Runs an import and stores its report for the office, with the deviations from the dry run before it. If the database does not
 * answer, the import runs all the same.
 */
export async function recordRun(
  about: Recorded,
  run: (progress: Progress) => Promise<Report>,
): Promise<Report & { deviations: Deviation[] }> {
  const dryRun = about.kind === 'run' ? await lastTry(about.feed).catch(() => null) : null;
  const id = await beginImportRun(about).catch(logFailure);
  let current: { step: ImportStep; done?: number | undefined; total?: number | undefined } = { step: 'read' };
  const tell = () => (id ? noteImportProgress(id, current).catch(() => undefined) : undefined);
  const timer = setInterval(() => void tell(), progressIntervalMs);
  const storeOutcome = async (outcome: ImportOutcome, details: ImportDetails | null) => {
    clearInterval(timer);
    if (id) await endImportRun(id, outcome, details).catch(logFailure);
  };
  try {
    const report = await run((step, done, total) => {
      current = { step, done, total };
    });
    const deviant = dryRun ? listDeviations(dryRun.records, report.records) : [];
    const details = detailsOf(report, deviant);
    await storeOutcome(toImportOutcome(report), details);
    if (about.kind === 'one') await joinRecord(about.feed, about.record, details).catch(logFailure);
    return { ...report, deviations: deviant };
  } catch (error) {
    await storeOutcome(toRefusedOutcome(error), null);
    throw error;
  }
}

const logFailure = (error: unknown): null => {
  console.error(`The office will not show this import: ${errorMessage(error)}`);
  return null;
};

/** Returns the report of the last dry run, unless a run has followed it. */
async function lastTry(feed: string): Promise<ImportDetails | null> {
  const last = await findLastFeedRun(feed);
  return last?.kind === 'try' && last.endedAt > Date.now() - dryRunLifetimeMs ? findImportDetails(last.id) : null;
}

/** Updates the report of the whole feed with the result of one home that was imported again. */
async function joinRecord(feed: string, record: string | undefined, one: ImportDetails): Promise<void> {
  const last = await findLastFeedRun(feed);
  const details = last && (await findImportDetails(last.id));
  const now = one.records.find(({ id }) => id === record);
  if (!last || !details || !now) return;
  // In the list of a dry run, a home that was imported since would not change any more.
  const isDone = last.kind === 'try' && now.state !== 'setAside';
  const after: HomeReport = isDone ? { id: now.id, home: now.home, state: 'unchanged' } : now;
  const records = details.records.map((before) => (before.id === record ? after : before));
  await replaceInDetails(last.id, { ...details, records });
}
