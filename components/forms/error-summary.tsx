'use client';

import { useEffect, useRef } from 'react';
import type { FormErrors } from '@/lib/forms/form-state';
import styles from './form.module.css';
import type { FormView } from './form-view';

/** Every fault with a link to its field; takes focus when it appears, so that a screen reader tells it at once. */
export function ErrorSummary({ errors, view: { sections, words } }: { errors: FormErrors; view: FormView }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus();
  }, [errors]);
  const order = [...sections.flatMap(({ fields }) => fields.map(({ name }) => name)), 'answer', 'form'];
  const listed = order.flatMap((name) => (errors[name] ? [{ name, text: words.errors[errors[name]] }] : []));
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
