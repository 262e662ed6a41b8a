import { storeCampaign } from './campaign';
import { type GoogleIds, startGoogleTag } from './google-tag';
import { loadPixel, setPixelConsent, trackPageView } from './pixel';
import { type Choice, nothing, purposes } from './stored-consent';
import { denyByDefault, loadTagManager, pushPageView, updateConsent } from './tag-manager';
import { closePage, forget } from './withdraw';

/** The measurement settings of an agency. */
export interface Measured extends GoogleIds {
  /** Set, as an empty text, where campaigns are kept. */
  campaigns?: string;
  tagManager?: string;
  pixel?: string;
}

export interface Measurement {
  /** Does what a choice, stored or new, allows, and stops what it does not. After all was withdrawn the tags come back with the next page only. */
  follow: (choice: Choice) => void;
  /** Counts a page whose address changed without being loaded. */
  countPage: () => void;
}

/** The tags of a page: nothing of them is loaded before a choice allows it. The order of the calls is that of Consent Mode v2 (docs/measurement-and-consent.md). */
export function startMeasurement({ campaigns, tagManager, analytics, ads, pixel }: Measured): Measurement {
  const loaded = { tagManager: false, pixel: false };
  const googleTag = startGoogleTag({ analytics, ads });
  const tellsGoogle = Boolean(tagManager ?? analytics ?? ads);
  let allowed: Choice = nothing;
  let closed = false;
  const agreesToAny = () => purposes.some((purpose) => allowed[purpose]);
  const mayPush = () => loaded.tagManager && agreesToAny();
  const mayTrack = () => loaded.pixel && allowed.ad_storage;
  if (tellsGoogle) denyByDefault();

  function follow(choice: Choice): void {
    const before = { push: mayPush(), track: mayTrack() };
    allowed = choice;
    forget(choice);
    if (campaigns !== undefined && choice.analytics_storage) storeCampaign();
    if (closed) return;
    if (tellsGoogle) updateConsent(choice);
    if (tagManager && agreesToAny() && !loaded.tagManager) {
      loaded.tagManager = true;
      loadTagManager(tagManager);
    }
    if (mayPush() && !before.push) pushPageView();
    googleTag.follow(choice);
    if (loaded.pixel && mayTrack() !== before.track) setPixelConsent(mayTrack());
    if (pixel && choice.ad_storage && !loaded.pixel) {
      loaded.pixel = true;
      loadPixel(pixel);
      trackPageView();
    }
    closed = (loaded.tagManager || googleTag.isLoaded() || loaded.pixel) && !agreesToAny();
    if (closed) closePage();
  }

  function countPage(): void {
    if (closed) return;
    if (mayPush()) pushPageView();
    googleTag.countPage();
    if (mayTrack()) trackPageView();
  }

  return { follow, countPage };
}
