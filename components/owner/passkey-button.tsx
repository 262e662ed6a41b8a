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
}

/** Makes a passkey, or logs in with one. It appears where the browser knows passkeys: the password works everywhere. */
export function PasskeyButton({ purpose, text, failed, href }: PasskeyButtonProps) {
  const [known, setKnown] = useState(false);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  useEffect(() => setKnown('PublicKeyCredential' in window), []);
  if (!known) return null;

  const act = async () => {
    setState('busy');
    try {
      const data = new FormData();
      data.set('for', purpose);
      const options: Options = await post('begin', data);
      data.set('answer', JSON.stringify(await askBrowser(options)));
      const accepted: boolean = await post('finish', data);
      if (!accepted) throw new Error('the passkey was refused');
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

/** Posts a step and reads the answer; throws after too many tries. */
async function post<Answer>(step: 'begin' | 'finish', body: FormData): Promise<Answer> {
  const answer = await fetch(`/api/account/passkeys/${step}/`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${step}: ${answer.status}`);
  return answer.json();
}

async function askBrowser(optionsJSON: Options) {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  return 'pubKeyCredParams' in optionsJSON ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
}
