'use client';

import { useEffect, useState } from 'react';
import { askPasskey } from './ask-passkey';

interface PasskeyButtonProps {
  text: string;
  failed: string;
  /** The address to open after success. */
  href: string;
}

/** Logs in with a passkey. It appears where the browser knows passkeys: the password works everywhere. */
export function PasskeyButton({ text, failed, href }: PasskeyButtonProps) {
  const [known, setKnown] = useState(false);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  useEffect(() => setKnown('PublicKeyCredential' in window), []);
  if (!known) return null;

  const act = async () => {
    setState('busy');
    try {
      await askPasskey('use');
      location.assign(href);
    } catch {
      // Closing the browser's dialog ends here, too.
      setState('failed');
    }
  };
  return (
    <div className="passkey">
      <button
        className="button button-quiet"
        type="button"
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && void act()}
      >
        {text}
      </button>
      <p role="status">{state === 'failed' && failed}</p>
    </div>
  );
}
