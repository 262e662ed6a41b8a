import 'server-only';
import path from 'node:path';
import type { Staff } from '../accounts/store-staff.ts';
import type { AuditEntry, AuditEvent } from '../audit/store.ts';
import { consumeUndoState, type UndoStates } from '../audit/store-undo.ts';
import { dayOf } from '../base/day.ts';
import { changesOf, mergeWhole } from '../base/merge-record.ts';
import { changeLive } from '../data/change-live.ts';
import type { DataFiles } from '../data/write.ts';
import type { Trx } from '../db/database.ts';
import { env } from '../env.ts';
import type { ReadData } from '../files/data-json.ts';
import { DataError } from '../files/issues.ts';
import type { FileHashes } from '../files/journal.ts';
import { dataUndoMs, fileHash, readUndoBytes } from '../files/undo-bytes.ts';
import { recordOfFile, refuseUnreviewed } from '../files/unreviewed.ts';
import { readHomeNumber } from '../routes/home-record.ts';
import { type Destination, mayChange } from '../staff/data-rights.ts';
import { type Action, RejectionError } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import type { LeftField, Undo } from '../staff/undo.ts';
import { queueDestinationMails } from './destination-mails.ts';
import { deleteDocumentFileAction } from './documents/document-file-actions.ts';
import { manyHomes } from './field-texts.ts';
import { setByItself } from './fields/home-form.ts';
import {
  type ChangedRecord,
  destinationsChangedBy,
  recordEvent,
  type UnreviewedHashes,
  withDates,
} from './save-records.ts';
import { readUnreviewedHashes } from './store-unreviewed.ts';
import { citiesFile, townFiles } from './towns.ts';

/**
 * Puts back what a change of files replaced, also a deleted file and its pictures. Fields that were changed since stay. Towns that came with
 * the change go with it, unless something else names them by now. Anybody may do that who may change the files.
 */
export const undoFiles: Undo<'files'> = async (files, event, { staff, mayRestore }) => {
  if (event.at < Date.now() - dataUndoMs) throw new RejectionError('gone');
  const { [citiesFile]: towns, ...others } = files;
  if (!towns) return restoreFiles(event, files, staff, mayRestore);
  try {
    return await restoreFiles(event, files, staff, mayRestore);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return restoreFiles(event, others, staff, mayRestore);
  }
};

/** Whether the office sets a field from the others, so that nobody has to hear that an undo skipped it. */
const isSetByItself = (path: string): boolean => path === 'history' || setByItself.includes(path);

/** A record that is put back in part, with the dates and the history that follow from it. */
const withNewDate = (file: string, stored: unknown, value: object | null): object | null =>
  value && withDates(file.split('/')[0] ?? null, stored, value, dayOf(Date.now()));

async function restoreFiles(
  event: AuditEntry,
  all: UndoStates['files'],
  staff: Staff,
  mayRestore: Action['mayRestore'],
): Promise<LeftField[]> {
  const { [citiesFile]: towns, ...others } = all;
  const files = Object.entries(others);
  if (!files.some(([file]) => isJsonFile(file)) && !may(staff.role, deleteDocumentFileAction))
    throw new RejectionError('forbidden');
  const unreviewed = await readUnreviewedHashes(files.map(([file]) => recordOfFile(file)));
  let restored: readonly RestoredFile[] = [];
  const change = (read: ReadData): DataFiles => {
    restored = files.map(([file, hashes]) =>
      isJsonFile(file)
        ? restoreRecord({ file, hashes, stored: read(file) }, { event, staff, mayRestore, unreviewed })
        : { file, content: restoredBytes(file, hashes) },
    );
    const written = restored.flatMap(({ file, content }) => (content === undefined ? [] : [[file, content] as const]));
    if (written.length === 0 && restored.some(({ left = [] }) => left.length > 0))
      throw new RejectionError('changedSince');
    const named = recordsOf(restored).map(({ after }) => after);
    return { ...(towns ? withoutTowns(towns, read) : townFiles(named, read)), ...Object.fromEntries(written) };
  };
  const alsoInTransaction = async (trx: Trx) => {
    if (!(await consumeUndoState(trx, event.id))) throw new RejectionError('gone');
    await queueDestinationMails(
      trx,
      restored.flatMap(({ destinations = [] }) => destinations),
      staff,
    );
  };
  const auditEvent = () => undoEvent(recordsOf(restored), event.subject);
  await changeLive(change, { by: staff, auditEvent, alsoInTransaction });
  return restored.flatMap(({ file, left = [] }) => {
    // After an undo of several homes, the path begins with the number of the home.
    const home = files.length > 1 ? readHomeNumber(file) : null;
    return left.map((path) =>
      home === null ? { subject: file, path } : { subject: manyHomes, path: `${home}.${path}` },
    );
  });
}

const isJsonFile = (file: string): boolean => file.endsWith('.json');

/** A file that an undo puts back. */
interface RestoredFile {
  file: string;
  /** Undefined where the file stays, since all that the undo would put back was changed since. */
  content?: DataFiles[string];
  record?: ChangedRecord;
  destinations?: readonly Destination[];
  /** The paths of the fields that the undo skipped, since they were changed since. */
  left?: readonly string[];
}

const recordsOf = (files: readonly RestoredFile[]): ChangedRecord[] => files.flatMap(({ record = [] }) => record);

interface RestoreContext {
  event: AuditEntry;
  staff: Staff;
  mayRestore: Action['mayRestore'];
  unreviewed: UnreviewedHashes;
}

/** Puts back the fields of a record that were not changed since; throws a RejectionError if the person may not do that. */
function restoreRecord(
  { file, hashes, stored }: { file: string; hashes: FileHashes; stored: unknown },
  { event, staff, mayRestore, unreviewed }: RestoreContext,
): RestoredFile {
  const old = readBytes(hashes.before);
  const isTheirs = mayRestore ? mayRestore(staff, event) : mayChange(staff, file, stored ?? parseRecord(old));
  if (!isTheirs && !(event.actor === staff.id && givesAwayHome(staff, file, hashes, stored)))
    throw new RejectionError('forbidden');
  const isUntouched = fileHash(path.join(env.dataDir, file)) === hashes.after;
  const { value, conflicts } = isUntouched
    ? { value: parseRecord(old), conflicts: [] }
    : mergeWhole(parseRecord(readBytes(hashes.after)), stored, parseRecord(old));
  const left = conflicts.map((conflict) => conflict.path).filter((field) => !isSetByItself(field));
  if (!isUntouched && changesOf(stored, value).every((one) => isSetByItself(one.path))) return { file, left };
  const after = conflicts.length > 0 ? withNewDate(file, stored, value as object | null) : (value as object | null);
  refuseUnreviewed(after, unreviewed(recordOfFile(file)));
  const record = { file, before: stored, after };
  // A file that nobody changed since gets its old bytes, so that its formatting returns too.
  return { file, content: isUntouched ? old : after, record, destinations: destinationsChangedBy(staff, record), left };
}

/** The audit event of an undo; that of several records is under the subject of the change. */
function undoEvent(records: readonly ChangedRecord[], subject: string | null): AuditEvent {
  const [record] = records;
  if (record && records.length === 1) return recordEvent('undo', record.file, record);
  const all = (side: 'before' | 'after') =>
    Object.fromEntries(records.map((one) => [String(readHomeNumber(one.file) ?? one.file), one[side]]));
  const { before, after } = recordEvent('undo', subject ?? '', { before: all('before'), after: all('after') });
  const alsoAbout = records.map(({ file }) => String(readHomeNumber(file) ?? file)).filter((one) => one !== subject);
  return { action: 'undo', ...(subject ? { subject } : {}), alsoAbout, ...(record ? { before, after } : {}) };
}

/** The file of towns without those that came with a change. */
function withoutTowns({ before, after }: FileHashes, read: ReadData): DataFiles {
  const townItems = (file: unknown) => (file as { items: readonly { id: string }[] }).items;
  const old = readBytes(before);
  if (fileHash(path.join(env.dataDir, citiesFile)) === after) return { [citiesFile]: old };
  const known = new Set(townItems(parseRecord(old)).map(({ id }) => id));
  const came = new Set(townItems(parseRecord(readBytes(after))).flatMap(({ id }) => (known.has(id) ? [] : id)));
  const stored = read(citiesFile) as object;
  return { [citiesFile]: { ...stored, items: townItems(stored).filter(({ id }) => !came.has(id)) } };
}

/** Whether this change transferred a home to a colleague, who still has it. */
function givesAwayHome(staff: Staff, file: string, { before, after }: FileHashes, stored: unknown): boolean {
  const [was, became] = [parseRecord(readBytes(before)), parseRecord(readBytes(after))] as { broker?: unknown }[];
  return mayChange(staff, file, was) && (stored as typeof became | null)?.broker === became?.broker;
}

function restoredBytes(file: string, { before, after }: FileHashes): Uint8Array | null {
  if (fileHash(path.join(env.dataDir, file)) !== after) throw new RejectionError('changedSince');
  return readBytes(before);
}

const parseRecord = (bytes: Buffer | null): object | null => (bytes === null ? null : JSON.parse(bytes.toString()));

function readBytes(hash: string | null): Buffer | null {
  const bytes = hash === null ? null : readUndoBytes(env.dataDir, hash);
  if (hash !== null && !bytes) throw new RejectionError('gone');
  return bytes;
}
