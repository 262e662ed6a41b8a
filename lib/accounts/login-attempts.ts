import 'server-only';
import { minuteMs } from '../base/day.ts';
import { type AttemptLimits, clearAttempts, recordAttempt } from '../db/rate-limit.ts';
import { FormRefusal } from '../http/form-state.ts';
import { keyedHash } from '../http/rate-limit.ts';
import { knownDevice, rememberDevice } from './device.ts';

interface Key extends AttemptLimits {
  /** Only a keyed hash of it is stored. */
  of: string;
}

/** Strangers: the same network at one address soonest, one address from anywhere last. */
const unknownDeviceKeys = (email: string, network: string): Key[] => [
  { of: `${email} ${network}`, freeAttempts: 4, maxDelayMs: 15 * minuteMs },
  { of: `network ${network}`, freeAttempts: 20, maxDelayMs: 15 * minuteMs },
  { of: `address ${email}`, freeAttempts: 30, maxDelayMs: minuteMs },
];

/** A browser in which this account logged in: what strangers try does not lock it out, and who steals its cookie has few tries. */
const deviceKey = (device: string): Key => ({ of: `device ${device}`, freeAttempts: 4, maxDelayMs: 15 * minuteMs });

/**
 * Lets somebody of a network try a password at an address: `check` throws for a wrong one. Repeated attempts wait longer each
 * time, also after a restart, and gets a FormRefusal meanwhile. After the right one this browser is known.
 */
export async function tryPassword(email: string, network: string, check: () => Promise<void>): Promise<void> {
  const device = await knownDevice(email);
  for (const { of, ...limits } of device ? [deviceKey(device)] : unknownDeviceKeys(email, network))
    if (!(await recordAttempt(await keyedHash(of), limits))) throw new FormRefusal({ form: 'wait' });
  await check();
  // The tries of a device stay: it has another id from now on, and a stolen copy of the cookie the old one.
  if (!device) await clearFailedAttempts(email, network);
  await rememberDevice(email);
}

/** The tries at this address are forgotten; those of the network at others are not. */
async function clearFailedAttempts(email: string, network: string): Promise<void> {
  const [both, , address] = await Promise.all(unknownDeviceKeys(email, network).map(({ of }) => keyedHash(of)));
  await clearAttempts([both, address].flatMap((key) => key ?? []));
}
