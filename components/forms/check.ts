import './zod-without-eval';

import { formSchemas } from '@/lib/forms/form-schemas';
import type { FormErrors } from '@/lib/forms/form-state';
import type { FormId } from '@/lib/forms/forms';
import { firstErrors, readForm } from '@/lib/forms/read-form';

/** Returns the errors of a form by the rules that the server uses too; null for none. */
export function check(
  data: FormData,
  form: FormId,
  fields: readonly { name: string; kind: string }[],
): FormErrors | null {
  const { error } = formSchemas[form].safeParse(readForm(data, fields));
  return error ? firstErrors(error.issues) : null;
}
