'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { ActionName, OfficeState } from '@/lib/staff/define-action';
import { useAnswerMessages } from './answer-messages';
import { Conflicts, toDecided } from './conflicts';
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

/** A form of the office: sent without leaving the page; typed text stays until it is done, and where somebody else changed the same fields meanwhile the person chooses. Where no script comes, `dialog` sends nothing. */
export function OfficeForm({ action, children, className, resets, label, onAnswer }: OfficeFormProps) {
  const { run } = useOffice();
  const t = useTranslations('office.errors');
  const messagesOf = useAnswerMessages();
  const [answer, setAnswer] = useState<OfficeState>({});
  const messages = messagesOf(answer);
  const [isBusy, setBusy] = useState(false);

  const box = useRef<HTMLFormElement>(null);
  /** The button that was pressed: it may say what to do, also once a conflict is decided. */
  const pressed = useRef<HTMLElement | null>(null);

  const send = async (decided?: string) => {
    const form = box.current;
    if (isBusy || !form) return;
    const fields = new FormData(form, pressed.current);
    if (decided !== undefined) fields.set('decided', decided);
    setBusy(true);
    const received = await run(action, fields);
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
    <form ref={box} method="dialog" className={className} aria-label={label} aria-busy={isBusy} onSubmit={submit}>
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
