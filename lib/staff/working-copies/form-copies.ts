import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import type { Action, ActionName, OfficeState } from '../define-action.ts';
import { newerAnswer } from './answers.ts';
import { endWorkingCopy, findWorkingCopy, formCopyName, listOwnCopies } from './store.ts';

// Small forms change a part of a file, by an action of their own that has `hasWorkingCopy`. Text typed in them is stored in a working copy
// as that of records is, named after the action and the id of what it changes ("words.save/forms.send").

/** The working copy of such a form: the unsaved changes of one person. */
export interface FormCopy {
  /** The fields that the form began with, and the base that a save sends. */
  base: { shown: Readonly<Record<string, string>>; sent: unknown };
  content: Readonly<Record<string, string>>;
  version: number;
  /** ms since epoch */
  changedAt: number;
}

/** Returns the working copies that a person has of the forms of an action, by what these change. */
export const listFormCopies = (action: ActionName, staff: Staff): Promise<ReadonlyMap<string, FormCopy>> =>
  listOwnCopies(formCopyName(action, ''), staff.id) as Promise<ReadonlyMap<string, FormCopy>>;

/**
 * Runs the action of a form and ends its working copy, which the form names with the version that it has read. Of a newer one, from another
 * tab, nothing is saved before the form has merged it.
 */
export async function runWithFormCopy(
  form: FormData,
  action: Action,
  staff: Staff,
  run: () => Promise<OfficeState>,
): Promise<OfficeState> {
  const name = form.get('copy');
  const isCopied = action.hasWorkingCopy && typeof name === 'string' && name.startsWith(formCopyName(action.name, ''));
  if (!isCopied) return run();
  const copy = await findWorkingCopy(name, staff.id);
  // The page supplies the stored values: the browser knows those that the form was shown with.
  if (copy && copy.version !== Number(form.get('copyVersion'))) return { copy: newerAnswer(copy, null) };
  const state = await run();
  if (state.done && copy) await endWorkingCopy(name, staff.id, copy.version);
  return state;
}
