'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from './fields';
import styles from './secret-address.module.css';

interface SecretAddressProps {
  label: string;
  address: string;
}

/** An address to use elsewhere, with a button that copies it. */
export function SecretAddress({ label, address }: SecretAddressProps) {
  const t = useTranslations('office.calendar');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className={styles.secret}>
      <TextField label={label} name="address" value={address} readOnly onFocus={(event) => event.target.select()} />
      <button className="button button-quiet" type="button" onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
      </button>
    </div>
  );
}
