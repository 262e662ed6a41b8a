import 'server-only';
import type { DataState } from '../data/store.ts';
import { listImportRuns } from '../db/import-runs.ts';
import type { Staff } from '../db/staff.ts';
import type { Locale } from '../i18n/locales.ts';
import { readDrafts } from './drafts.ts';
import { faultEntries } from './faults.ts';
import { may } from './permissions.ts';

/** So many drafts are named; the preview has all. */
const drafts = 8;

/** What the day begins with of the data themselves, for who tends them; null for others. */
export async function readDataPart(staff: Staff, state: DataState, locale: Locale) {
  if (!may(staff.role, 'data.faults')) return null;
  return {
    faults: faultEntries(state),
    isRefused: state.isRefused,
    drafts: await readDrafts(state.drafts(), locale, drafts),
    imports: await listImportRuns(),
  };
}
