import type { Snapshot } from '../data/load.ts';
import { hostOf, isOwnOrigin, networkOf } from '../requests/client-address.ts';
import { type Beacon, beaconSchema } from './beacon.ts';
import { gather, settle } from './gather.ts';
import { isLeftOut } from './left-out.ts';
import { sourceOf } from './source.ts';

/** In bytes: sixty homes, a host and a campaign. */
const largest = 2_048;

/** Counts what a page of the site tells of published homes; anything else is passed over in silence. */
export async function receiveBeacon(request: Request, { catalogue, content }: Snapshot): Promise<void> {
  const { headers } = request;
  if (!isOwnOrigin(headers) || isLeftOut(headers, content.site.audience)) return;
  const beacon = await readBeacon(request);
  if (!beacon) return;
  const source = sourceOf(beacon, hostOf(headers));
  const who = { network: networkOf(headers), browser: headers.get('user-agent') ?? '' };
  for (const home of new Set(beacon.homes))
    if (catalogue.properties.has(home)) gather({ what: beacon.what, home, source, ...who });
  await settle();
}

async function readBeacon(request: Request): Promise<Beacon | null> {
  const length = Number(request.headers.get('content-length'));
  if (!(length > 0 && length <= largest)) return null;
  try {
    return beaconSchema.safeParse(await request.json()).data ?? null;
  } catch {
    // Not JSON, or cut off: no page of ours sent it.
    return null;
  }
}
