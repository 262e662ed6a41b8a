import { useTranslations } from 'next-intl';
import { type RefObject, useState } from 'react';
import frame from '@/components/records/save-bar.module.css';
import { ConfirmDiscard } from '@/components/staff/confirm-discard';
import { type SaveStatus, statusMessages } from '@/components/staff/copy-state';
import { bulkId } from './bulk-bar';
import styles from './grid.module.css';

interface UnitsBarProps {
  /** The number of changed units. */
  changes: number;
  state: SaveStatus;
  /** The number of cells with an error. */
  errors: number;
  /** Whether it leads to the fields that change the ticked units, which may be far above. */
  hasBulk: boolean;
  saveButton: RefObject<HTMLButtonElement | null>;
  onShowError: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** The bar with the status of the grid and its buttons; always in view. */
export function UnitsBar({
  changes,
  state,
  errors,
  hasBulk,
  saveButton,
  onShowError,
  onDiscard,
  onSave,
}: UnitsBarProps) {
  const t = useTranslations('office.projects');
  const edit = useTranslations('office.edit');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={frame.bar} data-part="units-bar">
      <span role="status">
        {[changes > 0 && t('unsaved', { count: changes }), edit(`states.${statusMessages[state]}`)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {errors > 0 && (
        <span className={`${styles.fault} ${styles.inBar}`}>
          {t('wrong', { count: errors })}
          <button className="link" type="button" onClick={onShowError}>
            {t('show')}
          </button>
        </span>
      )}
      {hasBulk && (
        <button
          className="link"
          type="button"
          onClick={() => document.querySelector<HTMLElement>(`#${bulkId} select`)?.focus()}
        >
          {t('bulk')}
        </button>
      )}
      {changes > 0 && (
        <button className="link" type="button" onClick={() => setAsking(true)}>
          {t('discard')}
        </button>
      )}
      {isAsking && <ConfirmDiscard onClose={() => setAsking(false)} onConfirm={onDiscard} />}
      <button ref={saveButton} className="button" type="button" onClick={onSave}>
        {t('save')}
      </button>
    </div>
  );
}
