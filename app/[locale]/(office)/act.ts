'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import type { OfficeAnswer } from '@/components/office/office-provider';
import { publishedData } from '@/lib/data/store';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { takeOfficeForm } from '@/lib/office/actions';

/** Every form of the office comes here; the page it stands on is made anew after a change, and for a session that was idle. */
export async function act(form: FormData): Promise<OfficeAnswer> {
  const { done, error, fields, stored, ...answer } = await takeOfficeForm(form, await headers(), publishedData());
  // Whoever has to give a code first finds the field for it.
  if (done || error === 'stale') refresh();
  const locale = form.get('locale');
  const t = await translatorIn(isLocale(locale) ? locale : defaultLocale, 'office');
  return {
    ...answer,
    isLoggedOut: error === 'loggedOut' || undefined,
    done: done && t(`done.${done}`),
    error: error && t(`errors.${error}`),
    fields: Object.fromEntries([
      ...Object.entries(fields ?? {}).map(([name, key]) => [name, t(`errors.${key}`)]),
      ...Object.entries(stored ?? {}).map(([name, text]) => [name, t('words.stored', { text })]),
    ]),
  };
}
