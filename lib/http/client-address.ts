import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns the IP address of a visitor: the last one in X-Forwarded-For, which our own proxy appends. Those before it can be forged. */
export const clientAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';

/** Returns the network for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address, since one subscriber has all addresses below them (RFC 6177). */
export function clientNetwork(headers: Pick<Headers, 'get'>): string {
  const address = clientAddress(headers);
  if (!isIPv6(address) || address.includes('.')) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return groups.map((group) => group.toString(16)).join(':');
}

const lists = new WeakMap<readonly string[], BlockList>();

/**
 * Whether an address is in one of the networks, written as addresses ("203.0.113.7") or ranges ("2001:db8::/32"); an IPv4 address in IPv6
 * notation is the same address.
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const list = lists.get(networks) ?? buildBlockList(networks);
  lists.set(networks, list);
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function buildBlockList(networks: readonly string[]): BlockList {
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
 * Only a proxy of TRUSTED_PROXIES is trusted for a visitor's address, host and scheme. Leaves exactly one address in X-Forwarded-For: the
 * last one that is not a trusted proxy, else that of the connection. From other clients the X-Forwarded headers are deleted.
 */
export function trustForwarded(headers: IncomingHttpHeaders, remote: string, proxies: readonly string[]): void {
  const isProxy = isInNetworks(remote, proxies);
  if (!isProxy)
    for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) delete headers[name];
  const hops = isProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  headers['x-forwarded-for'] =
    hops.map((hop) => hop.trim()).findLast((hop) => hop !== '' && !isInNetworks(hop, proxies)) ?? remote;
}

/** Returns the host of the request, which nginx forwards. */
export const requestHost = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-host') ?? headers.get('host') ?? '';

/** Whether a page of the site sent the request; null without an Origin header. */
export function isOwnOrigin(headers: Pick<Headers, 'get'>): boolean | null {
  const origin = headers.get('origin');
  if (!origin) return null;
  return URL.canParse(origin) && new URL(origin).host === requestHost(headers);
}
