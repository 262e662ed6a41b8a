import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasswordError } from '@/lib/accounts/add-passkey';

type Options = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/**
 * Lets the browser make a passkey ("add", with the password of the account) or log in with one ("use"). Returns what is wrong with
 * the password, null when it has worked; throws for all else: a passkey that is refused, too many tries, a dialog that somebody closed.
 */
export async function askPasskey(purpose: 'add' | 'use', password = ''): Promise<PasswordError | null> {
  const data = new FormData();
  data.set('for', purpose);
  data.set('password', password);
  const begun: { options: Options } | { error: PasswordError } = await post('begin', data);
  if ('error' in begun) return begun.error;
  data.delete('password');
  data.set('answer', JSON.stringify(await askBrowser(begun.options)));
  const accepted: boolean = await post('finish', data);
  if (!accepted) throw new Error('the passkey was refused');
  return null;
}

async function post<Answer>(step: 'begin' | 'finish', body: FormData): Promise<Answer> {
  const answer = await fetch(`/api/account/passkeys/${step}/`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${step}: ${answer.status}`);
  return answer.json();
}

async function askBrowser(optionsJSON: Options) {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  return 'pubKeyCredParams' in optionsJSON ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
}
