import { isIPv6 } from 'node:net';

/** The network address of a visitor. The proxy nearest to us appends what it saw itself: what stands before could be anybody's word. */
export const addressOf = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';

/** Whose turns count together: an IPv4 address, or of IPv6 the first 64 bits, since one line has all that follow (RFC 6177). */
export function networkOf(headers: Pick<Headers, 'get'>): string {
  const address = addressOf(headers);
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
