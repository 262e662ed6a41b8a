import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { UploadList, UploadZone, useFileDrop } from '@/components/staff/upload-zone';
import { useUploads } from '@/components/staff/use-uploads';
import { useEdit, useRecordField } from './edit-context';
import type { FieldOf } from './field';
import { FieldFrame } from './field-frame';
import styles from './fields.module.css';

/** The name of a PDF of data/documents with its upload; another one takes its place. */
export function DocumentField({ field, path }: { field: FieldOf<'document'>; path: string }) {
  const t = useTranslations('office.documents');
  const { locale, home, maxDocumentSize } = useEdit();
  const input = useRecordField(path);
  const id = useId();
  const upload = useRef<HTMLInputElement>(null);
  const newest = useRef(0);
  const name = (input.value ?? '') as string;
  const { uploads, send, retry, drop } = useUploads({
    addressOf: (file) =>
      `/api/office/documents/?${new URLSearchParams({ locale, name: file.name, home: String(home ?? '') })}`,
    onDone: (taken, key) => {
      // The file that was chosen last, whichever arrives first.
      if (key < newest.current) return;
      newest.current = key;
      input.onChange(taken.id);
    },
  });
  const { isOver, handlers } = useFileDrop((files) => send(files.slice(0, 1)));
  return (
    <div className={styles.wide} {...handlers}>
      <FieldFrame {...field} path={path}>
        {(aria) => (
          <input
            className="input"
            {...aria}
            ref={input.ref}
            name={path}
            value={name}
            onChange={({ target }) => input.onChange(target.value)}
            onBlur={input.onBlur}
          />
        )}
      </FieldFrame>
      {/^[\w-]+\.pdf$/.test(name) && (
        <a className="link" href={`/api/office/documents/${name}`} download={name}>
          {t('open')}
          <span className="sr-only"> {name}</span>
        </a>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} onGone={() => upload.current?.focus()} />
      <UploadZone
        id={id}
        input={upload}
        choose={t('choose')}
        hint={t('chooseHint', { size: maxDocumentSize })}
        accept="application/pdf,.pdf"
        multiple={false}
        isOver={isOver}
        onFiles={send}
      />
    </div>
  );
}
