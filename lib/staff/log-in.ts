import 'server-only';
import { beginSession, type NextStep } from '../accounts/log-in.ts';
import { tryPassword } from '../accounts/login-attempts.ts';
import { endSession } from '../accounts/session.ts';
import { writeAudit } from '../audit/store.ts';
import { minuteMs } from '../base/day.ts';
import { normalizeEmail } from '../base/email.ts';
import { inTransaction } from '../db/database.ts';
import { FormRefusalError } from '../forms/form-state.ts';
import { clientNetwork } from '../http/client-address.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import type { Locale } from '../i18n/locales.ts';
import { officeHref, wantedHref } from '../routes/office-paths.ts';
import { inConstantTime } from '../security/constant-time.ts';
import { formDataFields, type OfficeState, RejectionError } from './define-action.ts';
import { findLanguage } from './language-actions.ts';
import { beginFactor, confirmFactor, enterCode } from './second-factor.ts';
import { officeSession } from './session.ts';

type LoginStep = (fields: Record<string, string>, locale: Locale, headers: Headers) => Promise<OfficeState>;

/** The forms of log-in and log-out, which run without a session with a second factor. */
const loginSteps = {
  'log-in': ({ email = '', password = '', next }, locale, headers) =>
    inConstantTime(400, async () => {
      let step: NextStep = 'portal';
      await tryPassword(normalizeEmail(email), clientNetwork(headers), async () => {
        step = await beginSession(normalizeEmail(email), password);
      });
      // An owner of a home has no place here; the session that began is that of the portal.
      if (step === 'portal') return { error: 'notStaff' };
      return { href: `${officeHref(step, locale)}${next ? `?next=${encodeURIComponent(next)}` : ''}` };
    }),
  code: async ({ code = '', next }, locale, headers) => {
    if (!(await isWithinLoginLimit(headers))) return { error: 'tooMany' };
    const account = await enterCode(headers, code);
    if (account === null) return { error: 'code' };
    // The office goes on in the language that they chose last.
    return { href: wantedHref(next, await findLanguage(account, locale)) };
  },
  'factor.begin': async ({ password = '' }, _, headers) => {
    const session = await officeSession(headers);
    if (!session) return { error: 'loggedOut' };
    if (session.staff.secured) return { error: 'forbidden' };
    if (!(await isWithinLoginLimit(headers))) return { error: 'tooMany' };
    const factor = await beginFactor(headers, password);
    return factor ? { factor } : { error: 'password' };
  },
  'factor.confirm': async ({ code = '' }, locale, headers) => {
    const session = await officeSession(headers);
    if (!session) return { error: 'loggedOut' };
    if (session.staff.secured) return { error: 'forbidden' };
    if (!(await isWithinLoginLimit(headers))) return { error: 'tooMany' };
    if (!(await confirmFactor(headers, code))) return { error: 'code' };
    const { staff } = session;
    await inTransaction((trx) => writeAudit(trx, staff, { action: 'staff.secured', subject: staff.id }));
    return { href: officeHref('', locale) };
  },
  'log-out': async (_, locale, headers) => {
    await endSession(headers, false);
    return { href: officeHref('log-in', locale) };
  },
} satisfies Record<string, LoginStep>;

export type LoginStepName = keyof typeof loginSteps;

const isLoginStep = (name: unknown): name is LoginStepName =>
  typeof name === 'string' && Object.hasOwn(loginSteps, name);

const isWithinLoginLimit = (headers: Headers): Promise<boolean> =>
  isWithinLimitOf('office-door', clientNetwork(headers), 20, 10 * minuteMs);

/** Runs such a form; null if the name is unknown. */
export async function handleLogin(
  name: unknown,
  form: FormData,
  locale: Locale,
  headers: Headers,
): Promise<OfficeState | null> {
  if (!isLoginStep(name)) return null;
  const step: LoginStep = loginSteps[name];
  const fields = formDataFields(form);
  // A password may begin or end with a space.
  const password = form.get('password');
  if (typeof password === 'string') fields.password = password;
  try {
    return await step(fields, locale, headers);
  } catch (error) {
    if (error instanceof RejectionError) return error.state;
    if (error instanceof FormRefusalError) return { error: error.errors.form === 'wait' ? 'tooMany' : 'credentials' };
    console.error(`The office could not do ${name}:`, error);
    return { error: 'failed' };
  }
}
