import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import { dayOf } from '../../base/day.ts';
import { isSame } from '../../base/merge-record.ts';
import { listDraftIssues } from '../../catalogue/checks/draft-issues.ts';
import { fitsGoal } from '../../catalogue/goal.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { dataState } from '../../data/store.ts';
import { type ReadData, readStored } from '../../files/data-json.ts';
import type { Draft } from '../../files/draft.ts';
import { DataError, type DataIssue, orDataError } from '../../files/issues.ts';
import { unreviewedPaths } from '../../files/unreviewed.ts';
import { homeRecordName } from '../../routes/home-record.ts';
import { mayChange } from '../../staff/data-rights.ts';
import type { OfficeError } from '../../staff/define-action.ts';
import { findHomeFile } from '../records.ts';
import { type ChangedRecord, recordEvent, saveRecords, type UnreviewedHashes, withDates } from '../save-records.ts';
import { readUnreviewedHashes } from '../store-unreviewed.ts';

/** The fields that a quick action sets in a home; undefined leaves a field as it is. */
export interface HomeChange {
  amount?: number;
  /** The number of a marquee; null for an available home. */
  marquee?: number | null;
  status?: 'published' | 'draft' | 'withdrawn';
  broker?: string;
}

type Home = Draft<Property> & Record<string, unknown>;

type ChangedHome = ChangedRecord & { id: number; before: Home; after: Home };

/** A home with what a quick action sets, without the dates that follow from it. */
export const withChange = (home: Home, { amount, marquee, status, broker }: HomeChange): Home => ({
  ...home,
  ...(marquee === undefined ? {} : { marquee: marquee ?? undefined }),
  ...(amount === undefined ? {} : { price: { ...home.price, amount } }),
  ...(status ? { status } : {}),
  ...(broker ? { broker } : {}),
});

/** The reason why a home is not changed: an error, or the issues that keep it off the site. */
export interface HomeRefusal {
  home: number;
  error?: OfficeError;
  issues?: readonly DataIssue[];
}

/** The outcome of a bulk change, or of its preview. */
export interface HomesOutcome {
  changed: readonly number[];
  /** The number of homes that have these values already. */
  same: number;
  refused: readonly HomeRefusal[];
}

/** Checks every home in its current state. Nothing is written. */
export async function previewHomes(ids: readonly number[], change: HomeChange, by: Staff): Promise<HomesOutcome> {
  const plan = new HomesPlan(ids, change, by);
  plan.make(readStored, await readUnreviewedHashes(ids.map(homeRecordName)));
  return plan.outcome;
}

/**
 * Changes those homes that may be so, as one change: one check, one audit event, one commit, undone as a whole. A home that may not is
 * skipped and named with the reason. Throws a DataError for a fault that is in none of them, and a WriteError.
 */
export async function changeHomes(
  ids: readonly number[],
  change: HomeChange,
  by: Staff,
): Promise<HomesOutcome & { auditId: string | null }> {
  const plan = new HomesPlan(ids, change, by);
  const auditEvent = () => ({
    ...recordEvent('homes.change', 'properties', plan.values),
    alsoAbout: plan.outcome.changed.map(String),
  });
  for (;;)
    try {
      const { auditId } = await saveRecords(plan.files, (read, unreviewed) => plan.make(read, unreviewed), {
        by,
        auditEvent,
      });
      return { ...plan.outcome, auditId };
    } catch (error) {
      // Retry without the homes that the check of all data refuses.
      if (!(error instanceof DataError) || !plan.leaveOut(error.issues)) throw error;
    }
}

class HomesPlan {
  readonly #ids: readonly number[];
  readonly #change: HomeChange;
  readonly #by: Staff;
  /** The homes that the check of all data refused, by number. */
  readonly #leftOut = new Map<number, Omit<HomeRefusal, 'home'>>();
  #changes: ChangedHome[] = [];
  #refused: HomeRefusal[] = [];
  #same = 0;

  constructor(ids: readonly number[], change: HomeChange, by: Staff) {
    this.#ids = [...new Set(ids)];
    this.#change = change;
    this.#by = by;
  }

  /** Reads the homes and decides about each; called again if somebody else was faster. */
  make(read: ReadData, unreviewed: UnreviewedHashes): readonly ChangedRecord[] {
    this.#changes = [];
    this.#refused = [];
    this.#same = 0;
    for (const id of this.#ids) {
      const file = findHomeFile(id);
      const before = orDataError(() => read(file) as Home | null);
      if (before instanceof DataError) {
        this.#refused.push({ home: id, error: 'dataFault' });
        continue;
      }
      const after = before && this.#changed(before);
      const refusal =
        before && after ? this.#refusalOf({ id, file, before, after }, unreviewed) : { error: 'unknownHome' as const };
      if (refusal) this.#refused.push({ home: id, ...refusal });
      else if (before && after && before !== after) this.#changes.push({ id, file, before, after });
      else this.#same++;
    }
    return this.#changes;
  }

  /** The changed home with its new dates; the same object if nothing changes, so that its date stays too. */
  #changed(home: Home): Home {
    const after = withChange(home, this.#change);
    return isSame(home, after) ? home : (withDates('properties', home, after, dayOf(Date.now())) as Home);
  }

  #refusalOf({ id, file, before, after }: ChangedHome, unreviewed: UnreviewedHashes): Omit<HomeRefusal, 'home'> | null {
    if (!mayChange(this.#by, file, before)) return { error: 'ofColleague' };
    const leftOut = this.#leftOut.get(id);
    if (leftOut) return leftOut;
    const { marquees } = dataState().snapshot.catalogue;
    if (this.#change.marquee && !fitsGoal(marquees.get(this.#change.marquee), before.goal))
      return { error: 'otherGoal' };
    if (this.#change.status !== 'published' || before === after) return null;
    if (unreviewedPaths(after, unreviewed(homeRecordName(id))).length > 0) return { error: 'unread' };
    const { catalogue, content } = dataState().drafts().snapshot;
    const issues = listDraftIssues(file, after, { ...catalogue, team: content.team });
    return issues.length > 0 ? { issues } : null;
  }

  /** Leaves out the homes that faults are in, or that another file still names; false if there are none. */
  leaveOut(faults: readonly DataIssue[]): boolean {
    const before = this.#leftOut.size;
    for (const { id, file } of this.#changes) {
      const issues = faults.filter((issue) => issue.file === file);
      if (issues.length > 0) this.#leftOut.set(id, { issues });
      else if (isNamed(id, faults)) this.#leftOut.set(id, { error: 'stillNamed' });
    }
    return this.#leftOut.size > before;
  }

  get files(): string[] {
    return this.#ids.map(findHomeFile);
  }

  get outcome(): HomesOutcome {
    const changed = this.#changes.map(({ id }) => id);
    return { changed, same: this.#same, refused: this.#refused };
  }

  /** The values for the log, by the references of the homes. */
  get values() {
    const side = (which: 'before' | 'after') =>
      Object.fromEntries(this.#changes.map((one) => [String(one.before.reference ?? one.id), loggedPart(one[which])]));
    return { before: side('before'), after: side('after') };
  }
}

/** Whether faults of other files are that they name a home, which may not be taken off the site before. */
export const isNamed = (id: number, faults: readonly DataIssue[]): boolean =>
  faults.some(({ found, file }) => found === String(id) && !file.startsWith('properties/'));

/** The fields that a quick action sets, without those that follow from them. */
const loggedPart = ({ marquee, status, broker }: Home) => ({ marquee, status, broker });
