import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '../base/day.ts';
import { makeOwnFolder, ownFolder } from './own-folder.ts';

/** How long (ms) a change of data can be undone. */
export const dataUndoMs = 30 * dayMs;

export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 32);

/** The hash of a file; null if there is none. */
export function fileHash(file: string): string | null {
  const bytes = fileBytes(file);
  return bytes && hashOf(bytes);
}

/** What is in a file; null if there is none. */
export function fileBytes(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** Moves what a change replaced to where an undo finds it. */
export function saveUndoBytes(dataDir: string, file: string, hash: string): void {
  const copy = path.join(makeOwnFolder(dataDir, 'undo'), hash);
  const now = new Date();
  // A copy of its own: its time says when it was last needed.
  utimesSync(file, now, now);
  renameSync(file, copy);
}

/** Bytes that were kept; null if their time is over. */
export function readUndoBytes(dataDir: string, hash: string): Buffer | null {
  const file = ownFolder(dataDir, 'undo', hash);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Deletes what no undo needs any more. */
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
