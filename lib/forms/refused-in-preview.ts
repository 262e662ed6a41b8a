import { formIds } from './form-ids.ts';
import type { FormState } from './form-state.ts';
import { namedFieldsOf } from './forms.ts';
import { typedValues } from './read-form.ts';

/** What becomes of every form in a preview: nothing is sent, for it may be about a home that nobody knows yet. What was typed comes back. */
export function refusedInPreview(data: FormData): FormState {
  const form = formIds.find((id) => id === data.get('form'));
  if (!form) throw new Error('no form of this site');
  return { status: 'failed', values: typedValues(data, namedFieldsOf(form)), errors: { form: 'preview' } };
}
