'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { ActionName, OfficeState } from '@/lib/staff/define-action';
import { useAnswerMessages } from './answer-messages';
import { FieldErrors } from './fields';
import styles from './office.module.css';
import { useOffice } from './office-provider';

interface OfficeFormProps {
  action: ActionName;
  children: ReactNode;
  className?: string;
  /** Empties the fields once it is done. */
  resets?: true;
  /** A label for assistive technology, where a page has several. */
  label?: string;
  onAnswer?: (answer: OfficeState) => void;
}

/** A form of the office: sent without leaving the page, what was typed stays until it is done. Where no script comes, `dialog` sends nothing. */
export function OfficeForm({ action, children, className, resets, label, onAnswer }: OfficeFormProps) {
  const { run } = useOffice();
  const t = useTranslations('office.errors');
  const messagesOf = useAnswerMessages();
  const [answer, setAnswer] = useState<OfficeState>({});
  const messages = messagesOf(answer);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    setBusy(true);
    const received = await run(action, new FormData(form, submitter));
    setBusy(false);
    setAnswer(received);
    for (const [name, value] of Object.entries(received.values ?? {})) {
      const field = form.elements.namedItem(name);
      if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement
      )
        field.value = value;
    }
    const [first] = Object.keys(messagesOf(received));
    const wrong = first && form.elements.namedItem(first);
    if (wrong instanceof HTMLElement) wrong.focus();
    if (resets && received.done) form.reset();
    onAnswer?.(received);
  };

  return (
    <form method="dialog" className={className} aria-label={label} aria-busy={isBusy} onSubmit={submit}>
      <FieldErrors value={messages}>{children}</FieldErrors>
      {answer.error && Object.keys(messages).length === 0 && <p className={styles.error}>{t(answer.error)}</p>}
    </form>
  );
}
