'use client';

import { useState } from 'react';
import { TextField } from './fields';
import styles from './hours.module.css';

interface SecretAddressProps {
  label: string;
  address: string;
  words: { copy: string; copied: string };
}

/** An address to use elsewhere, with a button that copies it. */
export function SecretAddress({ label, address, words }: SecretAddressProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className={styles.secret}>
      <TextField label={label} name="address" value={address} readOnly onFocus={(event) => event.target.select()} />
      <button className="button button-quiet" type="button" onClick={copy}>
        {copied ? words.copied : words.copy}
      </button>
    </div>
  );
}
