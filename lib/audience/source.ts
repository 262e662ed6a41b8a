import type { Beacon } from './beacon.ts';

/** Sources that are neither a host nor a campaign: of no page before, of a page of the site, and of one too many or without a host. */
export const sourceKeys = ['direct', 'internal', 'other'] as const;

/** One name for the many hosts of a search engine or network. */
const families: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$|^com\.google\.android\./, 'google.com'],
  [/(?:^|\.)bing\.com$/, 'bing.com'],
  [/(?:^|\.)yahoo\.(?:com|[a-z]{2})$/, 'yahoo.com'],
  [/(?:^|\.)duckduckgo\.com$/, 'duckduckgo.com'],
  [/(?:^|\.)ecosia\.org$/, 'ecosia.org'],
  [/(?:^|\.)qwant\.com$/, 'qwant.com'],
  [/(?:^|\.)facebook\.com$/, 'facebook.com'],
  [/(?:^|\.)instagram\.com$/, 'instagram.com'],
];

/** Where a visit came from: its campaign ("newsletter / email / spring"), else the host of the page before, else a key of `sourceKeys`. */
export function sourceOf({ referrer = '', campaign = [] }: Pick<Beacon, 'referrer' | 'campaign'>, ownHost: string) {
  const named = campaign.map(plain).filter(Boolean);
  if (named.length > 0) return named.join(' / ');
  const host = referrer.toLowerCase();
  if (host === '') return 'direct';
  if (host === ownHost.toLowerCase()) return 'internal';
  if (!/^[a-z0-9.-]+(?::\d+)?$/.test(host)) return 'other';
  return families.find(([hosts]) => hosts.test(host))?.[1] ?? host.replace(/^(?:www|m|l|lm|amp)\./, '');
}

/** Of a name that somebody gave a campaign; one that holds a person's address is not kept. */
const plain = (name: string): string =>
  name.includes('@')
    ? ''
    : name
        .toLowerCase()
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim()
        .slice(0, 40);
