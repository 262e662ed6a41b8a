'use client';

import { useEffect, useRef, useState } from 'react';
import formStyles from '@/components/forms/form.module.css';
import type { PasswordError } from '@/lib/accounts/add-passkey';
import styles from './account.module.css';
import { askPasskey } from './ask-passkey';

interface AddPasskeyProps {
  text: string;
  failed: string;
  /** The label of the password, why it is asked, and what can be wrong with it. */
  password: string;
  hint: string;
  errors: Record<PasswordError, string>;
  /** The address to open after success. */
  href: string;
}

type State = 'ready' | 'busy' | 'failed' | { wrong: PasswordError };

/** Creates a passkey after the password is entered again. It appears if the browser supports passkeys. */
export function AddPasskey({ text, failed, password, hint, errors, href }: AddPasskeyProps) {
  const [known, setKnown] = useState(false);
  const [state, setState] = useState<State>('ready');
  const input = useRef<HTMLInputElement>(null);
  const wrong = typeof state === 'object' ? state.wrong : null;
  useEffect(() => setKnown('PublicKeyCredential' in window), []);
  useEffect(() => {
    if (typeof state === 'object') input.current?.focus();
  }, [state]);
  if (!known) return null;

  const add = async () => {
    setState('busy');
    try {
      const error = await askPasskey('add', input.current?.value);
      if (error) setState({ wrong: error });
      else location.assign(href);
    } catch {
      // Closing the browser's dialog ends here, too.
      setState('failed');
    }
  };
  return (
    <form
      className={styles.addPasskey}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'busy') void add();
      }}
    >
      <div className={`${formStyles.formField}${wrong ? ` ${formStyles.formWrong}` : ''}`}>
        <label htmlFor="passkey-password">{password}</label>
        <p id="passkey-password-hint" className={formStyles.formHint}>
          {hint}
        </p>
        {wrong && (
          <p id="passkey-password-error" className={formStyles.formError}>
            {errors[wrong]}
          </p>
        )}
        <input
          ref={input}
          id="passkey-password"
          className="input"
          type="password"
          autoComplete="current-password"
          required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`passkey-password-hint${wrong ? ' passkey-password-error' : ''}`}
        />
      </div>
      <button className="button button-quiet" type="submit" aria-disabled={state === 'busy'}>
        {text}
      </button>
      <p role="status">{state === 'failed' && failed}</p>
    </form>
  );
}
