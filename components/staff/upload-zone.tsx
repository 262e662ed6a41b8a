import { useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, type RefObject, useState } from 'react';
import { ActionButton } from './action-button';
import styles from './field.module.css';
import page from './office.module.css';
import type { Upload } from './upload-queue';

/** Files on their way, and those that were not taken with the reason. */
export function UploadList(props: {
  uploads: readonly Upload[];
  onRetry: (key: number) => void;
  onDrop: (key: number) => void;
  /** Takes the focus of a button that goes when it is pressed. */
  onGone: () => void;
}) {
  const t = useTranslations('office.pictures.field');
  const { uploads, onRetry, onDrop, onGone } = props;
  const act = (task: (key: number) => void, key: number) => {
    task(key);
    onGone();
  };
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map(({ key, file, share, error, canRetry }) => (
        <li key={key}>
          <span className={styles.name}>{file.name}</span>
          {error === null ? (
            <progress value={share} aria-label={t('sending', { name: file.name })} />
          ) : (
            <>
              <span className={page.error} role="alert">
                {error}
              </span>
              {canRetry && (
                <button className="link" type="button" onClick={() => act(onRetry, key)}>
                  {t('retry')}
                </button>
              )}
            </>
          )}
          <ActionButton icon="x" name={t('remove', { name: file.name })} act={() => act(onDrop, key)} />
        </li>
      ))}
    </ul>
  );
}

interface ZoneProps {
  id: string;
  /** The text of its button. */
  choose: string;
  hint: string;
  accept: string;
  multiple: boolean;
  isOver: boolean;
  input?: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The button that chooses files, where dropped ones are taken, too. */
export const UploadZone = ({ id, choose, hint, accept, multiple, isOver, input, onFiles, children }: ZoneProps) => (
  <div className={styles.drop} data-over={isOver ? '' : undefined}>
    <label className="button button-quiet" htmlFor={id}>
      {choose}
    </label>
    <input
      id={id}
      ref={input}
      className="sr-only"
      type="file"
      accept={accept}
      multiple={multiple}
      aria-describedby={`${id}-hint`}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
    {children}
    <span id={`${id}-hint`} className={page.muted}>
      {hint}
    </span>
  </div>
);

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on an element: a browser would leave the page for one that misses the button. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
