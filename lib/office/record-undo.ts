import 'server-only';
import path from 'node:path';
import { changeLive } from '../data/change-live.ts';
import type { FileHashes } from '../data/journal.ts';
import { dataUndoMs, fileHash, keptBytes } from '../data/kept-bytes.ts';
import { isRead, mergeWhole, recordDeed, storedRecord } from '../data/save-record.ts';
import type { DataFiles } from '../data/write.ts';
import type { AuditEntry } from '../db/audit.ts';
import type { Staff } from '../db/staff.ts';
import { seeForUndo, takeForUndo } from '../db/undo-state.ts';
import { env } from '../env.ts';
import { Refusal } from './action.ts';
import { mayChange } from './data-rights.ts';

/** Whether a line of the log tells of a change that lib/data/save-record.ts made. */
export const isOfRecord = ({ action }: Pick<AuditEntry, 'action'>): boolean => /^data\.(?:save|delete)$/.test(action);

type Read = (file: string) => unknown;

/**
 * Puts back what a change of a record replaced, also a deleted file and its pictures. What was changed since in other fields stays; a
 * field that was changed since refuses the undo.
 */
export async function undoRecord({ id: line, at, subject }: AuditEntry, staff: Staff): Promise<void> {
  const kept = await seeForUndo<{ files: Record<string, FileHashes> }>(line);
  if (!kept || at < Date.now() - dataUndoMs) throw new Refusal('gone');
  const files = Object.entries(kept.files);
  const records: { file: string; before: unknown; after: unknown }[] = [];
  const change = (read: Read): DataFiles => {
    records.length = 0;
    const changed: DataFiles = {};
    for (const [file, hashes] of files) {
      const restored = file.endsWith('.json') ? restoredRecord(file, hashes, read) : restoredBytes(file, hashes);
      if (file.endsWith('.json')) {
        const wanted = restored instanceof Uint8Array ? JSON.parse(Buffer.from(restored).toString()) : restored;
        const stored = storedRecord(file, read);
        if (!mayChange(staff, file, { stored, wanted })) throw new Refusal('forbidden');
        records.push({ file, before: stored, after: wanted });
      }
      changed[file] = restored;
    }
    return changed;
  };
  const deed = () => {
    const [record] = records;
    return record ? recordDeed('undo', record.file, record) : { action: 'undo', ...(subject ? { subject } : {}) };
  };
  const inside = async (trx: Parameters<typeof takeForUndo>[0]) => {
    if (!(await takeForUndo(trx, line))) throw new Refusal('gone');
  };
  await changeLive(change, () => files.every(([file]) => !file.endsWith('.json') || isRead(file)), {
    ...{ by: staff, deed, inside },
  });
}

/** The bytes of before, if nobody changed the record since; else both changes joined. */
function restoredRecord(file: string, { before, after }: FileHashes, read: Read): object | Uint8Array | null {
  const old = before === null ? null : bytesOf(before);
  if (fileHash(path.join(env.dataDir, file)) === after) return old;
  const parsed = (bytes: Buffer | null) => (bytes === null ? null : JSON.parse(bytes.toString()));
  const { value, conflicts } = mergeWhole(
    parsed(after === null ? null : bytesOf(after)),
    storedRecord(file, read),
    parsed(old),
  );
  if (conflicts.length > 0) throw new Refusal('changedSince');
  return value as object | null;
}

function restoredBytes(file: string, { before, after }: FileHashes): Uint8Array | null {
  if (fileHash(path.join(env.dataDir, file)) !== after) throw new Refusal('changedSince');
  return before === null ? null : bytesOf(before);
}

function bytesOf(hash: string): Buffer {
  const bytes = keptBytes(env.dataDir, hash);
  if (!bytes) throw new Refusal('gone');
  return bytes;
}
