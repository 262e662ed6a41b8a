import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Staff } from '../db/staff.ts';
import { env } from '../env.ts';
import { changeLive } from './change-live.ts';
import { type FieldConflict, isSame, mergeRecord } from './merge.ts';

/** What somebody did with one file of data/, such as "properties/5801.json". */
export interface RecordChange {
  file: string;
  /** The record as it was when the form was opened; null for a new one. */
  base: unknown;
  /** The record as it shall be; null deletes it. */
  mine: unknown;
}

/** What is stored now. */
export interface Saved {
  /** The record with what others changed meanwhile; null if it is deleted. */
  record: unknown;
  /** The line of the log, for an undo; null if nothing had to be written. */
  line: string | null;
}

/** Somebody else changed the same fields meanwhile: nothing was written. */
export class Conflict extends Error {
  readonly conflicts: readonly FieldConflict[];

  constructor(conflicts: readonly FieldConflict[]) {
    super(`changed by somebody else meanwhile: ${conflicts.map(({ path }) => path || 'the whole record').join(', ')}`);
    this.conflicts = conflicts;
  }
}

/**
 * Saves or deletes one record: what others changed meanwhile in other fields stays, by whom and how ever. Throws a Conflict, a DataError
 * if the site would refuse the result, or a CannotWrite.
 */
export async function saveRecord({ file, base, mine }: RecordChange, _by: Staff): Promise<Saved> {
  let record: unknown = null;
  await changeLive(
    (read) => {
      const theirs = existsSync(path.join(env.dataDir, file)) ? read(file) : null;
      const { value, conflicts } = mergeWhole(base, theirs, mine);
      if (conflicts.length > 0) throw new Conflict(conflicts);
      record = value;
      return isSame(theirs, value) ? {} : { [file]: value as object | null };
    },
    () => true,
  );
  return { record, line: null };
}

/** The same as mergeRecord() for a file that may be new, deleted or to be deleted: null. */
function mergeWhole(base: unknown, theirs: unknown, mine: unknown) {
  if (base !== null && theirs !== null && mine !== null) return mergeRecord(base, theirs, mine);
  const isDecided = isSame(theirs, mine) || isSame(base, mine) || isSame(base, theirs);
  const value = isSame(base, theirs) ? mine : theirs;
  return { value, conflicts: isDecided ? [] : [{ path: '', base, theirs, mine }] };
}
