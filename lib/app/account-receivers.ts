import type { Snapshot } from '../content/snapshot.ts';
import type { FormState, Visitor } from '../forms/form-state.ts';
import type { AccountForm } from '../requests/account-forms.ts';

type Receive = (data: FormData, visitor: Visitor, snapshot: Snapshot) => Promise<FormState>;

/** The forms that store no lead, with what takes them; only who logs in loads the accounts. */
const receivers: Record<AccountForm, Receive> = {
  'demand-change': async (...sent) => (await import('../subscriptions/change-search.ts')).receiveChange(...sent),
  'log-in': async (...sent) => (await import('../accounts/log-in.ts')).receiveLogin(...sent),
  'forgot-password': async (...sent) => (await import('../accounts/forgotten-password.ts')).receiveForgotten(...sent),
  'ask-my-data': async (...sent) => (await import('../people/request-data-export.ts')).receiveDataRequest(...sent),
  'new-password': async (...sent) => (await import('../accounts/new-password.ts')).receiveNewPassword(...sent),
};

/** What takes a form of that name; undefined where a page of an editor has it, or no page at all. */
export const receiverOf = (form: unknown): Receive | undefined =>
  typeof form === 'string' && Object.hasOwn(receivers, form) ? receivers[form as AccountForm] : undefined;
