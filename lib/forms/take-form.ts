import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { currentPreview } from '../preview/current.ts';
import { networkOf } from '../requests/visitor-address.ts';
import type { FormState } from './form-state.ts';
import { receiverOf } from './own-forms.ts';
import { receiveForm } from './receive-form.ts';
import { refusedInPreview } from './refused-in-preview.ts';

/** Takes any form of the site, with the headers of the request that brought it, and says what became of it; in a preview nothing is sent. */
export async function takeForm(data: FormData, headers: Headers, snapshot: Snapshot): Promise<FormState> {
  if (currentPreview()) return refusedInPreview(data);
  const visitor = { address: networkOf(headers), referer: headers.get('referer') };
  return (receiverOf(data.get('form')) ?? receiveForm)(data, visitor, snapshot);
}
