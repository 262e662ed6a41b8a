'use client';

import { useActionState, useEffect, useRef, useState } from 'react';
import type { FormErrors, FormState, FormValues } from '@/lib/forms/form-state';
import type { FieldView, FormView, SendForm } from '@/lib/forms/form-view';
import { type Captcha, startCaptcha } from './captcha';
import { errorText, Fieldset, FormField, TextCaptchaField } from './field';
import styles from './form.module.css';
import { readMoment, storeMoment } from './held-moment';
import { checkForm, sendWithScript } from './send-with-script';

interface FormProps {
  view: FormView;
  send: SendForm;
  /** The address for posting without a script, that of the page itself: otherwise React writes an empty address, which is not valid HTML. */
  address: string;
  /** One field with its button beside it, as on a list: no legend, no note. */
  oneLine?: boolean;
}

/**
 * A form of the site. Where no script runs, the browser posts it to its own address and the server answers with the page; with one, the
 * rules are checked here first, and the captcha works while the visitor types. A script that is on its way is waited for: without it, a sum
 * would be asked.
 */
export function Form({ view, send, address, oneLine = false }: FormProps) {
  const { words, sections } = view;
  const subject = view.subject?.key ?? '';
  const [posted, post] = useActionState<FormState, FormData>(send, { status: 'idle' }, address);
  const [answer, setAnswer] = useState<FormState | null>(null);
  const [found, setFound] = useState<FormErrors | null>(null);
  const [busy, setBusy] = useState(false);
  const captcha = useRef<Captcha>(null);
  const state = answer ?? posted;
  const sending = busy || state.status === 'sent';
  const answered = 'errors' in state ? state : null;
  const errors = found ?? answered?.errors ?? {};

  useEffect(() => {
    if (state.status === 'idle') return;
    // A solution is good for one try; the key stays, so that what was stored is not stored again.
    const renewCaptcha = () => {
      if (captcha.current) captcha.current = startCaptcha(captcha.current.key);
    };
    if (state.status !== 'sent') return renewCaptcha();
    storeMoment(view.form, subject, null);
    // After "back" from the thanks the browser restores this page, and the visitor may send another message.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setAnswer(null);
      renewCaptcha();
    };
    addEventListener('pageshow', onPageShow);
    location.assign(state.href);
    return () => removeEventListener('pageshow', onPageShow);
  }, [state, view.form, subject]);

  const startedCaptcha = (): Captcha => {
    captcha.current ??= startCaptcha(readMoment(view.form, subject)?.key);
    return captcha.current;
  };
  const keyOf = () => startedCaptcha().key;

  const sendScripted = async (form: HTMLFormElement) => {
    setBusy(true);
    const started = startedCaptcha();
    const data = new FormData(form);
    const wrong = await checkForm(data, view);
    setFound(wrong);
    if (!wrong) setAnswer(await sendWithScript(data, view, started));
    setBusy(false);
  };

  return (
    <form
      className={oneLine ? `${styles.form} ${styles.formLine}` : styles.form}
      data-part="form"
      action={post}
      noValidate
      onFocus={keyOf}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) void sendScripted(event.currentTarget);
      }}
    >
      <ErrorSummary errors={errors} view={view} />
      <input type="hidden" name="form" value={view.form} />
      <input type="hidden" name="locale" value={view.locale} />
      <input type="hidden" name="about" value={subject} />
      {answered?.source && <input type="hidden" name="source" value={answered.source} />}
      {!oneLine && <p className={styles.formNote}>{words.requiredNote}</p>}
      {sections.map(({ name, legend, isFolded, fields }) => (
        <Fieldset
          key={name}
          legend={legend}
          isFolded={isFolded}
          isOpen={fields.some(({ name }) => errors[name] || filledValue({ name }, view, answered))}
        >
          {fields
            .filter(({ name, onError }) => !onError || errors[name] || answered?.values[name])
            .map((field) => (
              <FormField
                key={field.name}
                field={field}
                value={filledValue(field, view, answered)}
                error={errors[field.name]}
                words={words}
                formKey={keyOf}
              />
            ))}
        </Fieldset>
      ))}
      <p className={styles.formNickname} aria-hidden="true">
        <label htmlFor="nickname">Nickname</label>
        <input id="nickname" name="nickname" tabIndex={-1} autoComplete="off" />
      </p>
      {answered?.question && <TextCaptchaField question={answered.question} error={errors.answer} words={words} />}
      <button
        className={`button ${styles.formSubmit}`}
        data-part="form-submit"
        data-needs-script=""
        type="submit"
        aria-disabled={sending}
      >
        {sending ? words.sending : words.submit}
      </button>
    </form>
  );
}

/** Returns the value of a field: the sent one, except that the page itself sets hidden fields. */
function filledValue(
  { name, kind }: Pick<FieldView, 'name'> & Partial<FieldView>,
  { values }: FormView,
  answered: { values: FormValues } | null,
) {
  const [first, second] = kind === 'hidden' ? [values, answered?.values] : [answered?.values, values];
  return first?.[name] ?? second?.[name];
}

/** Every error with a link to its field; takes focus when it appears, so that a screen reader reads it. */
export function ErrorSummary({ errors, view: { sections, words } }: { errors: FormErrors; view: FormView }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus();
  }, [errors]);
  const fields = sections.flatMap((section) => section.fields);
  const listed = [...fields, { name: 'answer', label: '' }, { name: 'form', label: '' }].flatMap(({ name, label }) =>
    errors[name] ? [{ name, text: errorText(errors[name], label, words) }] : [],
  );
  if (listed.length === 0) return null;
  return (
    <div
      // biome-ignore lint/a11y/noAutofocus: where no script runs, the browser itself leads to what is wrong.
      autoFocus
      ref={box}
      className={styles.errorSummary}
      data-part="error-summary"
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 id="error-summary-title">{words.summary}</h2>
      <ul>
        {listed.map(({ name, text }) => (
          <li key={name}>{name === 'form' ? text : <a href={`#${name}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
