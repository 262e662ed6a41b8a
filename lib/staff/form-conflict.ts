import 'server-only';
import { z } from 'zod';
import { type FieldConflict, isSame, mergeRecord } from '../base/merge-record.ts';
import type { OfficeState } from './define-action.ts';
import { jsonField } from './json-field.ts';

// Small forms send all their fields in one save. They also send what they were shown with, so that they overwrite nothing that a colleague
// stored since in another field.

/** Another person has changed the same fields in the meantime; nothing was written. */
export class ConflictError extends Error {
  readonly conflicts: readonly FieldConflict[];
  /** The stored record; null if it was deleted. */
  readonly stored: unknown;

  constructor(conflicts: readonly FieldConflict[], stored: unknown) {
    super(`changed by somebody else meanwhile: ${conflicts.map(({ path }) => path || 'the whole record').join(', ')}`);
    this.conflicts = conflicts;
    this.stored = stored;
  }
}

/** A field that was changed twice, in the words of its form. */
export interface ShownConflict {
  /** A path as mergeRecord() names it. */
  path: string;
  label: string;
  theirs: string;
  mine: string;
  /** A sentence with the person who changed it and the time; absent if the log does not name the field. */
  by?: string;
}

/** The choice at a conflict: the paths of the fields that keep the stored value, and the values that were stored when it was asked. */
export const decidedField = jsonField(
  z.object({ stored: z.unknown(), theirs: z.array(z.string()) }),
  60_000,
).optional();

export interface FormBase {
  /** The fields as the form was shown with them. */
  base: unknown;
  decided?: z.output<typeof decidedField>;
}

/** Merges typed fields with the stored ones; throws a ConflictError if both changed a field and nobody has chosen yet. */
export function mergeForm<Form>({ base, decided }: FormBase, stored: Form, typed: Form): Form {
  const { value, conflicts } = mergeRecord(base, stored, typed, (path) => !decided?.theirs.includes(path));
  // If the stored values changed again, the choice no longer applies.
  if (conflicts.length > 0 && !(decided && isSame(decided.stored, stored))) throw new ConflictError(conflicts, stored);
  return value as Form;
}

interface ConflictField {
  label: string;
  value?(value: unknown): string | null;
  by?: string;
}

/** Returns both values of each field, for the person who chooses. */
export const conflictState = (
  { conflicts, stored }: ConflictError,
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
