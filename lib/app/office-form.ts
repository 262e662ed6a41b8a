import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import { isLocale } from '../i18n/locales.ts';
import { type Action, type OfficeState, runAction } from '../staff/define-action.ts';
import { handleLogin } from '../staff/log-in.ts';
import { officeSession } from '../staff/session.ts';
import { runWithFormCopy } from '../staff/working-copies/form-copies.ts';
import { actions, isActionName } from './actions.ts';

/** Handles any form of the office: the steps of the log-in, which need no session, and the registered actions. */
export async function handleOfficeForm(form: FormData, headers: Headers, data: Snapshot): Promise<OfficeState> {
  const [name, locale] = [form.get('action'), form.get('locale')];
  if (isLocale(locale)) {
    const state = await handleLogin(name, form, locale, headers);
    if (state) return state;
  }
  return isActionName(name) ? run(actions[name], form, headers, data) : { error: 'invalid' };
}

/** Handles the background actions that an open page sends by fetch; it accepts no other action. */
export async function handleBackgroundForm(form: FormData, headers: Headers, data: Snapshot): Promise<OfficeState> {
  const name = form.get('action');
  return isActionName(name) && actions[name].kind ? run(actions[name], form, headers, data) : { error: 'invalid' };
}

async function run(action: Action, form: FormData, headers: Headers, data: Snapshot): Promise<OfficeState> {
  const session = await officeSession(headers, { isUse: action.kind !== 'background' });
  const runNow = () => runAction(action, form, session, { headers, data, actions });
  return session ? runWithFormCopy(form, action, session.staff, runNow) : runNow();
}
