'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { readDraft, removeDraft, saveDraft } from '@/components/staff/answer-drafts';
import { AreaField, type Option, SelectField, TextField } from '@/components/staff/fields';
import styles from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { FilledBlock } from '@/lib/leads/text-blocks';

interface AnswerFormProps {
  lead: string;
  /** New with each page: a form that is sent again after a broken connection mails once. */
  formKey: string;
  to: string;
  subject: string;
  text: string;
  hint: string;
  replies: string;
  blocks: readonly FilledBlock[];
  /** The blocks as the select offers them, with "none" first. */
  choices: readonly Option[];
}

/** An answer by mail. What is being written stays in this browser until it is sent, for a day at most: a page may be closed by mistake. */
export function AnswerForm({ lead, formKey, to, subject, text, hint, replies, blocks, choices }: AnswerFormProps) {
  const t = useTranslations('office.lead');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const savedDraft = readDraft(lead);
    if (savedDraft && field.current) field.current.value = savedDraft;
  }, [lead]);

  /** Inserts a block of text at the cursor, otherwise at the end. */
  const insert = (id: string) => {
    const [area, block] = [field.current, blocks.find((candidate) => candidate.id === id)];
    if (!area || !block?.text) return;
    const { selectionStart, selectionEnd, value } = area;
    // Nobody has been in the field yet.
    const isUntouched = selectionEnd === 0;
    area.focus();
    area.setRangeText(
      block.text,
      isUntouched ? value.length : selectionStart,
      isUntouched ? value.length : selectionEnd,
      'end',
    );
    saveDraft(lead, area.value);
  };

  return (
    <OfficeForm action="lead.answer" className={styles.form} resets onAnswer={({ done }) => done && removeDraft(lead)}>
      <input type="hidden" name="id" value={lead} />
      <input type="hidden" name="key" value={formKey} />
      <p>{to}</p>
      <TextField label={t('answerSubject')} name="subject" defaultValue={subject} maxLength={200} required />
      {choices.length > 1 && (
        <SelectField
          label={t('block')}
          name="block"
          options={choices}
          value=""
          onChange={(event) => insert(event.target.value)}
        />
      )}
      <AreaField
        ref={field}
        label={t('answerText')}
        hint={hint}
        name="text"
        rows={8}
        defaultValue={text}
        maxLength={10_000}
        required
        onChange={(event) => saveDraft(lead, event.target.value)}
      />
      <p className={styles.muted}>{replies}</p>
      <button className="button" type="submit">
        {t('answerSend')}
      </button>
    </OfficeForm>
  );
}
