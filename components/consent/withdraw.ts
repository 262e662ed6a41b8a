import { clearViewedHomes } from '@/components/viewed-homes/viewed-homes';
import { forgetCampaign } from './campaign';
import type { Choice } from './stored-consent';

/** Cookies of this host that Google's and Meta's tags are known to set. */
const analytics = /^_(?:ga(?:_|$)|gid|gat|dc_gtm_)/;
const advertising = /^_(?:gcl|gac|fb[pc])/;

/** Removes what was kept with a consent that is not given any more: the campaign, the homes seen, and the tags' cookies of this host and those above it. */
export function forget({ analytics_storage, ad_storage }: Choice): void {
  if (!analytics_storage) {
    forgetCampaign();
    clearViewedHomes();
  }
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!(analytics.test(name) && !analytics_storage) && !(advertising.test(name) && !ad_storage)) continue;
    const labels = location.hostname.split('.');
    for (const domain of ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/**
 * Restricts the requests of this page to the site itself from now on. Tags that are loaded cannot be unloaded; they get the command to stop, and this
 * makes sure: a policy that is added counts at once, beside the page's own. Only a new page ends it.
 */
export const closePage = (): void =>
  document.head.append(
    Object.assign(document.createElement('meta'), {
      httpEquiv: 'Content-Security-Policy',
      content: "script-src 'self'; connect-src 'self'; img-src 'self' data:",
    }),
  );
