'use client';

import { useState } from 'react';
import styles from './office.module.css';
import { OfficeForm } from './office-form';
import type { OfficeAnswer } from './office-provider';
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
      <OfficeForm action="factor.begin" className={styles.form} onAnswer={(answer) => setFactor(answer.factor)}>
        <label className="field">
          <span>{words.password}</span>
          <input className="input" type="password" name="password" autoComplete="current-password" required />
        </label>
        <button className="button" type="submit">
          {words.begin}
        </button>
      </OfficeForm>
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
        <label className="field">
          <span>{words.code}</span>
          <input className="input" name="code" inputMode="numeric" autoComplete="one-time-code" required />
        </label>
        <button className="button" type="submit">
          {words.confirm}
        </button>
      </OfficeForm>
    </>
  );
}
