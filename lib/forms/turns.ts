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

/** A keyed hash, so that what is counted cannot be read. */
export const hashed = async (text: string): Promise<string> =>
  createHmac('sha256', await secret('turns'))
    .update(text)
    .digest('base64url');

/** Whether this network address may send the form once more. */
export async function mayTry(form: FormId, address: string): Promise<boolean> {
  const who = await hashed(address);
  for (const { of, turns, within } of limits) {
    if (!(await takeTurn(`${of(form)} ${who}`, turns, within))) return false;
  }
  return true;
}
