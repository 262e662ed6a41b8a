import 'server-only';
import { createHmac } from 'node:crypto';
import { takeTurn } from '../db/rate-limit.ts';
import { secret } from '../db/secret.ts';
import { dayMs, minuteMs } from '../duration.ts';
import type { PageForm } from './form-ids.ts';

/** Turns of an address: few in a row of one form, more of all forms in a day. */
const limits = [
  { of: (form: PageForm) => form, turns: 5, within: 10 * minuteMs },
  { of: () => 'all', turns: 30, within: dayMs },
] as const;

/** Takes a turn of somebody, who is known by a keyed hash only; false where they have none left within so many ms. */
export async function takeTurnOf(what: string, who: string, turns: number, within: number): Promise<boolean> {
  return takeTurn(`${what} ${await hashed(who)}`, turns, within);
}

/** A keyed hash, so that what is counted cannot be read. */
export const hashed = async (text: string): Promise<string> =>
  createHmac('sha256', await secret('turns'))
    .update(text)
    .digest('base64url');

/** Whether an e-mail address may be sent one more mail of a kind that anybody can ask for: so many a day. */
export const mayWriteTo = (email: string, kind: string, times: number): Promise<boolean> =>
  takeTurnOf(kind, email.toLowerCase(), times, dayMs);

/** Whether this network address may send the form once more. */
export async function mayTry(form: PageForm, address: string): Promise<boolean> {
  for (const { of, turns, within } of limits) {
    if (!(await takeTurnOf(of(form), address, turns, within))) return false;
  }
  return true;
}
