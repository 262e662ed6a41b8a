import { useTranslations } from 'next-intl';
import { type FocusEvent, useRef } from 'react';
import type { OfficeState } from '@/lib/staff/define-action';
import styles from './office.module.css';

interface ToastProps {
  answer: OfficeState | null;
  logInHref: string;
  onUndo: (auditId: string) => void;
  /** Sends again what waits for a log-in. */
  onGoOn: () => void;
  onClose: () => void;
}

/** Shows the result of the last action at the foot of the page, until it is closed or replaced. */
export function Toast({ answer, logInHref, onUndo, onGoOn, onClose }: ToastProps) {
  const t = useTranslations('office');
  const undo = answer?.undo;
  /** The focus returns to this element when the buttons of the toast disappear. */
  const from = useRef<HTMLElement | null>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    const isHere = relatedTarget?.closest('[data-part="office-toast"]');
    if (relatedTarget instanceof HTMLElement && !isHere) from.current = relatedTarget;
  };
  const leave = (act: () => void) => {
    from.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <div role={answer?.error ? 'alert' : 'status'} className={styles.toasts} data-part="office-toast">
      {answer && (
        <div className={answer.error ? `${styles.toast} ${styles.toastError}` : styles.toast}>
          <span>
            {answer.error
              ? t(`errors.${answer.error}`)
              : answer.done && t(`done.${answer.done}`, { fields: answer.left ?? '' })}
          </span>
          {answer.error === 'loggedOut' && (
            <>
              <a className={styles.toastButton} href={logInHref} target="_blank" rel="noopener">
                {t('logIn.again')}
              </a>
              <button type="button" className={styles.toastButton} onFocus={onFocus} onClick={() => leave(onGoOn)}>
                {t('logIn.goOn')}
              </button>
            </>
          )}
          {undo && (
            <button
              type="button"
              className={styles.toastButton}
              onFocus={onFocus}
              onClick={() => leave(() => onUndo(undo))}
            >
              {t('toast.undo')}
            </button>
          )}
          <button type="button" className={styles.toastButton} onFocus={onFocus} onClick={() => leave(onClose)}>
            {t('toast.close')}
          </button>
        </div>
      )}
    </div>
  );
}
