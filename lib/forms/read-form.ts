import type { FormErrors, FormValues } from './form-state.ts';

interface NamedField {
  name: string;
  kind: string;
}

/** Takes what a browser sends; returns the values of these fields as the types that their rules check: text, list, boolean or file. */
export const readForm = (data: FormData, fields: readonly NamedField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, readField(data, field)]));

function readField(data: FormData, { name, kind }: NamedField): unknown {
  if (kind === 'checkboxes') return data.getAll(name).filter((value) => typeof value === 'string');
  if (kind === 'checkbox') return data.get(name) === 'on';
  const value = data.get(name);
  if (kind === 'file') return value instanceof File && value.size > 0 ? value : '';
  return typeof value === 'string' ? value : '';
}

/** Returns the values as text to fill in the form again, without passwords and files. */
export const sentValues = (data: FormData, fields: readonly NamedField[]): FormValues =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'file' && kind !== 'password')
      .map(({ name }) => {
        const given = data.getAll(name).filter((value) => typeof value === 'string');
        return [name, given.length > 1 ? given : (given[0] ?? '')];
      }),
  );

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Returns the first error of each field; the messages of the rules are keys. */
export const firstErrors = (issues: readonly Issue[]): FormErrors =>
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0] ?? 'form'), message]),
  ) as FormErrors;
