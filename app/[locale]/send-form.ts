'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { snapshot } from '@/lib/data/store';
import type { FormState } from '@/lib/forms/form-state';
import { takeForm } from '@/lib/forms/take-form';

/** Takes a form that a browser posts to its own page, without a script: what is wrong comes back as that page. */
export async function sendForm(_: FormState, data: FormData): Promise<FormState> {
  const answer = await takeForm(data, await headers(), snapshot());
  if (answer.status === 'sent') redirect(answer.href);
  return answer;
}
