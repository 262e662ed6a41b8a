import 'server-only';
import type { z } from 'zod';
import { FormRefusalError, type FormState } from '../forms/form-state.ts';
import { type FormId, namedFormFields } from '../forms/forms.ts';
import { firstErrors, readForm, sentValues } from '../forms/read-form.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { PageForm } from '../routes/page-forms.ts';

export type AccountForm = Exclude<FormId, PageForm>;

/**
 * Handles a form with its own action: its rules, then `act`, which returns the address of the next page. What is wrong, and
 * what `act` refuses by a FormRefusalError, comes back with what was typed; secrets do not. Throws what fails.
 */
export async function receiveAccountForm<Schema extends z.ZodType>(
  form: AccountForm,
  schema: Schema,
  data: FormData,
  act: (submission: z.infer<Schema>, locale: Locale) => Promise<string>,
): Promise<FormState> {
  const locale = data.get('locale');
  if (!isLocale(locale)) throw new Error('no form of this site');
  const fields = namedFormFields(form);
  const values = sentValues(data, fields);
  const parsed = schema.safeParse(readForm(data, fields));
  if (!parsed.success) return { status: 'invalid', values, errors: firstErrors(parsed.error.issues) };
  try {
    return { status: 'sent', href: await act(parsed.data, locale) };
  } catch (error) {
    if (error instanceof FormRefusalError) return { status: 'invalid', values, errors: error.errors };
    throw error;
  }
}
