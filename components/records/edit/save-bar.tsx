import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import frame from '@/components/records/save-bar.module.css';
import { ConfirmDiscard } from '@/components/staff/confirm-discard';
import { type SaveStatus, statusMessages } from '@/components/staff/copy-state';
import type { Property } from '@/lib/catalogue/schema/property';
import styles from './edit.module.css';

interface SaveBarProps {
  state: SaveStatus;
  /** The status of the record; undefined for a record without one. */
  status: unknown;
  hasStatus: boolean;
  isPreviewed: boolean;
  /** Shows the page of the record, or leaves it; null for a record without. */
  onPreview: (() => void) | null;
  onSave: (status?: Property['status']) => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** The bar with the status of the form and its buttons; always in view. */
export function SaveBar({ state, status, hasStatus, isPreviewed, onPreview, onSave, onDiscard }: SaveBarProps) {
  const t = useTranslations('office.edit');
  const saveButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isChanged = state !== 'saved';
  const isPublic = !hasStatus || status === 'published';
  /** The pressed button may disappear, so this moves the focus first. */
  const act = (task: () => Promise<void>) => {
    saveButton.current?.focus();
    void task();
  };
  return (
    <div className={`${frame.bar} ${styles.bar}`}>
      <div className={frame.state}>
        <span role="status">{t(`states.${statusMessages[state]}`)}</span>
        {isChanged && (
          <button className="link" type="button" onClick={() => setAsking(true)}>
            {t('discard')}
          </button>
        )}
        {isAsking && <ConfirmDiscard onClose={() => setAsking(false)} onConfirm={() => act(onDiscard)} />}
      </div>
      <div className={frame.acts}>
        {onPreview && (
          <button className="link" type="button" onClick={onPreview}>
            {t(isPreviewed ? 'beside.close' : 'beside.open')}
          </button>
        )}
        {hasStatus && status === 'published' && (
          <button className="link" type="button" onClick={() => act(() => onSave('withdrawn'))}>
            {t('withdraw')}
          </button>
        )}
        <button
          ref={saveButton}
          className={isPublic ? 'button' : 'button button-quiet'}
          type="button"
          onClick={() => void onSave()}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {t('save')}
        </button>
        {!isPublic && (
          <button className="button" type="button" onClick={() => act(() => onSave('published'))}>
            {t('publish')}
          </button>
        )}
      </div>
    </div>
  );
}
