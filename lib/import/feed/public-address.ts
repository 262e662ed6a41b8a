import { BlockList, isIP } from 'node:net';

// What is not the public internet: IANA's registries of special-purpose addresses, of IPv4 and IPv6.
const ownNetworks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const special = new BlockList();
for (const [network, prefix] of ownNetworks) special.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only 2000::/3 is given out to the public, and within it these are not. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const specialWithin = new BlockList();
specialWithin.addSubnet('2001::', 23, 'ipv6');
specialWithin.addSubnet('2001:db8::', 32, 'ipv6');
specialWithin.addSubnet('2002::', 16, 'ipv6');
specialWithin.addSubnet('3fff::', 20, 'ipv6');

/** Whether an IP address is one of the public internet: no server of the agency's own, nor the host itself. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !specialWithin.check(address, 'ipv6');
}
