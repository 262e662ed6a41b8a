import { processState } from '../base/process-state.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { streamedResponse } from '../http/responses.ts';
import { siteAddresses } from '../seo/alternates.ts';
import { type FeedHome, listFeedHomes } from './feed-home.ts';
import { writeKyeroFeed } from './kyero.ts';
import type { FeedName } from './left-out.ts';

// Portals read the feeds. Search engines must not: they find the homes on their own pages.
const headers = { 'x-robots-tag': 'noindex' };

/** Returns /feeds/kyero.xml, the published homes for portals that read Kyero 3. */
export function kyeroResponse(data: Snapshot): Response {
  noteRead('kyero.xml');
  return streamedResponse(
    writeKyeroFeed(listFeedHomes(data, siteAddresses(data))),
    'application/xml; charset=utf-8',
    headers,
  );
}

/** Returns /feeds/homes.json, the same homes with all that a page shows, for other programs (docs/feeds.md). */
export function jsonResponse(data: Snapshot): Response {
  noteRead('homes.json');
  return streamedResponse(jsonFeed(listFeedHomes(data, siteAddresses(data))), 'application/json', headers);
}

/** Notes the time of a request; the office shows when a portal last read the feed. */
function noteRead(name: FeedName): void {
  processState.feedReads = { ...processState.feedReads, [name]: Date.now() };
}

function* jsonFeed(homes: Iterable<FeedHome>): Generator<string> {
  let before = '{"homes":[\n';
  for (const home of homes) {
    yield before + JSON.stringify(home);
    before = ',\n';
  }
  yield before === ',\n' ? '\n]}\n' : `${before}]}\n`;
}
