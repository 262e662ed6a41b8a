import 'server-only';
import { minuteMs } from '../base/day.ts';
import { type AttemptLimits, clearAttempts, recordAttempt } from '../db/rate-limit.ts';
import { FormRefusalError } from '../forms/form-state.ts';
import { keyedHash } from '../http/rate-limit.ts';
import { findKnownDevice, rememberDevice } from './device.ts';

interface Key extends AttemptLimits {
  /** Only a keyed hash of it is stored. */
  of: string;
}

/** The limits for unknown devices: strictest for one network at one address, loosest for one address from all networks. */
const unknownDeviceKeys = (email: string, network: string): Key[] => [
  { of: `${email} ${network}`, freeAttempts: 4, maxDelayMs: 15 * minuteMs },
  { of: `network ${network}`, freeAttempts: 20, maxDelayMs: 15 * minuteMs },
  { of: `address ${email}`, freeAttempts: 30, maxDelayMs: minuteMs },
];

/** The limit for a browser in which this account has logged in: attempts of others do not lock it out, and a stolen cookie allows few attempts. */
const deviceKey = (device: string): Key => ({ of: `device ${device}`, freeAttempts: 4, maxDelayMs: 15 * minuteMs });

/**
 * Checks a password of an address for a network: `check` throws for a wrong one. Repeated attempts must wait longer each time, also after a
 * restart, and throw a FormRefusalError until then. After the right password this browser is a known device.
 */
export async function tryPassword(email: string, network: string, check: () => Promise<void>): Promise<void> {
  const device = await findKnownDevice(email);
  for (const { of, ...limits } of device ? [deviceKey(device)] : unknownDeviceKeys(email, network))
    if (!(await recordAttempt(await keyedHash(of), limits))) throw new FormRefusalError({ form: 'wait' });
  await check();
  // The tries of a device stay: it has another id from now on, and a stolen copy of the cookie the old one.
  if (!device) await clearFailedAttempts(email, network);
  await rememberDevice(email);
}

/** Deletes the attempts at this address; those of the network at other addresses stay. */
async function clearFailedAttempts(email: string, network: string): Promise<void> {
  const [both, , address] = await Promise.all(unknownDeviceKeys(email, network).map(({ of }) => keyedHash(of)));
  await clearAttempts([both, address].flatMap((key) => key ?? []));
}
