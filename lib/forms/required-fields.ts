import { type FieldKind, type FieldName, fieldOf } from './field-book.ts';
import type { FormId } from './form-ids.ts';
import type { FormValues } from './form-state.ts';
import { fieldsOf } from './forms.ts';
import { formSchemas } from './schemas/form-schemas.ts';

/** The fields that a form's rules refuse to be empty, whatever stands in its hidden ones. */
export function requiredFields(form: FormId, values: FormValues): ReadonlySet<FieldName> {
  const fields = fieldsOf(form);
  const empty = fields.map((name) => [name, emptyOf(fieldOf(name).kind, values[name])] as const);
  const { error } = formSchemas[form].safeParse(Object.fromEntries(empty));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return new Set(fields.filter((name) => wrong.has(name)));
}

function emptyOf(kind: FieldKind, value: FormValues[string] | undefined): unknown {
  if (kind === 'checkbox') return false;
  if (kind === 'checkboxes') return [];
  return kind === 'hidden' ? (value ?? '') : '';
}
