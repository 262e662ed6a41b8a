'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { handleOfficeForm } from '@/lib/app/office-form';
import { publishedData } from '@/lib/data/store';
import type { OfficeState } from '@/lib/staff/define-action';

/** Every form of the office comes here; the page it stands on is made anew after a change, also one by another tab. */
export async function act(form: FormData): Promise<OfficeState> {
  const state = await handleOfficeForm(form, await headers(), publishedData());
  if (state.done || state.copy?.kind === 'ended') refresh();
  return state;
}
