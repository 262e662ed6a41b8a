import { type RefObject, startTransition } from 'react';
import type { FormErrors } from '@/lib/forms/form-state';
import { type Captcha, startCaptcha } from './captcha';
import type { FormView } from './form-view';

/** Checks a form by its rules, which are loaded now; without faults it goes to the server with the captcha's solution. */
export async function sendWithScript(
  form: HTMLFormElement,
  { form: id, sections }: FormView,
  captcha: RefObject<Captcha | null>,
  setFound: (errors: FormErrors | null) => void,
  submit: (data: FormData) => void,
): Promise<void> {
  const data = new FormData(form);
  const { check } = await import('./check');
  const errors = check(
    data,
    id,
    sections.flatMap(({ fields }) => fields),
  );
  setFound(errors);
  if (errors) return;
  captcha.current ??= startCaptcha();
  data.set('key', captcha.current.key);
  data.set('scripted', 'true');
  data.set('captcha', await captcha.current.solution);
  data.set('source', sessionStorage.getItem('utm_parameters') ?? '');
  startTransition(() => submit(data));
}
