import { isIPv4 } from 'node:net';
import { isWithin } from '../../requests/networks.ts';

// What is not the public internet: IANA's registries of special-purpose addresses, of IPv4 and IPv6.
const special = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  '224.0.0.0/3',
];

/** Of IPv6 only this is given out to the public, and within it these are not. */
const global = ['2000::/3'];
const specialWithin = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Whether an IP address is one of the public internet: no server of the agency's own, nor the host itself. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !isWithin(address, special) : isWithin(address, global) && !isWithin(address, specialWithin);
