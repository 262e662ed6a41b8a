import 'server-only';
import { createHmac } from 'node:crypto';
import { takeTurn } from '../db/rate-limit.ts';
import { secret } from '../db/secret.ts';
import type { FormId } from './form-ids.ts';

const minute = 60_000;

/** Turns of an address: few in a row of one form, more of all forms in a day. */
const limits = [
  { of: (form: FormId) => form, turns: 5, within: 10 * minute },
  { of: () => 'all', turns: 30, within: 24 * 60 * minute },
] as const;

/** Whether this network address may send the form once more. The address is known by a keyed hash only. */
export async function mayTry(form: FormId, address: string): Promise<boolean> {
  const who = createHmac('sha256', await secret('turns'))
    .update(address)
    .digest('base64url');
  for (const { of, turns, within } of limits) {
    if (!(await takeTurn(`${of(form)} ${who}`, turns, within))) return false;
  }
  return true;
}
