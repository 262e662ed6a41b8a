'use client';

import { useEffect, useRef } from 'react';
import styles from './office.module.css';
import { OfficeForm } from './office-form';

interface AnswerFormProps {
  lead: string;
  to: string;
  subject: string;
  text: string;
  labels: { subject: string; text: string; send: string };
  hint: string;
  replies: string;
}

/** An answer by mail. What is being written stays in this browser until it is sent: a page may be closed by mistake. */
export function AnswerForm({ lead, to, subject, text, labels, hint, replies }: AnswerFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const key = `office-answer-${lead}`;
  useEffect(() => {
    const kept = localStorage.getItem(key);
    if (kept && field.current) field.current.value = kept;
  }, [key]);
  return (
    <OfficeForm
      action="lead.answer"
      className={styles.form}
      resets
      onAnswer={({ done }) => done && localStorage.removeItem(key)}
    >
      <input type="hidden" name="id" value={lead} />
      <p>{to}</p>
      <label className="field">
        <span>{labels.subject}</span>
        <input className="input" name="subject" defaultValue={subject} maxLength={200} required />
      </label>
      <label className="field">
        <span>{labels.text}</span>
        <textarea
          ref={field}
          className="input"
          name="text"
          rows={8}
          defaultValue={text}
          maxLength={10_000}
          required
          aria-describedby="answer-hint"
          onChange={(event) => localStorage.setItem(key, event.target.value)}
        />
      </label>
      <p id="answer-hint" className={styles.muted}>
        {hint}
      </p>
      <p className={styles.muted}>{replies}</p>
      <button className="button" type="submit">
        {labels.send}
      </button>
    </OfficeForm>
  );
}
