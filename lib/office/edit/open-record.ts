import 'server-only';
import { readStored } from '../../data/data-json.ts';
import { dataState } from '../../data/store.ts';
import { errorMessage } from '../../error-message.ts';
import { fileOf, type RecordRef } from './records.ts';

/** The file of a record and what it says now. */
export interface StoredRecord {
  /** In data/. */
  file: string;
  /** null for a new record, and for a file that nobody can read. */
  stored: unknown;
  /** Why it cannot be read. */
  broken?: string;
}

/** Reads the file of a record as it is now: also one with faults, which the site does not use. */
export function readRecord(record: RecordRef): StoredRecord {
  const file = fileOf(record, dataState().files);
  try {
    return { file, stored: readStored(file) };
  } catch (error) {
    return { file, stored: null, broken: errorMessage(error) };
  }
}
