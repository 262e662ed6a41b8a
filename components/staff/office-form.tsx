'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react';
import type { ActionName, OfficeState } from '@/lib/staff/define-action';
import { FieldErrors } from './fields';
import styles from './office.module.css';
import { type SaveForm, useOfficeAction } from './use-office-action';

export interface OfficeFormProps {
  action: ActionName;
  children: ReactNode;
  className?: string;
  /** Empties the fields once it is done. */
  resets?: true;
  /** A label for assistive technology, where a page has several. */
  label?: string;
  onAnswer?: (answer: OfficeState) => void;
}

interface CopyProps {
  /** The form element, for what surrounds it. */
  box?: RefObject<HTMLFormElement | null>;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends the form with further fields, in place of this component. */
  save?: SaveForm;
}

/**
 * A form of the office that is sent without leaving the page. Typed text stays until it is done; where somebody else changed the same fields
 * meanwhile, the person chooses. Without JavaScript, `dialog` sends nothing.
 */
export function OfficeForm({
  action,
  children,
  className,
  resets,
  label,
  onAnswer,
  onInput,
  box: given,
  save,
}: OfficeFormProps & CopyProps) {
  const t = useTranslations('office.errors');
  const own = useRef<HTMLFormElement>(null);
  const box = given ?? own;
  /** The pressed button: its value is sent, also once a conflict is decided. */
  const pressed = useRef<HTMLElement | null>(null);
  const { send, isBusy, answer, messages, conflicts } = useOfficeAction({
    action,
    save,
    read: () => box.current && new FormData(box.current, pressed.current),
    onAnswer(received, fieldMessages) {
      const [first] = Object.keys(fieldMessages);
      const invalid = first && box.current?.elements.namedItem(first);
      if (invalid instanceof HTMLElement) invalid.focus();
      if (resets && received.done) box.current?.reset();
      onAnswer?.(received);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    pressed.current = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    void send();
  };
  const { error } = answer;

  return (
    <form
      ref={box}
      method="dialog"
      className={className}
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={submit}
      onInput={onInput}
    >
      {conflicts}
      <FieldErrors value={messages}>{children}</FieldErrors>
      {error && !conflicts && Object.keys(messages).length === 0 && <p className={styles.error}>{t(error)}</p>}
    </form>
  );
}
