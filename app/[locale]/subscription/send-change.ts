'use server';

import { redirect } from 'next/navigation';
import { receiveChange } from '@/lib/alerts/change-search';
import { snapshot } from '@/lib/data/store';
import type { FormState } from '@/lib/forms/form-state';
import { isLocale } from '@/lib/i18n/locales';

/** Takes a search that was changed through its signed link. A browser with a script goes on by itself, as app/[locale]/send-form.ts says. */
export async function sendChange(_: FormState, data: FormData): Promise<FormState> {
  const locale = data.get('locale');
  if (!isLocale(locale)) throw new Error('no form of this site');
  const answer = await receiveChange(data, locale, snapshot());
  if (answer.status === 'sent' && !data.has('scripted')) redirect(answer.href);
  return answer;
}
