import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** The name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page with its own keys and form; the focus returns to the button that opened it. */
export function OfficeDialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      // React hands on events to the form that it was opened from.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button className={styles.close} type="button" aria-label={close} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
