'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDiscard } from '@/components/staff/confirm-discard';
import { OfficeDialog } from '@/components/staff/office-dialog';
import { useOffice } from '@/components/staff/office-provider';
import type { ShownChange } from '@/lib/records/form/copy-actions';
import type { Unsaved } from '@/lib/staff/working-copies/unsaved-changes';
import styles from './edit.module.css';

interface UnsavedProps {
  /** "properties/5801" */
  record: string;
  unsaved: readonly Unsaved[];
  /** Whether the person may view, take over and discard them. */
  canTakeOver: boolean;
}

/** The other people with unsaved changes of a record; these changes are on no page, and only their owner saves them. */
export function UnsavedByOthers({ record, unsaved, canTakeOver }: UnsavedProps) {
  const t = useTranslations('office.unsaved');
  const { run } = useOffice();
  const [viewed, setViewed] = useState<{ title: string; changes: readonly ShownChange[] } | null>(null);
  const [discarded, setDiscarded] = useState<string | null>(null);
  const view = async ({ staff, text }: Unsaved) => {
    const { payload: changes } = await run('copy.view', { record, staff });
    if (changes) setViewed({ title: text, changes });
  };
  if (unsaved.length === 0) return null;
  return (
    <div className={styles.others} role="status" data-part="unsaved-by-others">
      {unsaved.map((one) => (
        <p key={one.staff} className={styles.unsaved}>
          <span>{one.text}</span>
          {canTakeOver && (
            <>
              <button className="link" type="button" onClick={() => void view(one)}>
                {t('view')}
              </button>
              <button
                className="link"
                type="button"
                onClick={() => void run('copy.take-over', { record, staff: one.staff })}
              >
                {t('takeOver')}
              </button>
              <button className="link" type="button" onClick={() => setDiscarded(one.staff)}>
                {t('discard')}
              </button>
            </>
          )}
        </p>
      ))}
      {viewed && (
        <OfficeDialog title={viewed.title} close={t('close')} onClose={() => setViewed(null)}>
          <dl className={styles.changes}>
            {viewed.changes.map(({ path, label, before, after }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd>
                  {t('before')}: {before || '–'}
                </dd>
                <dd>
                  {t('after')}: {after || '–'}
                </dd>
              </div>
            ))}
          </dl>
        </OfficeDialog>
      )}
      {discarded !== null && (
        <ConfirmDiscard
          onClose={() => setDiscarded(null)}
          onConfirm={() => void run('copy.discard', { record, staff: discarded })}
        />
      )}
    </div>
  );
}
