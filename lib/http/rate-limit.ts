import 'server-only';
import { createHmac } from 'node:crypto';
import type { Trx } from '../db/database.ts';
import { isWithinLimit } from '../db/rate-limit.ts';
import { secret } from '../db/tokens.ts';

/** Counts an action of a subject, of which only a keyed hash is stored; false once there were `max` within `windowMs`. */
export async function isWithinLimitOf(
  action: string,
  subject: string,
  max: number,
  windowMs: number,
): Promise<boolean> {
  return isWithinLimit(`${action} ${await keyedHash(subject)}`, max, windowMs);
}

/** Returns a keyed hash, so that the stored keys reveal no addresses. */
export const keyedHash = async (text: string, trx?: Trx): Promise<string> =>
  createHmac('sha256', await secret('turns', trx))
    .update(text)
    .digest('base64url');
