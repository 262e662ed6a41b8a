import 'server-only';
import { forgetTries, noteTry, type Patience } from '../db/login-tries.ts';
import { minuteMs } from '../duration.ts';
import { hashed } from '../forms/turns.ts';

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

/** Whether a password may be tried now; whoever tries again and again waits longer each time, also after a restart. */
export async function mayLogIn(email: string, network: string): Promise<boolean> {
  for (const { of, ...patience } of keysOf(email, network))
    if (!(await noteTry(await hashed(of), patience))) return false;
  return true;
}

/** After the right password the tries at this address are forgotten; those of the network at others are not. */
export async function forgetLogins(email: string, network: string): Promise<void> {
  const [both, , address] = await Promise.all(keysOf(email, network).map(({ of }) => hashed(of)));
  await forgetTries([both, address].flatMap((key) => key ?? []));
}
