'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useRef, useState } from 'react';
import { FileField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { UploadList } from '@/components/staff/upload-zone';
import { useUploads } from '@/components/staff/use-uploads';
import type { Locale } from '@/lib/i18n/locales';

interface AddDocumentProps {
  home: number;
  locale: Locale;
  /** In bytes. */
  maxBytes: number;
  /** In characters, of its title. */
  maxTitleLength: number;
  accept: string;
  /** Which files are taken. */
  fileHint: string;
}

/** Puts a document ready for the owners of a home, with the progress of its upload. */
export function AddDocument({ home, locale, maxBytes, maxTitleLength, accept, fileHint }: AddDocumentProps) {
  const t = useTranslations('office.documents');
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<{ title: string; file: File | null }>({ title: '', file: null });
  const [message, setMessage] = useState('');
  const { uploads, send, retry, drop } = useUploads({
    addressOf: ({ name }) =>
      `/api/office/documents/?${new URLSearchParams({ locale, name, home: String(home), title: sent.current.title })}`,
    onDone: () => {
      setMessage(t('added'));
      empty();
      router.refresh();
    },
  });
  const input = (name: 'title' | 'file') => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  /** Only what was sent: the next document may be on its way into the fields. */
  const empty = () => {
    const [title, file] = [input('title'), input('file')];
    if (title?.value === sent.current.title) title.value = '';
    if (file?.files?.[0] === sent.current.file) file.value = '';
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const file = input('file')?.files?.[0];
    if (!file || uploads.some(({ error }) => error === null)) return;
    for (const { key } of uploads) drop(key);
    sent.current = { title: input('title')?.value ?? '', file };
    setMessage('');
    send([file]);
  };
  return (
    <form method="dialog" ref={form} className={page.form} onSubmit={submit}>
      <TextField label={t('title')} hint={t('titleHint')} name="title" maxLength={maxTitleLength} required />
      <FileField
        label={t('file')}
        hint={fileHint}
        maxBytes={maxBytes}
        tooLarge={t('errors.tooBig')}
        name="file"
        accept={accept}
        required
      />
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} onGone={() => input('file')?.focus()} />
      <p role="status">{message}</p>
      <button className="button button-quiet" type="submit">
        {t('submit')}
      </button>
    </form>
  );
}
