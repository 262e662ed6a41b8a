'use client';

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';

type Options = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

export interface PasskeyButtonProps {
  purpose: 'add' | 'use';
  text: string;
  failed: string;
  /** Where it leads when it has worked. */
  href: string;
  begin: (data: FormData) => Promise<Options | null>;
  finish: (data: FormData) => Promise<boolean>;
}

/** Makes a passkey, or logs in with one. It appears where the browser knows passkeys: the password works everywhere. */
export function PasskeyButton({ purpose, text, failed, href, begin, finish }: PasskeyButtonProps) {
  const [known, setKnown] = useState(false);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  useEffect(() => setKnown('PublicKeyCredential' in window), []);
  if (!known) return null;

  const act = async () => {
    setState('busy');
    try {
      const data = new FormData();
      data.set('for', purpose);
      const options = await begin(data);
      if (!options) throw new Error('too many tries');
      data.set('answer', JSON.stringify(await askBrowser(options)));
      if (!(await finish(data))) throw new Error('the passkey was refused');
      location.assign(href);
    } catch {
      // Whoever closes the browser's own dialog comes here too.
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

async function askBrowser(optionsJSON: Options) {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  return 'pubKeyCredParams' in optionsJSON ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
}
