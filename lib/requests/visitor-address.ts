import { isIPv6 } from 'node:net';
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
