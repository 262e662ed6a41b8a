'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OfficeState } from '@/lib/staff/define-action';
import { TextField } from './fields';
import styles from './office.module.css';
import { OfficeForm } from './office-form';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';

/** Sets up the second factor: the password again, the QR code with the recovery codes, and a first code. */
export function NewFactor() {
  const t = useTranslations('office.factor');
  const [factor, setFactor] = useState<OfficeState['factor']>();
  if (!factor)
    return (
      <PasswordForm action="factor.begin" submit={t('begin')} isMain onAnswer={(answer) => setFactor(answer.factor)} />
    );
  return (
    <>
      <p>{t('scan')}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(factor.qr)}`}
        alt={t('qr')}
        width="208"
        height="208"
      />
      <p>
        {t('key')} <code data-part="factor-key">{factor.key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <RecoveryCodes codes={factor.codes} />
      <OfficeForm action="factor.confirm" className={styles.form}>
        <TextField label={t('code')} name="code" inputMode="numeric" autoComplete="one-time-code" required />
        <button className="button" type="submit">
          {t('confirm')}
        </button>
      </OfficeForm>
    </>
  );
}
