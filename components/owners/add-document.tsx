'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { FileField, TextField } from '../staff/fields';
import page from '../staff/office.module.css';
import { UploadList, type UploadWords } from '../staff/upload-zone';
import { useUploads } from '../staff/use-uploads';

interface AddDocumentProps {
  home: number;
  locale: Locale;
  /** In bytes. */
  most: number;
  /** In characters, of its title. */
  longest: number;
  accept: string;
  words: UploadWords & {
    title: string;
    titleHint: string;
    file: string;
    fileHint: string;
    tooLarge: string;
    submit: string;
    done: string;
  };
}

/** Puts a document ready for the owners of a home, with the progress of its upload. */
export function AddDocument({ home, locale, most, longest, accept, words }: AddDocumentProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<{ title: string; file: File | null }>({ title: '', file: null });
  const [said, setSaid] = useState('');
  const { uploads, send, retry, drop } = useUploads({
    addressOf: ({ name }) =>
      `/api/office/documents/?${new URLSearchParams({ locale, name, home: String(home), title: sent.current.title })}`,
    failed: words.failed,
    onDone: () => {
      setSaid(words.done);
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
    setSaid('');
    send([file]);
  };
  return (
    <form method="dialog" ref={form} className={page.form} onSubmit={submit}>
      <TextField label={words.title} hint={words.titleHint} name="title" maxLength={longest} required />
      <FileField
        label={words.file}
        hint={words.fileHint}
        maxBytes={most}
        tooLarge={words.tooLarge}
        name="file"
        accept={accept}
        required
      />
      <UploadList uploads={uploads} words={words} onRetry={retry} onDrop={drop} onGone={() => input('file')?.focus()} />
      <p role="status">{said}</p>
      <button className="button button-quiet" type="submit">
        {words.submit}
      </button>
    </form>
  );
}
