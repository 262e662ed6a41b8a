'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import type { OfficeAnswer } from '@/components/staff/office-provider';
import { handleOfficeForm } from '@/lib/app/office-form';
import { publishedData } from '@/lib/data/store';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import type { OfficeError } from '@/lib/staff/define-action';

/** The errors after which the same form can be sent again. */
const needs: { [E in OfficeError]?: OfficeAnswer['needs'] } = { loggedOut: 'log-in', stale: 'code' };

/** Every form of the office comes here; the page it stands on is made anew after a change. */
export async function act(form: FormData): Promise<OfficeAnswer> {
  const { done, error, fields, stored, ...answer } = await handleOfficeForm(form, await headers(), publishedData());
  if (done) refresh();
  const locale = form.get('locale');
  const t = await translatorIn(isLocale(locale) ? locale : defaultLocale, 'office');
  return {
    ...answer,
    done: done && t(`done.${done}`),
    error: error && t(`errors.${error}`),
    needs: error && needs[error],
    fields: Object.fromEntries([
      ...Object.entries(fields ?? {}).map(([name, key]) => [name, t(`errors.${key}`)]),
      ...Object.entries(stored ?? {}).map(([name, text]) => [name, t('words.stored', { text })]),
    ]),
  };
}
