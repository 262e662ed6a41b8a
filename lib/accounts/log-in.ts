import 'server-only';
import { APIError } from 'better-auth/api';
import type { Snapshot } from '../data/load.ts';
import { receiveAccountForm } from '../forms/account-forms.ts';
import { loginSchema } from '../forms/form-schemas.ts';
import { FormRefusal, type FormState } from '../forms/form-state.ts';
import type { Visitor } from '../forms/receive-form.ts';
import { portalHref, readSection } from '../owners/portal-href.ts';
import { auth } from './auth.ts';
import { inConstantTime } from './constant-time.ts';
import { tryPassword } from './login-turns.ts';

/**
 * Takes the log-in form: with the right password a session begins, whose cookie Next sets. All errors have one message and
 * in one time.
 */
export const receiveLogin = (data: FormData, { address }: Visitor, snapshot: Snapshot): Promise<FormState> =>
  receiveAccountForm('log-in', loginSchema, data, ({ loginEmail, password, section, homes }, locale) =>
    inConstantTime(400, async () => {
      const email = loginEmail.toLowerCase();
      await tryPassword(email, address, () => beginSession(email, password));
      return portalHref({ section: readSection(section), homes }, locale, snapshot);
    }),
  );

/** Begins a session; throws a FormRefusal for a wrong address or password. */
export async function beginSession(email: string, password: string): Promise<void> {
  const { api } = await auth();
  try {
    await api.signInEmail({ body: { email, password } });
  } catch (error) {
    if (error instanceof APIError && error.status === 'UNAUTHORIZED') throw new FormRefusal({ form: 'credentials' });
    throw error;
  }
}
