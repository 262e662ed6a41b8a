import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { AuditAction, AuditEvent } from '../audit/store.ts';
import { changesOf, isSame, mergeWhole } from '../base/merge-record.ts';
import { citiesWith } from '../catalogue/towns.ts';
import { townsToAdd } from '../catalogue/towns-to-add.ts';
import { changeLive, isRead } from '../data/change-live.ts';
import { publishedData } from '../data/store.ts';
import type { DataFiles } from '../data/write.ts';
import type { ReadData } from '../files/data-json.ts';
import { recordOfFile, refuseUnread } from '../files/unread.ts';
import {
  changedDestinations,
  type Destination,
  holdsDestinations,
  homeOfFile,
  mayChange,
} from '../staff/data-rights.ts';
import { Conflict, Rejection } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import { tellDestinations } from './destination-mails.ts';
import { nameEntry } from './edit/name-entry.ts';
import { unreadHashes } from './store-unread.ts';

/** What somebody did with one file of data/, such as "properties/5801.json". */
export interface RecordChange {
  file: string;
  /** The record as it was when the form was opened; null for a new one. */
  base: unknown;
  /** The record as it shall be; null deletes it. */
  mine: unknown;
  /** Sets the values of the office in the result: after the merge, since both sides set them. */
  finish?: (stored: unknown, record: object) => object;
}

/** What is stored now. */
export interface Saved {
  /** The record with what others changed meanwhile; null if it is deleted. */
  record: unknown;
  /** The audit id, for an undo; null if nothing had to be written. */
  auditId: string | null;
}

/** Towns come with the first record that names them. */
export const citiesFile = 'cities.json';

const recordFile = /^(?:[\w-]+\/)*[\w-]+\.json$/;

/**
 * Saves or deletes one record, and returns once the site shows it. What others changed meanwhile in other fields stays: in the office, by
 * hand or by an import. Throws a Conflict, UnreadTexts, a Rejection for who may not, a DataError if the site would refuse the result, a WriteError.
 */
export async function saveRecord(
  { file, base, mine, finish = (_, same) => same }: RecordChange,
  by: Staff,
): Promise<Saved> {
  if (!recordFile.test(file)) throw new Error(`${file} is no record of the data`);
  let [before, record]: unknown[] = [null, null];
  let changed: Destination[] = [];
  /** What else changes with it. */
  let others: DataFiles = {};
  const unread = await unreadHashes(recordOfFile(file));
  const change = (read: ReadData): DataFiles => {
    before = read(file);
    if (!mayChange(by, file, before ?? mine)) throw new Rejection('forbidden');
    const { value, conflicts } = mergeWhole(base, before, mine);
    if (conflicts.length > 0) throw new Conflict(conflicts, before);
    refuseUnread(value, unread);
    record = value === null || isSame(value, before) ? value : finish(before, value as object);
    if (isSame(before, record)) return {};
    changed = destinationsChangedBy(by, file, before, record);
    others = { ...townFiles(record, read), ...nameEntry(file, before, record, read) };
    return { ...others, [file]: record as object | null };
  };
  const auditEvent = () =>
    recordEvent(mine === null ? 'data.delete' : 'data.save', file, { before, after: record }, Object.keys(others));
  const auditId = await changeLive(change, () => isRead(file), {
    by,
    auditEvent,
    isUndoable: true,
    alsoInTransaction: holdsDestinations(file) ? (trx) => tellDestinations(trx, changed, by) : undefined,
  });
  return { record, auditId };
}

/** The destinations that a change of a file replaces; throws a Rejection if the person may not change them. */
export function destinationsChangedBy({ role }: Staff, file: string, before: unknown, after: unknown): Destination[] {
  const changed = changedDestinations(file, before, after);
  if (changed.length > 0 && !may(role, 'destinations.change')) throw new Rejection('ownersOnly');
  return changed;
}

/** The file of towns, with those that records name and that it lacks; nothing where it has them all. */
export function townFiles(record: unknown, read: ReadData): DataFiles {
  const towns = townsToAdd(record, publishedData().catalogue.cities);
  return towns.length > 0 ? { [citiesFile]: citiesWith(read(citiesFile), towns) } : {};
}

/** Changed fields that an audit event names. */
const maxLoggedFields = 40;

/** What the log says of a change: the fields with their values before and after, as far as they are short. */
export function recordEvent(
  action: AuditAction,
  file: string,
  { before, after }: { before: unknown; after: unknown },
  files: readonly string[] = [],
): Required<Pick<AuditEvent, 'action' | 'subject'>> & AuditEvent {
  const subject = String(homeOfFile(file) ?? file);
  const all = changesOf(before ?? {}, after ?? {});
  const changes = all.slice(0, maxLoggedFields);
  const more = {
    ...(all.length > maxLoggedFields ? { more: all.length - maxLoggedFields } : {}),
    ...(files.length > 0 ? { files: files.slice(0, maxLoggedFields) } : {}),
  };
  // Visitors' words must not stay in the log.
  if (file === 'testimonials.json')
    return { action, subject, after: { fields: changes.map(({ path }) => path), ...more } };
  const values = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.path, shortened(change[side])]));
  return {
    action,
    subject,
    ...(before === null ? {} : { before: { ...values('before'), ...(after === null ? more : {}) } }),
    ...(after === null ? {} : { after: { ...values('after'), ...more } }),
  };
}

const maxLoggedLength = 120;

/** A value for the log, which keeps it forever. */
export function shortened(value: unknown): unknown {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= maxLoggedLength) return typeof value === 'object' ? text : value;
  return `${text.slice(0, maxLoggedLength)}… (${text.length})`;
}
