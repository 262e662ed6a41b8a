import { BlockList, isIP } from 'node:net';
import { isbot } from 'isbot';
import { addressOf } from '../requests/visitor-address.ts';
import type { AudienceRules } from './schema.ts';

/** Whoever is logged in to the portal works for the agency or owns a home. The cookie of lib/accounts, under its name with HTTPS and without. */
const session = /(?:^|;\s*)(?:__Secure-)?heem\.session_token=/;

/** Whether a request is not counted: machines, pages that nobody has seen yet, who asks not to be followed, and the agency itself. */
export function isLeftOut(headers: Pick<Headers, 'get'>, { count, ownNetworks }: AudienceRules): boolean {
  const browser = headers.get('user-agent');
  return (
    !count ||
    !browser ||
    isbot(browser) ||
    /prefetch|prerender/.test(headers.get('sec-purpose') ?? '') ||
    headers.get('dnt') === '1' ||
    headers.get('sec-gpc') === '1' ||
    session.test(headers.get('cookie') ?? '') ||
    isOwnNetwork(addressOf(headers), ownNetworks)
  );
}

const lists = new WeakMap<readonly string[], BlockList>();

/** Takes addresses ("203.0.113.7") and ranges ("2001:db8::/32"); an IPv4 address in the notation of IPv6 is the same address. */
function isOwnNetwork(address: string, networks: readonly string[]): boolean {
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
