import 'server-only';
import { receiveForgotten } from '../accounts/forgotten-password.ts';
import { receiveLogin } from '../accounts/log-in.ts';
import { receiveNewPassword } from '../accounts/new-password.ts';
import { receiveChange } from '../alerts/change-search.ts';
import type { Snapshot } from '../data/load.ts';
import type { FormId, PageForm } from './form-ids.ts';
import type { FormState } from './form-state.ts';
import type { Visitor } from './receive-form.ts';

export type OwnForm = Exclude<FormId, PageForm>;

type Receive = (data: FormData, visitor: Visitor, snapshot: Snapshot) => Promise<FormState>;

/** The forms that store no lead, with what takes them. */
const receivers: Record<OwnForm, Receive> = {
  'demand-change': receiveChange,
  'log-in': receiveLogin,
  'forgot-password': receiveForgotten,
  'new-password': receiveNewPassword,
};

/** What takes a form of that name; undefined where a page of an editor has it, or no page at all. */
export const receiverOf = (form: unknown): Receive | undefined =>
  typeof form === 'string' && Object.hasOwn(receivers, form) ? receivers[form as OwnForm] : undefined;
