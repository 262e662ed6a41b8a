'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import page from '@/components/staff/office.module.css';
import { useOffice } from '@/components/staff/office-provider';
import styles from './offer.module.css';

/** Mails about homes, which cannot be taken back: its buttons show them first. */
export function OfferForm({ children }: { children: ReactNode }) {
  const t = useTranslations('office.matching');
  const { run } = useOffice();
  const [shown, setShown] = useState<{ form: FormData; mails: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) preview.current?.focus();
  }, [shown]);

  const ask = async (form: FormData) => {
    if (isBusy) return null;
    setBusy(true);
    const answer = await run('home.offer', form);
    setBusy(false);
    return answer;
  };
  const show = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    form.set('preview', 'on');
    const mails = (await ask(form))?.values?.preview;
    form.delete('preview');
    setShown(mails === undefined ? null : { form, mails });
  };
  const send = async () => {
    if (shown && (await ask(shown.form))?.done) setShown(null);
  };
  return (
    // A change after the preview must be previewed again before it is sent.
    <form
      method="dialog"
      className={styles.offer}
      aria-busy={isBusy}
      onSubmit={(event) => void show(event)}
      onChange={() => setShown(null)}
    >
      {children}
      {shown && (
        <div ref={preview} className={page.section} tabIndex={-1} data-part="offer-preview">
          <h3>{t('preview')}</h3>
          <pre className={styles.mails}>{shown.mails}</pre>
          <p className={page.muted}>{t('forGood')}</p>
          <p className={styles.acts}>
            <button className="button" type="button" onClick={() => void send()}>
              {t('sendNow')}
            </button>
            <button className="link" type="button" onClick={() => setShown(null)}>
              {t('previewBack')}
            </button>
          </p>
        </div>
      )}
    </form>
  );
}
