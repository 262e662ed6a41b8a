import { BlockList, isIP } from 'node:net';

const lists = new WeakMap<readonly string[], BlockList>();

/**
 * Whether an address lies in one of the networks, given as addresses ("203.0.113.7") and ranges ("2001:db8::/32"); an IPv4 address in the
 * notation of IPv6 is the same address.
 */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const list = lists.get(networks) ?? listOf(networks);
  lists.set(networks, list);
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const version = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, version);
    else list.addSubnet(address, Number(prefix), version);
  }
  return list;
}
