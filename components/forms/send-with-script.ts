import { storedCampaign } from '@/components/consent/campaign';
import type { FormErrors, FormState } from '@/lib/forms/form-state';
import type { FormView } from '@/lib/forms/form-view';
import { sentValues } from '@/lib/forms/read-form';
import { type Captcha, startCaptcha } from './captcha';

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') === true;

const listFields = ({ sections }: FormView) => sections.flatMap(({ fields }) => fields);

/** Returns the errors of a form by its rules, which are loaded now; null for none or if loading fails: the server checks as well. */
export const checkForm = (data: FormData, view: FormView): Promise<FormErrors | null> =>
  import('./check').then(
    ({ check }) => check(data, view.form, listFields(view)),
    () => null,
  );

/** Sends a form with the captcha's solution; where there is no answer, as without a network, the form says so and keeps what was typed. */
export async function sendWithScript(data: FormData, view: FormView, { key, solution }: Captcha): Promise<FormState> {
  data.set('key', key);
  data.set('scripted', 'true');
  // The network may have failed at the first attempt.
  data.set('captcha', (await solution) || (await startCaptcha(key).solution));
  data.set('source', storedCampaign() ?? data.get('source') ?? '');
  const answer: FormState | null = await fetch('/api/forms/', { method: 'POST', body: data })
    // A proxy, or the page that is served while the site is down, returns no state.
    .then((response) => (isJson(response) ? response.json() : null))
    .catch(() => null);
  return answer ?? { status: 'failed', values: sentValues(data, listFields(view)), errors: { form: 'notSent' } };
}
