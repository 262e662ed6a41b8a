import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { AuditEvent } from '../audit/store.ts';
import { isSame, mergeWhole } from '../base/merge-record.ts';
import { changeLive } from '../data/change-live.ts';
import type { DataFiles } from '../data/write.ts';
import type { ReadData } from '../files/data-json.ts';
import { recordOfFile, refuseUnreviewed } from '../files/unreviewed.ts';
import { changedDestinations, type Destination, holdsDestinations, mayChange } from '../staff/data-rights.ts';
import { Conflict, Rejection } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import { menuWithPageName } from './content/menu-entries.ts';
import { tellDestinations } from './destination-mails.ts';
import { recordEvent } from './record-event.ts';
import { unreviewedHashesOf } from './store-unreviewed.ts';
import { townFiles } from './towns.ts';

/** A record before and after a change; null where there is none. */
export interface ChangedRecord {
  /** In data/, such as "properties/5801.json". */
  file: string;
  before: unknown;
  after: unknown;
}

/** The hashes of the texts of a record that nobody has reviewed. */
export type UnreviewedHashes = Awaited<ReturnType<typeof unreviewedHashesOf>>;

/**
 * Saves records as one change with one audit event, undone as a whole, and returns once the site shows it. Every save of a home, a page or
 * another record goes through here; undo has its own way, since it restores bytes. `change` checks the rights, merges with what `read`
 * finds and returns the results; it is called again if somebody else was faster. `files` are the files that may be among them. The towns
 * that the records name and the menu entry of a new page are written too, and changed destinations are mailed. The audit id is null if
 * nothing had to be written. Throws what `change` throws, a Rejection if only an owner may change a destination, a DataError if the site
 * would refuse the result, and a WriteError.
 */
export async function saveRecords(
  files: readonly string[],
  change: (read: ReadData, unreviewed: UnreviewedHashes) => readonly ChangedRecord[],
  {
    by,
    auditEvent,
  }: { by: Staff; auditEvent: (changed: readonly ChangedRecord[], alsoWritten: readonly string[]) => AuditEvent },
): Promise<{ auditId: string | null; changed: readonly ChangedRecord[] }> {
  const unreviewed = await unreviewedHashesOf(files.map(recordOfFile));
  let changed: readonly ChangedRecord[] = [];
  let destinations: Destination[] = [];
  let alsoWritten: DataFiles = {};
  const write = (read: ReadData): DataFiles => {
    changed = change(read, unreviewed).filter(({ before, after }) => !isSame(before, after));
    destinations = changed.flatMap((record) => destinationsChangedBy(by, record));
    const results = changed.map(({ after }) => after);
    alsoWritten = Object.assign(townFiles(results, read), ...changed.map((record) => menuWithPageName(record, read)));
    return { ...alsoWritten, ...Object.fromEntries(changed.map(({ file, after }) => [file, after as object | null])) };
  };
  const auditId = await changeLive(write, {
    by,
    auditEvent: () => auditEvent(changed, Object.keys(alsoWritten)),
    isUndoable: true,
    alsoInTransaction: files.some(holdsDestinations) ? (trx) => tellDestinations(trx, destinations, by) : undefined,
  });
  return { auditId, changed };
}

/** A change of one record in its form. */
export interface RecordChange {
  /** In data/, such as "properties/5801.json". */
  file: string;
  /** The record as it was when the form was opened; null for a new one. */
  base: unknown;
  /** The record as it shall be; null deletes it. */
  mine: unknown;
  /** Sets the values of the office in the result: after the merge, since both sides set them. */
  finish?: (stored: unknown, record: object) => object;
}

const recordFile = /^(?:[\w-]+\/)*[\w-]+\.json$/;

/**
 * Saves or deletes one record. What others changed meanwhile in other fields stays: in the office, by hand or by an import. Returns the
 * stored record, null if it is deleted. Throws a Conflict, UnreviewedTexts, a Rejection for a person who may not change the record, and what
 * saveRecords throws.
 */
export async function saveRecord(
  { file, base, mine, finish = (_, same) => same }: RecordChange,
  by: Staff,
): Promise<{ record: unknown; auditId: string | null }> {
  if (!recordFile.test(file)) throw new Error(`${file} is no record of the data`);
  let record: unknown = null;
  const change = (read: ReadData, unreviewed: UnreviewedHashes): ChangedRecord[] => {
    const before = read(file);
    if (!mayChange(by, file, before ?? mine)) throw new Rejection('forbidden');
    const { value, conflicts } = mergeWhole(base, before, mine);
    if (conflicts.length > 0) throw new Conflict(conflicts, before);
    refuseUnreviewed(value, unreviewed(recordOfFile(file)));
    record = value === null || isSame(value, before) ? value : finish(before, value as object);
    return [{ file, before, after: record }];
  };
  const { auditId } = await saveRecords([file], change, {
    by,
    auditEvent: ([changed], alsoWritten) =>
      recordEvent(mine === null ? 'data.delete' : 'data.save', file, changed as ChangedRecord, alsoWritten),
  });
  return { record, auditId };
}

/** The destinations that a change replaces; throws a Rejection if the person may not change them. */
export function destinationsChangedBy({ role }: Staff, { file, before, after }: ChangedRecord): Destination[] {
  const changed = changedDestinations(file, before, after);
  if (changed.length > 0 && !may(role, 'destinations.change')) throw new Rejection('ownersOnly');
  return changed;
}
