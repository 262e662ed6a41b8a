import type { CopyStart } from '@/components/staff/copy-state';
import type { RecordCheck } from '@/lib/records/form/check-record';
import type { Unsaved } from '@/lib/staff/working-copies/unsaved-changes';

/** What the form of a record begins with. */
export interface FormStart extends CopyStart {
  /** The version of the working copy; 0 for none. */
  version: number;
  check: RecordCheck;
  /** Who else has changes of the record that are not saved. */
  unsaved: readonly Unsaved[];
}
