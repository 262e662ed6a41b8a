import { loadScript } from './load-script';
import type { Choice } from './stored-consent';
import { gtag, thisPage } from './tag-manager';

/** Google's tags of a site without a container, which each need one purpose: analytics_storage, ad_storage. */
export interface GoogleIds {
  analytics?: string;
  ads?: string;
}

export interface GoogleTag {
  /** Loads the tags that a choice allows, and counts the page for those that it did not allow before. */
  follow: (choice: Choice) => void;
  countPage: () => void;
  isLoaded: () => boolean;
}

/** Google's own script for those ids. It sends page views only as told here, and to the tags that are agreed to. */
export function startGoogleTag({ analytics, ads }: GoogleIds): GoogleTag {
  const configured = new Set<string>();
  let agreed: string[] = [];

  function configure(id: string): void {
    if (configured.has(id)) return;
    if (configured.size === 0) {
      gtag('js', new Date());
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    }
    configured.add(id);
    gtag('config', id, { send_page_view: false });
  }

  function sendPageView(ids: string[]): void {
    if (ids.length > 0) gtag('event', 'page_view', { ...thisPage(), send_to: ids });
  }

  function follow({ analytics_storage, ad_storage }: Choice): void {
    const before = agreed;
    agreed = [...(analytics && analytics_storage ? [analytics] : []), ...(ads && ad_storage ? [ads] : [])];
    for (const id of agreed) configure(id);
    sendPageView(agreed.filter((id) => !before.includes(id)));
  }

  return { follow, countPage: () => sendPageView(agreed), isLoaded: () => configured.size > 0 };
}
