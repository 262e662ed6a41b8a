import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '../base/day.ts';
import { makeOwnFolder, ownFolder } from './own-folder.ts';

/** The time (ms) for which a change of data can be undone. */
export const dataUndoMs = 30 * dayMs;

export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 32);

/** The hash of a file; null if there is none. */
export function fileHash(file: string): string | null {
  const bytes = fileBytes(file);
  return bytes && hashOf(bytes);
}

/** The bytes of a file; null if it does not exist. */
export function fileBytes(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** Moves a replaced file to the folder that an undo reads. */
export function saveUndoBytes(dataDir: string, file: string, hash: string): void {
  const copy = path.join(makeOwnFolder(dataDir, 'undo'), hash);
  const now = new Date();
  // A separate copy: its modification time says when it was last needed.
  utimesSync(file, now, now);
  renameSync(file, copy);
}

/** The saved bytes; null once they have expired. */
export function readUndoBytes(dataDir: string, hash: string): Buffer | null {
  const file = ownFolder(dataDir, 'undo', hash);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Deletes saved bytes that are too old for an undo. */
export function deleteOldUndoBytes(dataDir: string, now = Date.now()): void {
  const folder = ownFolder(dataDir, 'undo');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another instance may have deleted it.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && found.mtimeMs < now - dataUndoMs - dayMs) rmSync(file, { force: true });
  }
}

/** In ms: the coarsest modification times of file systems. */
const timestampPrecisionMs = 1_000;

/**
 * The version of a file that was hashed, cheaper to compare than its hash: null if there is none, undefined if a later write could have
 * the same time.
 */
export function fileVersion(file: string): string | null | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return null;
  return Date.now() - found.mtimeMs > timestampPrecisionMs ? [found.ino, found.size, found.mtimeMs].join() : undefined;
}
