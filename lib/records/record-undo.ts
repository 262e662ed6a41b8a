import 'server-only';
import path from 'node:path';
import type { Staff } from '../accounts/store-staff.ts';
import type { AuditEntry } from '../audit/store.ts';
import { seeForUndo, takeForUndo } from '../audit/store-undo.ts';
import { sourcesFile } from '../content/import-sources.ts';
import { changeLive, isRead } from '../data/change-live.ts';
import type { DataFiles } from '../data/write.ts';
import { env } from '../env.ts';
import type { ReadData } from '../files/data-json.ts';
import { DataError } from '../files/issues.ts';
import type { FileHashes } from '../files/journal.ts';
import { dataUndoMs, fileHash, keptBytes } from '../files/kept-bytes.ts';
import { recordOfFile, refuseUnread } from '../files/unread.ts';
import { type Destination, homeOfFile, mayChange } from '../staff/data-rights.ts';
import { Rejection } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import { mayPutBackRules, rulesFile } from '../visits/rules-actions.ts';
import { tellDestinations } from './destination-mails.ts';
import { deleteDocumentFile } from './documents/document-file-actions.ts';
import { citiesFile, destinationsChangedBy, mergeWhole, recordDeed, townFiles } from './save-record.ts';
import { unreadHashesOf } from './store-unread.ts';

/** Whether a line of the log tells of a change of files of data/ that kept what it replaced. */
export const isOfRecord = ({ action }: Pick<AuditEntry, 'action'>): boolean =>
  /^(?:data\.(?:save|delete|import)|picture\.(?:describe|delete)|file\.delete|units\.save|homes\.change|rules\.change|hours\.change|import\.\w+)$/.test(
    action,
  );

interface Kept {
  files: Record<string, FileHashes>;
}

/**
 * Puts back what a change of a record replaced, also a deleted file and its pictures. What was changed since in other fields stays; a
 * field that was changed since refuses the undo. Towns that came with the record go with it, unless something else names them by now.
 */
export async function undoRecord(line: AuditEntry, staff: Staff): Promise<void> {
  const kept = await seeForUndo<Kept>(line.id);
  if (!kept || line.at < Date.now() - dataUndoMs) throw new Rejection('gone');
  const { [citiesFile]: towns, ...files } = kept.files;
  if (!towns) return putBack(line, { files }, staff);
  try {
    await putBack(line, kept, staff);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    await putBack(line, { files }, staff);
  }
}

async function putBack(entry: AuditEntry, kept: Kept, staff: Staff): Promise<void> {
  const { id: line, subject, actor } = entry;
  const { [citiesFile]: towns, ...others } = kept.files;
  const files = Object.entries(others);
  if (files.every(([file]) => !file.endsWith('.json')) && !may(staff.role, deleteDocumentFile))
    throw new Rejection('forbidden');
  const unread = await unreadHashesOf(files.map(([file]) => recordOfFile(file)));
  const records: { file: string; before: unknown; after: unknown }[] = [];
  const destinations: Destination[] = [];
  const change = (read: ReadData): DataFiles => {
    records.length = 0;
    destinations.length = 0;
    const restored = files.map(([file, hashes]): [string, DataFiles[string]] => {
      if (!file.endsWith('.json')) return [file, restoredBytes(file, hashes)];
      const [stored, old] = [read(file), bytesOf(hashes.before)];
      const isTheirs =
        file === rulesFile ? mayPutBackRules(staff, entry) : mayChange(staff, file, stored ?? parsed(old));
      if (!isTheirs && !(actor === staff.id && isGivenAway(staff, file, hashes, stored)))
        throw new Rejection('forbidden');
      const isUntouched = fileHash(path.join(env.dataDir, file)) === hashes.after;
      const after = isUntouched ? parsed(old) : joined(hashes, stored);
      refuseUnread(after, unread(recordOfFile(file)));
      destinations.push(...destinationsChangedBy(staff, file, stored, after));
      records.push({ file, before: stored, after });
      // With every byte as it was.
      return [file, isUntouched ? old : after];
    });
    const named = records.map(({ after }) => after);
    return { ...(towns ? withoutTowns(towns, read) : townFiles(named, read)), ...Object.fromEntries(restored) };
  };
  const deed = () => {
    const [record] = records;
    if (record && records.length === 1) return recordDeed('undo', record.file, record);
    const all = (side: 'before' | 'after') =>
      Object.fromEntries(records.map((one) => [String(homeOfFile(one.file) ?? one.file), one[side]]));
    const { before, after } = recordDeed('undo', subject ?? '', { before: all('before'), after: all('after') });
    const alsoAbout = records.map(({ file }) => String(homeOfFile(file) ?? file)).filter((one) => one !== subject);
    return { action: 'undo', ...(subject ? { subject } : {}), alsoAbout, ...(record ? { before, after } : {}) };
  };
  const inside = async (trx: Parameters<typeof takeForUndo>[0]) => {
    if (!(await takeForUndo(trx, line))) throw new Rejection('gone');
    await tellDestinations(trx, destinations, staff);
  };
  await changeLive(
    change,
    () => files.every(([file]) => !file.endsWith('.json') || file === sourcesFile || isRead(file)),
    {
      ...{ by: staff, deed, inside },
    },
  );
}

/** The file of towns without those that came with a change. */
function withoutTowns({ before, after }: FileHashes, read: ReadData): DataFiles {
  const townsOf = (file: unknown) => (file as { items: readonly { id: string }[] }).items;
  const old = bytesOf(before);
  if (fileHash(path.join(env.dataDir, citiesFile)) === after) return { [citiesFile]: old };
  const known = new Set(townsOf(parsed(old)).map(({ id }) => id));
  const came = new Set(townsOf(parsed(bytesOf(after))).flatMap(({ id }) => (known.has(id) ? [] : id)));
  const stored = read(citiesFile) as object;
  return { [citiesFile]: { ...stored, items: townsOf(stored).filter(({ id }) => !came.has(id)) } };
}

/** Whether it was by this very change that somebody gave a home to a colleague, who has it still. */
function isGivenAway(staff: Staff, file: string, { before, after }: FileHashes, stored: unknown): boolean {
  const [was, became] = [parsed(bytesOf(before)), parsed(bytesOf(after))] as { broker?: unknown }[];
  return mayChange(staff, file, was) && (stored as typeof became | null)?.broker === became?.broker;
}

/** What was there before, with what was changed since in other fields. */
function joined({ before, after }: FileHashes, stored: unknown): object | null {
  const { value, conflicts } = mergeWhole(parsed(bytesOf(after)), stored, parsed(bytesOf(before)));
  if (conflicts.length > 0) throw new Rejection('changedSince');
  return value as object | null;
}

function restoredBytes(file: string, { before, after }: FileHashes): Uint8Array | null {
  if (fileHash(path.join(env.dataDir, file)) !== after) throw new Rejection('changedSince');
  return bytesOf(before);
}

const parsed = (bytes: Buffer | null): object | null => (bytes === null ? null : JSON.parse(bytes.toString()));

function bytesOf(hash: string | null): Buffer | null {
  const bytes = hash === null ? null : keptBytes(env.dataDir, hash);
  if (hash !== null && !bytes) throw new Rejection('gone');
  return bytes;
}
