'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { ActionName } from '@/lib/staff/define-action';
import { FieldErrors } from './fields';
import styles from './office.module.css';
import { type OfficeAnswer, useOffice } from './office-provider';

interface OfficeFormProps {
  action: ActionName;
  children: ReactNode;
  className?: string;
  /** Empties the fields once it is done. */
  resets?: true;
  /** A label for assistive technology, where a page has several. */
  label?: string;
  onAnswer?: (answer: OfficeAnswer) => void;
}

/** A form of the office: sent without leaving the page, what was typed stays until it is done. Where no script comes, `dialog` sends nothing. */
export function OfficeForm({ action, children, className, resets, label, onAnswer }: OfficeFormProps) {
  const { run } = useOffice();
  const [{ error, fields = {} }, setAnswer] = useState<OfficeAnswer>({});
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    setBusy(true);
    const answer = await run(action, new FormData(form, submitter));
    setBusy(false);
    setAnswer(answer);
    for (const [name, value] of Object.entries(answer.values ?? {})) {
      const field = form.elements.namedItem(name);
      if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement
      )
        field.value = value;
    }
    const [first] = Object.keys(answer.fields ?? {});
    const wrong = first && form.elements.namedItem(first);
    if (wrong instanceof HTMLElement) wrong.focus();
    if (resets && answer.done) form.reset();
    onAnswer?.(answer);
  };

  return (
    <form method="dialog" className={className} aria-label={label} aria-busy={isBusy} onSubmit={submit}>
      <FieldErrors value={fields}>{children}</FieldErrors>
      {error && Object.keys(fields).length === 0 && <p className={styles.error}>{error}</p>}
    </form>
  );
}
