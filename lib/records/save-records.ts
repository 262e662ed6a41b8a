import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { AuditAction, AuditEvent } from '../audit/store.ts';
import { changesOf, isSame, mergeWhole } from '../base/merge-record.ts';
import { nextHistory } from '../catalogue/prices/history.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { changeLive } from '../data/change-live.ts';
import type { DataFiles } from '../data/write.ts';
import type { ReadData } from '../files/data-json.ts';
import { recordOfFile, refuseUnreviewed } from '../files/unreviewed.ts';
import { readHomeNumber } from '../routes/home-record.ts';
import { changedDestinations, type Destination, holdsDestinations, mayChange } from '../staff/data-rights.ts';
import { RejectionError } from '../staff/define-action.ts';
import { ConflictError } from '../staff/form-conflict.ts';
import { may } from '../staff/rights.ts';
import { menuWithPageName } from './content/menu-entries.ts';
import { queueDestinationMails } from './destination-mails.ts';
import { readUnreviewedHashes } from './store-unreviewed.ts';
import { townFiles } from './towns.ts';

/** A record before and after a change; null where there is none. */
export interface ChangedRecord {
  /** In data/, such as "properties/5801.json". */
  file: string;
  before: unknown;
  after: unknown;
}

/** The hashes of the texts of a record that nobody has reviewed. */
export type UnreviewedHashes = Awaited<ReturnType<typeof readUnreviewedHashes>>;

/**
 * Saves records as one change with one audit event, undone as a whole, and returns once the site shows it. Every save of a home, a page or
 * another record goes through here; undo has its own way, since it restores bytes. `change` checks the rights, merges with what `read`
 * finds and returns the results; it is called again if somebody else was faster. `files` are the files that may be among them. The towns
 * that the records name and the menu entry of a new page are written too, and changed destinations are mailed. The audit id is null if
 * nothing had to be written. Throws what `change` throws, a RejectionError if only an owner may change a destination, a DataError if the site
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
  const unreviewed = await readUnreviewedHashes(files.map(recordOfFile));
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
    alsoInTransaction: files.some(holdsDestinations)
      ? (trx) => queueDestinationMails(trx, destinations, by)
      : undefined,
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
 * stored record, null if it is deleted. Throws a ConflictError, UnreviewedTextsError, a RejectionError for a person who may not change the record, and what
 * `saveRecords` throws.
 */
export async function saveRecord(
  { file, base, mine, finish = (_, same) => same }: RecordChange,
  by: Staff,
): Promise<{ record: unknown; auditId: string | null }> {
  if (!recordFile.test(file)) throw new Error(`${file} is no record of the data`);
  let record: unknown = null;
  const change = (read: ReadData, unreviewed: UnreviewedHashes): ChangedRecord[] => {
    const before = read(file);
    if (!mayChange(by, file, before ?? mine)) throw new RejectionError('forbidden');
    const { value, conflicts } = mergeWhole(base, before, mine);
    if (conflicts.length > 0) throw new ConflictError(conflicts, before);
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

/** The destinations that a change replaces; throws a RejectionError if the person may not change them. */
export function destinationsChangedBy({ role }: Staff, { file, before, after }: ChangedRecord): Destination[] {
  const changed = changedDestinations(file, before, after);
  if (changed.length > 0 && !may(role, 'destinations.change')) throw new RejectionError('ownersOnly');
  return changed;
}

const maxLoggedFields = 40;

/**
 * Returns the audit event of a change: the changed fields with their shortened values before and after. `files` are the other files that
 * changed with it.
 */
export function recordEvent(
  action: AuditAction,
  file: string,
  { before, after }: { before: unknown; after: unknown },
  files: readonly string[] = [],
): Required<Pick<AuditEvent, 'action' | 'subject'>> & AuditEvent {
  const subject = String(readHomeNumber(file) ?? file);
  const allChanges = changesOf(before ?? {}, after ?? {});
  const changes = allChanges.slice(0, maxLoggedFields);
  const more = {
    ...(allChanges.length > maxLoggedFields ? { more: allChanges.length - maxLoggedFields } : {}),
    ...(files.length > 0 ? { files: files.slice(0, maxLoggedFields) } : {}),
  };
  // The texts of visitors must not stay in the log, which is never erased.
  if (file === 'testimonials.json')
    return { action, subject, after: { fields: changes.map(({ path }) => path), ...more } };
  const values = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.path, shortenValue(change[side])]));
  return {
    action,
    subject,
    ...(before === null ? {} : { before: { ...values('before'), ...(after === null ? more : {}) } }),
    ...(after === null ? {} : { after: { ...values('after'), ...more } }),
  };
}

const maxLoggedLength = 120;

/** Returns a value as it is logged: a text of at most 120 characters, a number or a boolean. */
export function shortenValue(value: unknown): unknown {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= maxLoggedLength) return typeof value === 'object' ? text : value;
  return `${text.slice(0, maxLoggedLength)}… (${text.length})`;
}

/** The fields of a record that dates depend on. */
interface Dated {
  status?: unknown;
  createDate?: unknown;
  modifyDate?: unknown;
  updatedAt?: unknown;
  publishedAt?: unknown;
  history?: unknown;
  price?: unknown;
}

/** Returns a record with the values that the office sets when it is saved on `today` (YYYY-MM-DD): dates and the history of its price. */
export function withDates(folder: string | null, before: unknown, after: Dated, today: string): Dated {
  const was = (before ?? {}) as Dated;
  if (folder === 'articles') return { ...after, createDate: after.createDate ?? today, modifyDate: today };
  if (folder === 'projects') return { ...after, publishedAt: after.publishedAt ?? today };
  if (folder !== 'properties') return after;
  const publishedAt = publicationDay(was, after, today);
  // Keep corrections of the history that were made by hand.
  const previous = { ...was, history: after.history } as unknown as Property;
  const history = hasHistory(was, after) ? nextHistory(previous, after as unknown as Property, today) : after.history;
  return { ...after, ...(publishedAt ? { publishedAt } : {}), updatedAt: today, ...(history ? { history } : {}) };
}

/** Whether price and status of a home are recorded: also while it is off the site, since the last entry is the current state. */
const hasHistory = (was: Dated, after: Dated): boolean =>
  after.status !== 'draft' &&
  (was.status === 'published' || was.status === 'withdrawn' || after.history !== undefined) &&
  was.price !== undefined &&
  after.price !== undefined;

/** Returns the publication date: of a draft without history, which never was on the site, the day of its first publication. */
function publicationDay(was: Dated, after: Dated, today: string): unknown {
  const isPublished = after.status === 'published';
  const isFirst = was.status === 'draft' && isPublished && after.history === undefined;
  return isFirst ? today : (after.publishedAt ?? (isPublished ? today : undefined));
}
