import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Staff } from '../accounts/store-staff.ts';
import { processState } from '../base/process-state.ts';
import type { DataState } from '../data/store.ts';
import type { Locale } from '../i18n/locales.ts';
import { listImportRuns } from '../import/store.ts';
import { listJobs } from '../jobs/job.ts';
import { pictureWork } from '../media/picture-queue.ts';
import { listFaultEntries } from '../records/faults.ts';
import { readDrafts } from '../records/homes/draft-homes.ts';
import { readWarnings } from '../records/warnings.ts';
import { may } from '../staff/rights.ts';

/** Drafts that are named; the preview has all. */
const maxShownDrafts = 8;

/** In ms. */
const timeoutMs = 200;

/** Problems of the data, for people who look after them; null for others. */
export async function readDataPart(staff: Staff, state: DataState, locale: Locale) {
  if (!may(staff.role, 'data.faults')) return null;
  const { waiting, issues } = pictureWork();
  return {
    heldFiles: listFaultEntries({ ...state, issues: [...state.issues, ...issues] }),
    isRefused: state.isRefused,
    picturesWaiting: waiting,
    /** The reason why the last change is saved, but not in git. */
    gitError: processState.gitError ?? null,
    lateJobs: listJobs().filter(({ isLate }) => isLate),
    drafts: await readDrafts(state.drafts(), locale, maxShownDrafts),
    // After a change they may take longer than a page: the next one has them.
    warnings: await Promise.race([readWarnings(state.drafts().snapshot), pause(timeoutMs, [])]),
    imports: await listImportRuns(),
  };
}
