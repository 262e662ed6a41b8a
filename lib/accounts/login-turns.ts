import 'server-only';
import { createHmac } from 'node:crypto';
import { forgetTries, noteTry, type Patience } from '../db/login-tries.ts';
import { secret } from '../db/secret.ts';
import { minuteMs } from '../duration.ts';

interface Key extends Patience {
  /** Only a keyed hash of it is stored. */
  of: string;
}

/** Who tries, and at what: the same network at one address soonest, one address from anywhere last, so that nobody locks an owner out. */
const keysOf = (email: string, network: string): Key[] => [
  { of: `${email} ${network}`, free: 4, longest: 15 * minuteMs },
  { of: `network ${network}`, free: 20, longest: 15 * minuteMs },
  { of: `address ${email}`, free: 30, longest: minuteMs },
];

const hashed = async ({ of, ...patience }: Key) => ({
  ...patience,
  key: createHmac('sha256', await secret('turns'))
    .update(of)
    .digest('base64url'),
});

/** Whether a password may be tried now; whoever tries again and again waits longer each time, also after a restart. */
export async function mayLogIn(email: string, network: string): Promise<boolean> {
  for (const { key, ...patience } of await Promise.all(keysOf(email, network).map(hashed)))
    if (!(await noteTry(key, patience))) return false;
  return true;
}

/** After the right password the tries at this address are forgotten; those of the network at others are not. */
export async function forgetLogins(email: string, network: string): Promise<void> {
  const keys = await Promise.all(keysOf(email, network).map(hashed));
  await forgetTries([keys[0], keys[2]].flatMap((one) => one?.key ?? []));
}
