import { receiveForm } from '@/lib/app/receive-form';
import { newTextCaptcha } from '@/lib/forms/captcha';
import { type FieldName, fieldDefinition } from '@/lib/forms/field-definitions';
import type { FormState } from '@/lib/forms/form-state';
import type { PageForm } from '@/lib/routes/page-forms';
import { type Filling, fillings } from '@/tests/support/forms';
import { sample } from '@/tests/support/sample-site';
import { formKey } from './visits';

/** A form as a browser without JavaScript posts it, with a solved captcha. */
export async function posted(form: PageForm, own: Filling = {}, locale = 'nl', about = ''): Promise<FormData> {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...fillings[form], ...own })) {
    const { kind } = fieldDefinition(name as FieldName);
    if (typeof value === 'object') data.set(name, new File([new Uint8Array(value.buffer)], value.name));
    else if (kind === 'checkbox') data.set(name, 'on');
    else data.set(name, String(value));
  }
  const { token, text } = await newTextCaptcha((_, { a, b } = {}) => String(Number(a) + Number(b)));
  const hidden = { form, locale, about, key: formKey(), question: token, answer: text };
  for (const [name, value] of Object.entries(hidden)) data.set(name, value);
  return data;
}

/** Sends a form from a network address. */
export const receive = (data: FormData, address = '192.0.2.7', snapshot = sample): Promise<FormState> =>
  receiveForm(data, { address, referer: null }, snapshot);
