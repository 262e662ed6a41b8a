'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import styles from './broker.module.css';

interface ShareProps {
  /** The absolute address of the page. */
  address: string;
  title: string;
  words: Record<'share' | 'mail' | 'copy' | 'copied', string>;
  icon: ReactNode;
}

/** Shares the page: the device's own sheet where it has one, else links that also work without a script. */
export function Share({ address, title, words, icon }: ShareProps) {
  const [copied, setCopied] = useState(false);
  const text = `${title} ${address}`;
  const openSheet = (event: MouseEvent<HTMLElement>) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    const details = event.currentTarget.closest('details');
    navigator.share({ title, url: address }).catch((error: DOMException) => {
      // The visitor may close the sheet; where it fails, the links are left.
      if (error.name !== 'AbortError' && details) details.open = true;
    });
  };
  return (
    <details className={styles.share} data-part="share">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button and sends a click for the keyboard, too */}
      <summary onClick={openSheet}>
        {icon}
        {words.share}
      </summary>
      <ul>
        <li>
          <SiteLink href={`https://wa.me/?text=${encodeURIComponent(text)}`} rel="noopener noreferrer">
            WhatsApp
          </SiteLink>
        </li>
        <li>
          <SiteLink href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}>
            {words.mail}
          </SiteLink>
        </li>
        <li className={styles.needsScript}>
          <button
            type="button"
            data-needs-script=""
            onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
          >
            {words.copy}
          </button>
          <span role="status">{copied && words.copied}</span>
        </li>
      </ul>
    </details>
  );
}
