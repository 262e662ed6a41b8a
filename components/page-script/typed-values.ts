import { onPress } from './on-press';

const key = 'form.typed';
const selector = '[name]:is(input, select, textarea):not([type=hidden], [type=password], [type=file])';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The fields of the forms that are sent, each with a name that is the same in all languages. Searches and filters are in the address. */
const namedFields = (): [name: string, control: Control][] =>
  [...document.forms]
    .filter(({ method }) => method === 'post')
    .flatMap((form, i) =>
      [...form.querySelectorAll<Control>(selector)].map((control): [string, Control] => [
        [i, control.name, isTicked(control) ? control.value : ''].join(' '),
        control,
      ]),
    );

/** Takes what is typed in forms along to the same page in another language, before React takes over its fields. */
export function persistTypedValues(): void {
  try {
    const typed: Record<string, string | boolean> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    for (const [name, control] of namedFields()) {
      const value = typed[name];
      if (typeof value === 'string') control.value = value;
      else if (value !== undefined && isTicked(control)) control.checked = value;
    }
    onPress('[data-languages] a', () =>
      sessionStorage.setItem(
        key,
        JSON.stringify(
          Object.fromEntries(
            namedFields().map(([name, control]) => [name, isTicked(control) ? control.checked : control.value]),
          ),
        ),
      ),
    );
  } catch {
    // Storage is switched off: Back still finds what was typed.
  }
}
