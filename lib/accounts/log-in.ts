import 'server-only';
import { APIError } from 'better-auth/api';
import { normalizeEmail } from '../base/email.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { loginSchema } from '../forms/form-schemas.ts';
import { FormRefusalError, type FormState, type Visitor } from '../forms/form-state.ts';
import type { Locale } from '../i18n/locales.ts';
import { receiveAccountForm } from '../requests/account-forms.ts';
import { portalHref, readSection } from '../requests/portal-href.ts';
import { officeHref } from '../routes/office-paths.ts';
import { inConstantTime } from '../security/constant-time.ts';
import { auth } from './auth.ts';
import { tryPassword } from './login-attempts.ts';
import { isStaffRole } from './store.ts';

/**
 * Takes the log-in form: with the right password a session begins, whose cookie Next sets. All errors have one message and
 * in one time.
 */
export const receiveLogin = (data: FormData, { address }: Visitor, snapshot: Snapshot): Promise<FormState> =>
  receiveAccountForm('log-in', loginSchema, data, ({ loginEmail, password, section, homes }, locale) =>
    inConstantTime(400, async () => {
      const email = normalizeEmail(loginEmail);
      let next: NextStep = 'portal';
      await tryPassword(email, address, async () => {
        next = await beginSession(email, password);
      });
      return stepHref(next, locale) ?? portalHref({ section: readSection(section), homes }, locale, snapshot);
    }),
  );

/** The step after the right password: the portal; for staff the code of their second factor, or its setup. */
export type NextStep = 'portal' | 'code' | 'second-factor';

/** The address of the next step; null for the portal. */
export const stepHref = (step: NextStep, locale: Locale): string | null =>
  step === 'portal' ? null : officeHref(step, locale);

/** Begins a session, or the second step of a log-in; throws a FormRefusalError for a wrong address or password. */
export async function beginSession(email: string, password: string): Promise<NextStep> {
  const { api } = await auth();
  try {
    const answer = await api.signInEmail({ body: { email, password } });
    if ('twoFactorRedirect' in answer) return 'code';
    return isStaffRole(answer.user.role) ? 'second-factor' : 'portal';
  } catch (error) {
    if (error instanceof APIError && error.status === 'UNAUTHORIZED')
      throw new FormRefusalError({ form: 'credentials' });
    throw error;
  }
}
