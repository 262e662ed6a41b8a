'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { snapshot } from '@/lib/data/store';
import type { FormState } from '@/lib/forms/form-state';
import { receiverOf } from '@/lib/forms/own-forms';
import { receiveForm } from '@/lib/forms/receive-form';
import { refusedInPreview } from '@/lib/forms/refused-in-preview';
import { currentPreview } from '@/lib/preview/current';
import { networkOf } from '@/lib/requests/visitor-address';

/** Takes every form of the site. A browser with a script goes on to the page that thanks by itself, so that it is loaded as a page. */
export async function sendForm(_: FormState, data: FormData): Promise<FormState> {
  if (currentPreview()) return refusedInPreview(data);
  const asked = await headers();
  const visitor = { address: networkOf(asked), referer: asked.get('referer') };
  const answer = await (receiverOf(data.get('form')) ?? receiveForm)(data, visitor, snapshot());
  if (answer.status === 'sent' && !data.has('scripted')) redirect(answer.href);
  return answer;
}
