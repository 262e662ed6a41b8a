import { agreesToAnalytics } from '@/components/consent/stored-consent';
import type { Beacon, SearchBeacon } from '@/lib/audience/beacon';

/** Tells the site what happened with homes, or which list has few of them, unless the visitor or the agency does not want that. Nothing is kept in the browser. */
export function count(beacon: Beacon | SearchBeacon): void {
  if (isWanted()) navigator.sendBeacon('/api/views/', JSON.stringify(beacon));
}

function isWanted(): boolean {
  const { doNotTrack, globalPrivacyControl, webdriver }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  const { count } = document.body.dataset;
  if (webdriver || doNotTrack === '1' || globalPrivacyControl) return false;
  return count === 'always' || (count === 'with-consent' && agreesToAnalytics());
}
