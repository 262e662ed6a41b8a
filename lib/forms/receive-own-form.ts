import 'server-only';
import type { z } from 'zod';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { FormRefusal } from './form-refusal.ts';
import type { FormState } from './form-state.ts';
import { namedFieldsOf } from './forms.ts';
import type { OwnForm } from './own-forms.ts';
import { errorsOf, readForm, typedValues } from './read-form.ts';

/**
 * The way of a form that has an action of its own: its rules, then `act`, which returns the address of the next page. What is wrong, and
 * what `act` refuses by a FormRefusal, comes back with what was typed; secrets do not. Throws what fails.
 */
export async function receiveOwnForm<Schema extends z.ZodType>(
  form: OwnForm,
  schema: Schema,
  data: FormData,
  act: (filled: z.infer<Schema>, locale: Locale) => Promise<string>,
): Promise<FormState> {
  const locale = data.get('locale');
  if (!isLocale(locale)) throw new Error('no form of this site');
  const fields = namedFieldsOf(form);
  const values = typedValues(data, fields);
  const parsed = schema.safeParse(readForm(data, fields));
  if (!parsed.success) return { status: 'invalid', values, errors: errorsOf(parsed.error.issues) };
  try {
    return { status: 'sent', href: await act(parsed.data, locale) };
  } catch (error) {
    if (error instanceof FormRefusal) return { status: 'invalid', values, errors: error.errors };
    throw error;
  }
}
