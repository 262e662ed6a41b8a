'use client';

import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import page from '../office.module.css';
import styles from './field.module.css';
import { type Upload, type UploadedPicture, UploadQueue } from './upload-queue';

/** The sentences of the field; those with {name} and {number} are filled in. */
export interface PictureFieldWords {
  choose: string;
  hint: string;
  main: string;
  up: string;
  down: string;
  remove: string;
  moved: string;
  retry: string;
  sending: string;
  narrow: string;
  failed: string;
}

export interface PictureFieldProps {
  label: string;
  /** Ids of data/pictures.json in their order; the first is the main picture. */
  value: readonly string[];
  onChange(ids: readonly string[]): void;
  /** What uploads are for: the number of a home, and their kind. */
  home?: number;
  kind?: string;
  locale: Locale;
  words: PictureFieldWords;
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Pictures in their order, with an upload: dropped or chosen, ordered by drag or by buttons. */
export function PictureField({ label, value, onChange, home, kind, locale, words }: PictureFieldProps) {
  const id = useId();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [narrow, setNarrow] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);

  // Uploads end later, when the list may be another.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  }, [value, onChange]);
  const change = (ids: readonly string[]) => {
    latest.current = { ...latest.current, value: ids };
    latest.current.onChange(ids);
  };

  const order = useRef(new Map<string, number>());
  const queue = useRef<UploadQueue | null>(null);
  const send = (files: Iterable<File>) => {
    const addressOf = (file: File) => {
      const query = { locale, name: file.name, ...(home && { home: String(home) }), ...(kind && { kind }) };
      return `/api/office/pictures/?${new URLSearchParams(query)}`;
    };
    const onDone = ({ id: added, warnings }: UploadedPicture, key: number) => {
      if (warnings.includes('narrow')) setNarrow((before) => new Set([...before, added]));
      order.current.set(added, key);
      // In the order in which they were chosen, whichever arrives first.
      const ids = latest.current.value;
      const later = ids.findIndex((one) => (order.current.get(one) ?? 0) > key);
      change(later < 0 ? [...ids, added] : ids.toSpliced(later, 0, added));
    };
    queue.current ??= new UploadQueue(addressOf, words.failed, { onChange: setUploads, onDone });
    queue.current.add(files);
  };
  useEffect(() => () => queue.current?.stop(), []);

  const move = (from: number, to: number) => {
    const moved = value[from];
    if (moved === undefined || to < 0 || to >= value.length || from === to) return;
    change(value.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(filled(words.moved, { name: moved, number: to + 1 }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) send(event.dataTransfer.files);
  };

  return (
    <fieldset className={styles.field} data-part="picture-field">
      <legend>{label}</legend>
      {value.length > 0 && (
        <ol className={styles.list}>
          {value.map((picture, i) => (
            <li
              key={picture}
              className={styles.item}
              draggable
              data-dragged={dragged === i ? '' : undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(i);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, i);
                setDragged(null);
              }}
            >
              <img
                className={styles.picture}
                src={`/api/office/pictures/${picture}/?locale=${locale}`}
                alt=""
                draggable={false}
              />
              <p className={styles.name}>{i === 0 ? `${words.main}: ${picture}` : picture}</p>
              {narrow.has(picture) && <p className={styles.warning}>{words.narrow}</p>}
              <div className={styles.acts}>
                <Act
                  text="←"
                  name={filled(words.up, { name: picture })}
                  disabled={i === 0}
                  act={() => move(i, i - 1)}
                />
                <Act
                  text="→"
                  name={filled(words.down, { name: picture })}
                  disabled={i === value.length - 1}
                  act={() => move(i, i + 1)}
                />
                <Act
                  text="×"
                  name={filled(words.remove, { name: picture })}
                  act={() => change(value.filter((one) => one !== picture))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map(({ key, file, share, error, canRetry }) => (
            <li key={key}>
              <span className={styles.name}>{file.name}</span>
              {error === null ? (
                <progress value={share} aria-label={filled(words.sending, { name: file.name })} />
              ) : (
                <>
                  <span className={page.error} role="alert">
                    {error}
                  </span>
                  {canRetry && (
                    <button className="link" type="button" onClick={() => queue.current?.retry(key)}>
                      {words.retry}
                    </button>
                  )}
                </>
              )}
              <Act text="×" name={filled(words.remove, { name: file.name })} act={() => queue.current?.drop(key)} />
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more than the button in it */}
      <div
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          if (dragged !== null) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className="button button-quiet" htmlFor={id}>
          {words.choose}
        </label>
        <input
          id={id}
          className="sr-only"
          type="file"
          accept={accepted}
          multiple
          onChange={({ currentTarget }) => {
            send([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <span className={page.muted}>{words.hint}</span>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}

interface ActProps {
  text: string;
  name: string;
  disabled?: boolean;
  act(): void;
}

const Act = ({ text, name, disabled, act }: ActProps) => (
  <button className={styles.act} type="button" aria-label={name} title={name} disabled={disabled} onClick={act}>
    {text}
  </button>
);

const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
