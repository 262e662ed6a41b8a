'use client';

import { useState } from 'react';
import { TextField } from './fields';
import styles from './office.module.css';
import { OfficeForm } from './office-form';
import type { OfficeAnswer } from './office-provider';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';

export type FactorWords = Record<
  'password' | 'begin' | 'scan' | 'key' | 'qr' | 'codes' | 'codesText' | 'code' | 'confirm',
  string
>;

/** Sets up the second factor: the password again, the QR code with the recovery codes, and a first code. */
export function NewFactor({ words }: { words: FactorWords }) {
  const [factor, setFactor] = useState<OfficeAnswer['factor']>();
  if (!factor)
    return (
      <PasswordForm
        action="factor.begin"
        label={words.password}
        submit={words.begin}
        isMain
        onAnswer={(answer) => setFactor(answer.factor)}
      />
    );
  return (
    <>
      <p>{words.scan}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(factor.qr)}`}
        alt={words.qr}
        width="208"
        height="208"
      />
      <p>
        {words.key} <code data-part="factor-key">{factor.key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <RecoveryCodes title={words.codes} text={words.codesText} codes={factor.codes} />
      <OfficeForm action="factor.confirm" className={styles.form}>
        <TextField label={words.code} name="code" inputMode="numeric" autoComplete="one-time-code" required />
        <button className="button" type="submit">
          {words.confirm}
        </button>
      </OfficeForm>
    </>
  );
}
