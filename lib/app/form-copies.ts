import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { newerAnswer } from '../records/form/record-answers.ts';
import { endWorkingCopy, findWorkingCopy, listOwnCopies, type WorkingCopy } from '../records/store.ts';
import type { Action, OfficeState } from '../staff/define-action.ts';
import type { FormCopy } from '../staff/form-conflict.ts';

// Small forms change a part of a file, by an action of their own. What is typed in them is kept as that of records is: in a working copy,
// named after the action and what it changes ("words.save/forms.send").

/** The actions of the forms that have a working copy. Only a reply to a testimonial may name a visitor: it goes when they are erased. */
export const copiedForms = [
  'words.save',
  'review.change',
  'import.source',
  'rules.change',
  'hours.change',
  'picture.describe',
] as const;

/** The name of the working copy of a form, by its action and what it changes. */
export const nameOfFormCopy = (action: string, id: string): string => `${action}/${id}`;

/** The working copies that a person has of the forms of an action, by what they change. */
export const listFormCopies = (action: (typeof copiedForms)[number], staff: Staff) =>
  listOwnCopies(nameOfFormCopy(action, ''), staff.id) as Promise<ReadonlyMap<string, FormCopy>>;

/** Answers what another tab kept. What is stored is up to the page: the browser knows what the form was shown with. */
export const newerFormCopy = (copy: WorkingCopy | null): OfficeState => ({
  record: newerAnswer(copy, { stored: null }),
});

/**
 * Runs the action of a form and ends its working copy, which the form names with the version that it has read. Of a newer one, from another
 * tab, nothing is saved before the form has merged it.
 */
export async function withFormCopy(
  form: FormData,
  action: Action,
  staff: Staff,
  run: () => Promise<OfficeState>,
): Promise<OfficeState> {
  const name = form.get('copy');
  if (typeof name !== 'string' || !name.startsWith(nameOfFormCopy(action.name, ''))) return run();
  const copy = await findWorkingCopy(name, staff.id);
  if (copy && copy.version !== Number(form.get('copyVersion'))) return newerFormCopy(copy);
  const state = await run();
  if (state.done && copy) await endWorkingCopy(name, staff.id, copy.version);
  return state;
}
