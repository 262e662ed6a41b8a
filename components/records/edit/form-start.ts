import type { RecordCheck } from '@/lib/records/form/check-record';
import type { RecordAnswer } from '@/lib/records/form/record-answers';
import type { Unsaved } from '@/lib/records/working-copies/unsaved-changes';
import type { ShownConflict } from '@/lib/staff/form-conflict';
import type { Content } from './use-record-form';

/** What a form begins with. */
export interface FormStart {
  /** The record as it was when the person began to change it; null for a new one. */
  base: Content | null;
  content: Content;
  /** The version of the working copy; 0 for none. */
  seen: number;
  check: RecordCheck;
  /** Who else has changes of the record that are not saved. */
  unsaved: readonly Unsaved[];
}

export type Newer = NonNullable<RecordAnswer['newer']>;

/** Fields that were changed twice: by what somebody else stored, or in another tab of the same person. */
export interface OpenConflict {
  conflicts: readonly ShownConflict[];
  /** The stored record. */
  stored?: Content | null;
  /** What another tab stored. */
  newer?: Newer;
  /** The status that the record was to be saved with. */
  next?: string | undefined;
}
