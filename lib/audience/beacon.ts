import { isbot } from 'isbot';
import { z } from 'zod';
import type { AudienceRules } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { clientAddress, clientNetwork, isInNetworks, isOwnOrigin, requestHost } from '../http/client-address.ts';
import { missedSearch } from './missed-search.ts';
import { visitSource } from './source.ts';
import { countEvent, countMissedSearch, flushIfStopping } from './view-buffer.ts';

/** A browser reports a page view, a new favourite, or an address copied to pass it on (components/audience/count.ts). */
export const beaconSchema = z.strictObject({
  what: z.enum(['view', 'save', 'share']),
  homes: z.array(z.int().positive()).min(1).max(60),
  /** The host of the page before, empty where there was none. */
  referrer: z.string().max(253).optional(),
  /** utm_source, utm_medium and utm_campaign of the address. */
  campaign: z.array(z.string().max(80)).max(3).optional(),
});
export type Beacon = z.infer<typeof beaconSchema>;

/** A browser reports the address of a list that has few homes or was searched by words; the address is read and not stored. */
const searchSchema = z.strictObject({ what: z.literal('search'), address: z.string().max(1_000) });
export type SearchBeacon = z.infer<typeof searchSchema>;

/**
 * A visitor who is logged in to the portal works for the agency or owns a home, and one with a preview edits the site. The cookies of
 * lib/accounts, under its name with HTTPS and without, and of lib/data.
 */
const session = /(?:^|;\s*)(?:(?:__Secure-)?heem\.session_token|heem_preview)=/;

/** Whether a request is not counted: machines, prefetched pages, visitors who object to tracking, and the agency itself. */
export function isExcluded(headers: Pick<Headers, 'get'>, { count, ownNetworks }: AudienceRules): boolean {
  const browser = headers.get('user-agent');
  return (
    !count ||
    !browser ||
    isbot(browser) ||
    /prefetch|prerender/.test(headers.get('sec-purpose') ?? '') ||
    headers.get('dnt') === '1' ||
    headers.get('sec-gpc') === '1' ||
    session.test(headers.get('cookie') ?? '') ||
    isInNetworks(clientAddress(headers), ownNetworks)
  );
}

/** In bytes: sixty homes, a host and a campaign; or the address of a list. */
const maxBeaconBytes = 2_048;

/** Counts what a page of the site reports of published homes; anything else is ignored. */
export async function receiveBeacon(request: Request, data: Snapshot): Promise<void> {
  const { catalogue, content } = data;
  const { headers } = request;
  if (!isOwnOrigin(headers) || isExcluded(headers, content.site.audience)) return;
  const beacon = await readBeacon(request);
  if (!beacon) return;
  if (beacon.what === 'search') {
    const missed = missedSearch(beacon.address, data);
    if (missed) countMissedSearch(missed);
    return flushIfStopping();
  }
  const source = visitSource(beacon, requestHost(headers));
  const who = { network: clientNetwork(headers), browser: headers.get('user-agent') ?? '' };
  for (const home of new Set(beacon.homes))
    if (catalogue.properties.has(home)) countEvent({ what: beacon.what, home, source, ...who });
  await flushIfStopping();
}

async function readBeacon(request: Request): Promise<Beacon | SearchBeacon | null> {
  const length = Number(request.headers.get('content-length'));
  if (!(length > 0 && length <= maxBeaconBytes)) return null;
  try {
    return z.union([beaconSchema, searchSchema]).safeParse(await request.json()).data ?? null;
  } catch {
    // The body is no JSON, or cut off: no page of ours sent it.
    return null;
  }
}
