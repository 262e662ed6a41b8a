'use client';

import { useMessages, useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import styles from '@/components/staff/field.module.css';
import { UploadList, UploadZone, useFileDrop } from '@/components/staff/upload-zone';
import { useUploads } from '@/components/staff/use-uploads';
import type { Locale } from '@/lib/i18n/locales';
import type { KnownPicture } from '@/lib/records/pictures/known-pictures';
import { PictureItem } from './picture-item';
import { rememberPictures, useKnownPictures } from './picture-store';

const DescribeDialog = lazy(() => import('./describe-dialog').then((file) => ({ default: file.DescribeDialog })));
const ChooseDialog = lazy(() => import('./choose-dialog').then((file) => ({ default: file.ChooseDialog })));

export interface PictureFieldProps {
  label: string;
  /** Ids of data/pictures.json in their order. */
  value: readonly string[];
  onChange(ids: readonly string[]): void;
  /** Whether it takes several. */
  isMany?: boolean;
  /** Whether the first is the main picture. */
  hasMain?: boolean;
  /** The subject of uploads: the number of a home, and their kind. */
  home?: number;
  kind?: string;
  /** Whether pictures that are there can be chosen. */
  canChoose?: boolean;
  locale: Locale;
}

/** The answer of the route (app/api/office/pictures). */
interface UploadedPicture extends KnownPicture {
  warnings: readonly string[];
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Pictures in their order: uploaded or chosen, ordered by drag or by buttons, each with what it shows. */
export function PictureField({ label, value, onChange, isMany = true, kind, locale, ...field }: PictureFieldProps) {
  const t = useTranslations('office.pictures.field');
  const { home, hasMain = false, canChoose = true } = field;
  const id = useId();
  const [narrow, setNarrow] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [opened, setOpened] = useState<KnownPicture | 'choose' | null>(null);
  // The messages are another object once the page was made anew, as after an undo.
  const known = useKnownPictures(value, useMessages());

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
  const input = useRef<HTMLInputElement>(null);
  const { uploads, send, retry, drop } = useUploads<UploadedPicture>({
    addressOf: (file) => {
      const query = { locale, name: file.name, ...(home && { home: String(home) }), ...(kind && { kind }) };
      return `/api/office/pictures/?${new URLSearchParams(query)}`;
    },
    onDone: ({ warnings, ...added }, key) => {
      if (warnings.includes('narrow')) setNarrow((before) => new Set([...before, added.id]));
      rememberPictures([added]);
      order.current.set(added.id, key);
      // In the order in which they were chosen, whichever arrives first.
      const ids = latest.current.value;
      const later = ids.findIndex((one) => (order.current.get(one) ?? 0) > key);
      change(later < 0 ? [...ids, added.id] : ids.toSpliced(later, 0, added.id));
    },
  });
  const { isOver, handlers } = useFileDrop((files) => send(isMany ? files : files.slice(0, 1)));

  const move = (from: number, to: number) => {
    const moved = value[from];
    if (moved === undefined || to < 0 || to >= value.length || from === to) return;
    change(value.toSpliced(from, 1).toSpliced(to, 0, moved));
    setMessage(t('moved', { name: moved, number: to + 1 }));
  };
  const dragProps = (i: number) => ({
    'data-dragged': dragged === i ? '' : undefined,
    onDragStart: (event: React.DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(i);
    },
    onDragEnd: () => setDragged(null),
    onDragOver: (event: React.DragEvent) => {
      if (dragged !== null) event.preventDefault();
    },
    onDrop: (event: React.DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      move(dragged, i);
      setDragged(null);
    },
  });
  const remove = (picture: string) => {
    change(value.filter((one) => one !== picture));
    input.current?.focus();
  };

  const sent = uploads.filter(({ error }) => error === null).length;
  return (
    <fieldset className={styles.field} data-part="picture-field" {...handlers}>
      <legend>{label}</legend>
      {value.length > 0 && (
        <ol className={styles.list}>
          {value.map((picture, i) => (
            <PictureItem
              key={picture}
              id={picture}
              index={i}
              count={value.length}
              known={known.get(picture)}
              isForPlans={hasMain ? false : kind === 'plan' ? true : undefined}
              isNarrow={narrow.has(picture)}
              hasMain={hasMain}
              locale={locale}
              drag={dragProps(i)}
              onMove={(to) => move(i, to)}
              onRemove={() => remove(picture)}
              onDescribe={setOpened}
            />
          ))}
        </ol>
      )}
      {sent > 1 && <p className={styles.name}>{t('progress', { count: sent })}</p>}
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} onGone={() => input.current?.focus()} />
      <UploadZone
        id={id}
        input={input}
        choose={t(kind === 'plan' ? 'choosePlans' : isMany ? 'choose' : 'chooseOne')}
        hint={t('hint')}
        accept={accepted}
        multiple={isMany}
        isOver={isOver}
        onFiles={send}
      >
        {canChoose && (
          <button className="button button-quiet" type="button" onClick={() => setOpened('choose')}>
            {t('chooseOpen')}
          </button>
        )}
      </UploadZone>
      <p className="sr-only" role="status">
        {message}
      </p>
      <Suspense>
        {opened === 'choose' && (
          <ChooseDialog
            taken={value}
            isMany={isMany}
            kind={kind}
            locale={locale}
            onChoose={(pictures) => {
              rememberPictures(pictures);
              change([...value, ...pictures.map((one) => one.id)]);
            }}
            onClose={() => setOpened(null)}
          />
        )}
        {opened !== null && opened !== 'choose' && (
          <DescribeDialog
            picture={opened}
            home={home}
            locale={locale}
            onSaved={(picture) => rememberPictures([picture])}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}
