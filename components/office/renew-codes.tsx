'use client';

import { useState } from 'react';
import styles from './office.module.css';
import { OfficeForm } from './office-form';
import { RecoveryCodes } from './recovery-codes';

export type RenewWords = Record<'password' | 'renew' | 'codes' | 'codesText', string>;

/** Makes new recovery codes, and shows them once. */
export function RenewCodes({ words }: { words: RenewWords }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes title={words.codes} text={words.codesText} codes={codes} />;
  return (
    <OfficeForm action="codes.renew" className={styles.form} onAnswer={(answer) => setCodes(answer.codes)}>
      <label className="field">
        <span>{words.password}</span>
        <input className="input" type="password" name="password" autoComplete="current-password" required />
      </label>
      <button className="button button-quiet" type="submit">
        {words.renew}
      </button>
    </OfficeForm>
  );
}
