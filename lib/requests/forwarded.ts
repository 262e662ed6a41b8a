import type { IncomingHttpHeaders } from 'node:http';
import { isWithin } from './networks.ts';

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
