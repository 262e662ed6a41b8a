'use client';

import { useState } from 'react';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';

export type RenewWords = Record<'password' | 'renew' | 'codes' | 'codesText', string>;

/** Makes new recovery codes, and shows them once. */
export function RenewCodes({ words }: { words: RenewWords }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes title={words.codes} text={words.codesText} codes={codes} />;
  return (
    <PasswordForm
      action="codes.renew"
      label={words.password}
      submit={words.renew}
      onAnswer={(answer) => setCodes(answer.codes)}
    />
  );
}
