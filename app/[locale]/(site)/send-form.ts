'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { handleForm, toResponseInit } from '@/lib/app/receive-form';
import { pageData } from '@/lib/data/store';
import type { FormState } from '@/lib/forms/form-state';
import { setAnswerStatus } from '@/lib/next/answer-status';

/** Takes a form that a browser posts to its own page, without a script: what is wrong comes back as that page. */
export async function sendForm(before: FormState, data: FormData): Promise<FormState> {
  const state = await handleForm(data, await headers(), await pageData());
  if (!state) {
    setAnswerStatus(400);
    return before;
  }
  if (state.status === 'sent') redirect(state.href);
  const { status, headers: more } = toResponseInit(state);
  if (status !== 200) setAnswerStatus(status, more);
  return state;
}
