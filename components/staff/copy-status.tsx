import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDiscard } from './confirm-discard';
import { type SaveStatus, statusMessages } from './copy-state';
import styles from './office.module.css';

interface CopyStatusProps {
  state: SaveStatus;
  onDiscard: () => Promise<void>;
}

/** Says below a small form that something in it is not saved, and discards it once the person has confirmed that. */
export function CopyStatus({ state, onDiscard }: CopyStatusProps) {
  const [edit, t] = [useTranslations('office.edit'), useTranslations('office.unsaved')];
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.copy}>
      <span role="status">
        {state === 'autosaved' ? t('kept') : state === 'saved' ? '' : edit(`states.${statusMessages[state]}`)}
      </span>
      {state !== 'saved' && (
        <button className="link" type="button" onClick={() => setAsking(true)}>
          {edit('discard')}
        </button>
      )}
      {isAsking && <ConfirmDiscard onClose={() => setAsking(false)} onConfirm={() => void onDiscard()} />}
    </div>
  );
}
