import { DataError } from '../data/issues.ts';
import { type ImportOutcome, storeImportRun } from '../db/import-runs.ts';
import { errorMessage } from '../error-message.ts';
import type { Report } from './decisions.ts';

/** So many homes that were not taken, or faults of the data, are named in the office. */
const named = 50;

/** What the office shows of a report. */
export const outcomeOf = ({ skipped, pictures, drafts, unchanged, ...changes }: Report): ImportOutcome => ({
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
  skipped: skipped.slice(0, named),
});

/** The same of a run that wrote nothing. */
export const refusalOf = (error: unknown): ImportOutcome =>
  error instanceof DataError
    ? { isRefused: true, reason: '', issues: error.issues.slice(0, named) }
    : { isRefused: true, reason: errorMessage(error), issues: [] };

/** Runs an import and keeps what it did for the office; where the database does not answer the import is done all the same. */
export async function recorded(
  { feed, format }: { feed: string; format: string },
  run: () => Promise<Report>,
): Promise<Report> {
  const keep = (outcome: ImportOutcome) =>
    storeImportRun({ feed, format, ranAt: Date.now(), outcome }).catch((error: unknown) =>
      console.error(`The office will not show this import: ${errorMessage(error)}`),
    );
  try {
    const report = await run();
    await keep(outcomeOf(report));
    return report;
  } catch (error) {
    await keep(refusalOf(error));
    throw error;
  }
}
