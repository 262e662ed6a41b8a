import 'server-only';
import { z } from 'zod';
import { isSame, mergeRecord } from '../base/merge-record.ts';
import { Conflict, type OfficeState } from './define-action.ts';
import { jsonField } from './json-field.ts';

// Small forms send all their fields in one save. They also send what they were shown with, so that they overwrite nothing that a colleague
// stored since in another field.

declare module './define-action.ts' {
  interface OfficeState {
    /** The fields that were changed twice, and the value on the other side: what is stored now, or what another tab stored. */
    conflict?: { stored: unknown; fields: readonly ShownConflict[] };
  }
}

/** What a person typed in such a form and has not saved: their working copy. */
export interface FormCopy {
  /** The fields that it was shown with, and the base that it sends with a save. */
  base: { shown: Readonly<Record<string, string>>; sent: unknown };
  content: Readonly<Record<string, string>>;
  version: number;
  /** ms since epoch */
  changedAt: number;
}

/** What somebody else stored in the same field, in the words of its form. */
export interface ShownConflict {
  /** As mergeRecord() names it. */
  path: string;
  label: string;
  theirs: string;
  mine: string;
  /** Who changed it, and when: a sentence; absent where the log does not name the field. */
  by?: string;
}

/** What was chosen at a conflict: the paths of the fields that keep the stored value, and what was stored when it was asked. */
export const decidedField = jsonField(
  z.object({ stored: z.unknown(), theirs: z.array(z.string()) }),
  60_000,
).optional();

export interface FormBase {
  /** The fields as the form was shown with them. */
  base: unknown;
  decided?: z.output<typeof decidedField>;
}

/** What is typed, merged by field with what is stored now. Throws a Conflict where both changed a field and nobody has chosen yet. */
export function mergeForm<Form>({ base, decided }: FormBase, stored: Form, typed: Form): Form {
  const { value, conflicts } = mergeRecord(base, stored, typed, (path) => !decided?.theirs.includes(path));
  // After one more change the choice is asked again.
  if (conflicts.length > 0 && !(decided && isSame(decided.stored, stored))) throw new Conflict(conflicts, stored);
  return value as Form;
}

interface ConflictField {
  label: string;
  value?(value: unknown): string | null;
  by?: string;
}

/** Both values of each field, for the person who chooses. */
export const conflictState = (
  { conflicts, stored }: Conflict,
  fieldOf: (path: string, theirs: unknown) => ConflictField,
): OfficeState => ({
  error: 'conflict',
  conflict: {
    stored,
    fields: conflicts.map(({ path, theirs, mine }): ShownConflict => {
      const { label, value = String, by } = fieldOf(path, theirs);
      const text = (one: unknown) => (one === undefined ? '' : (value(one) ?? ''));
      return { path, label, theirs: text(theirs), mine: text(mine), ...(by !== undefined && { by }) };
    }),
  },
});
