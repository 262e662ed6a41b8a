import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { isLocale } from '../i18n/locales.ts';
import { currentPreview } from '../preview/current.ts';
import { networkOf } from '../requests/client-address.ts';
import { isFormId } from './form-ids.ts';
import type { FormState } from './form-state.ts';
import { namedFieldsOf } from './forms.ts';
import { receiverOf } from './own-forms.ts';
import { typedValues } from './read-form.ts';
import { receiveForm } from './receive-form.ts';

/** In characters: more than the longest field of a form, or the solution of a captcha, may have. */
const longestText = 20_000;

/**
 * Takes any form of the site, with the headers of the request that brought it, and says what became of it; null for what no form of ours
 * sends. Whatever fails on the way (a database that is full, locked or gone), what was typed comes back. In a preview nothing is sent.
 */
export async function takeForm(data: FormData, headers: Headers, snapshot: Snapshot): Promise<FormState | null> {
  const form = data.get('form');
  if (!isFormId(form) || !isLocale(data.get('locale')) || hasLongText(data)) return null;
  const failed = (error: 'preview' | 'notSent'): FormState => ({
    status: 'failed',
    values: typedValues(data, namedFieldsOf(form)),
    errors: { form: error },
  });
  // It may be about a home that nobody knows yet.
  if (await currentPreview()) return failed('preview');
  const visitor = { address: networkOf(headers), referer: headers.get('referer') };
  try {
    return await (receiverOf(form) ?? receiveForm)(data, visitor, snapshot);
  } catch (error) {
    console.error(`The form ${form} could not be taken:`, error);
    return failed('notSent');
  }
}

const hasLongText = (data: FormData): boolean =>
  [...data.values()].some((value) => typeof value === 'string' && value.length > longestText);

/** The status and further headers of an answer that says what became of a form: 503 where nothing of it could be stored, and when (in s) to come again. */
export const answerOf = (state: FormState): { status: number; headers: Record<string, string> } =>
  'errors' in state && state.errors.form === 'notSent'
    ? { status: 503, headers: { 'retry-after': '120' } }
    : { status: 200, headers: {} };
