'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { ActionName, OfficeState } from '@/lib/staff/define-action';
import { useAnswerMessages } from './answer-messages';
import { Conflicts, toDecided } from './conflicts';
import { FieldErrors } from './fields';
import styles from './office.module.css';
import { useOffice } from './office-provider';

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
  save?: (send: (fields: Readonly<Record<string, string>>) => Promise<OfficeState>) => Promise<OfficeState>;
}

/** A form of the office: sent without leaving the page; typed text stays until it is done, and where somebody else changed the same fields meanwhile the person chooses. Where no script comes, `dialog` sends nothing. */
export function OfficeForm({
  action,
  children,
  className,
  resets,
  label,
  onAnswer,
  onInput,
  box: given,
  save = (send) => send({}),
}: OfficeFormProps & CopyProps) {
  const { run } = useOffice();
  const t = useTranslations('office.errors');
  const messagesOf = useAnswerMessages();
  const [answer, setAnswer] = useState<OfficeState>({});
  const messages = messagesOf(answer);
  const [isBusy, setBusy] = useState(false);

  const own = useRef<HTMLFormElement>(null);
  const box = given ?? own;
  /** The button that was pressed: it may say what to do, also once a conflict is decided. */
  const pressed = useRef<HTMLElement | null>(null);

  const send = async (decided?: string) => {
    const form = box.current;
    if (isBusy || !form) return;
    setBusy(true);
    const received = await save((further) => {
      const fields = new FormData(form, pressed.current);
      for (const [name, value] of Object.entries(further)) fields.set(name, value);
      if (decided !== undefined) fields.set('decided', decided);
      return run(action, fields);
    });
    setBusy(false);
    setAnswer(received);
    const [first] = Object.keys(messagesOf(received));
    const wrong = first && form.elements.namedItem(first);
    if (wrong instanceof HTMLElement) wrong.focus();
    if (resets && received.done) form.reset();
    onAnswer?.(received);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    pressed.current = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    void send();
  };
  const { error, conflict } = answer;

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
      {conflict && (
        <Conflicts
          key={JSON.stringify(conflict.stored)}
          conflicts={conflict.fields}
          onResolve={(isMine) => send(toDecided(conflict, isMine))}
        />
      )}
      <FieldErrors value={messages}>{children}</FieldErrors>
      {error && !conflict && Object.keys(messages).length === 0 && <p className={styles.error}>{t(error)}</p>}
    </form>
  );
}
