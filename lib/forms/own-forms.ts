import 'server-only';
import { receiveChange } from '../alerts/change-search.ts';
import type { Snapshot } from '../data/load.ts';
import type { FormId, PageForm } from './form-ids.ts';
import type { FormState } from './form-state.ts';
import type { Visitor } from './receive-form.ts';

export type OwnForm = Exclude<FormId, PageForm>;

type Receive = (data: FormData, visitor: Visitor, snapshot: Snapshot) => Promise<FormState>;

/** The forms that store no lead, with what takes them; only who logs in loads the accounts. */
const receivers: Record<OwnForm, Receive> = {
  'demand-change': receiveChange,
  'log-in': async (...sent) => (await import('../accounts/log-in.ts')).receiveLogin(...sent),
  'forgot-password': async (...sent) => (await import('../accounts/forgotten-password.ts')).receiveForgotten(...sent),
  'new-password': async (...sent) => (await import('../accounts/new-password.ts')).receiveNewPassword(...sent),
};

/** What takes a form of that name; undefined where a page of an editor has it, or no page at all. */
export const receiverOf = (form: unknown): Receive | undefined =>
  typeof form === 'string' && Object.hasOwn(receivers, form) ? receivers[form as OwnForm] : undefined;
