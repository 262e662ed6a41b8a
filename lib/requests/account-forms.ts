import 'server-only';
import type { z } from 'zod';
import type { Visitor } from '../app/receive-form.ts';
import type { Snapshot } from '../data/load.ts';
import { type FormId, namedFieldsOf, type PageForm } from '../forms/forms.ts';
import { errorsOf, readForm, sentValues } from '../forms/read-form.ts';
import { FormRefusal, type FormState } from '../http/form-state.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';

export type AccountForm = Exclude<FormId, PageForm>;

type Receive = (data: FormData, visitor: Visitor, snapshot: Snapshot) => Promise<FormState>;

/** The forms that store no lead, with what takes them; only who logs in loads the accounts. */
const receivers: Record<AccountForm, Receive> = {
  'demand-change': async (...sent) => (await import('../subscriptions/change-search.ts')).receiveChange(...sent),
  'log-in': async (...sent) => (await import('../accounts/log-in.ts')).receiveLogin(...sent),
  'forgot-password': async (...sent) => (await import('../accounts/forgotten-password.ts')).receiveForgotten(...sent),
  'ask-my-data': async (...sent) => (await import('../people/ask-for-data.ts')).receiveDataRequest(...sent),
  'new-password': async (...sent) => (await import('../accounts/new-password.ts')).receiveNewPassword(...sent),
};

/** What takes a form of that name; undefined where a page of an editor has it, or no page at all. */
export const receiverOf = (form: unknown): Receive | undefined =>
  typeof form === 'string' && Object.hasOwn(receivers, form) ? receivers[form as AccountForm] : undefined;

/**
 * Handles a form with its own action: its rules, then `act`, which returns the address of the next page. What is wrong, and
 * what `act` refuses by a FormRefusal, comes back with what was typed; secrets do not. Throws what fails.
 */
export async function receiveAccountForm<Schema extends z.ZodType>(
  form: AccountForm,
  schema: Schema,
  data: FormData,
  act: (submission: z.infer<Schema>, locale: Locale) => Promise<string>,
): Promise<FormState> {
  const locale = data.get('locale');
  if (!isLocale(locale)) throw new Error('no form of this site');
  const fields = namedFieldsOf(form);
  const values = sentValues(data, fields);
  const parsed = schema.safeParse(readForm(data, fields));
  if (!parsed.success) return { status: 'invalid', values, errors: errorsOf(parsed.error.issues) };
  try {
    return { status: 'sent', href: await act(parsed.data, locale) };
  } catch (error) {
    if (error instanceof FormRefusal) return { status: 'invalid', values, errors: error.errors };
    throw error;
  }
}
