import type { Snapshot } from '../content/snapshot.ts';
import type { FormState, Visitor } from '../forms/form-state.ts';
import type { AccountForm } from '../requests/account-forms.ts';

type Receive = (data: FormData, visitor: Visitor, snapshot: Snapshot) => Promise<FormState>;

/** The functions that receive forms without a lead. Imported on use: only a log-in loads the accounts. */
const receivers: Record<AccountForm, Receive> = {
  'demand-change': async (...sent) => (await import('../subscriptions/change-search.ts')).receiveChange(...sent),
  'log-in': async (...sent) => (await import('../accounts/log-in.ts')).receiveLogin(...sent),
  'forgot-password': async (...sent) => (await import('../accounts/forgotten-password.ts')).receiveForgotten(...sent),
  'ask-my-data': async (...sent) => (await import('../people/request-data-export.ts')).receiveDataRequest(...sent),
  'new-password': async (...sent) => (await import('../accounts/new-password.ts')).receiveNewPassword(...sent),
};

/** Returns the function that receives a form; undefined for a form that stores a lead, and for unknown names. */
export const findReceiver = (form: unknown): Receive | undefined =>
  typeof form === 'string' && Object.hasOwn(receivers, form) ? receivers[form as AccountForm] : undefined;
