import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network address of a visitor. The proxy nearest to us appends what it saw itself: what stands before could be anybody's word. */
export const addressOf = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';

/** Whose turns count together: an IPv4 address, or of IPv6 the first 64 bits, since one line has all that follow (RFC 6177). */
export function networkOf(headers: Pick<Headers, 'get'>): string {
  const address = addressOf(headers);
  if (!isIPv6(address) || address.includes('.')) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return groups.map((group) => group.toString(16)).join(':');
}

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

/**
 * THE rule for who is believed about a visitor's address, host and scheme: only a proxy of TRUSTED_PROXIES. Leaves exactly one address
 * in X-Forwarded-For: the last one that no trusted proxy has, else that of the connection; from anyone else the X-Forwarded headers are
 * dropped.
 */
export function trustForwarded(headers: IncomingHttpHeaders, remote: string, proxies: readonly string[]): void {
  const isProxy = isWithin(remote, proxies);
  if (!isProxy)
    for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) delete headers[name];
  const hops = isProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  headers['x-forwarded-for'] =
    hops.map((hop) => hop.trim()).findLast((hop) => hop !== '' && !isWithin(hop, proxies)) ?? remote;
}

/** The host that a visitor asked: nginx hands it on. */
export const hostOf = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-host') ?? headers.get('host') ?? '';

/** Whether a page of the site sent a request; null where it does not say. */
export function isOwnOrigin(headers: Pick<Headers, 'get'>): boolean | null {
  const origin = headers.get('origin');
  if (!origin) return null;
  return URL.canParse(origin) && new URL(origin).host === hostOf(headers);
}
