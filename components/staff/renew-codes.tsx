'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';

/** Makes new recovery codes, and shows them once. */
export function RenewCodes() {
  const t = useTranslations('office.account');
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} />;
  return <PasswordForm action="codes.renew" submit={t('codesRenew')} onAnswer={(answer) => setCodes(answer.codes)} />;
}
