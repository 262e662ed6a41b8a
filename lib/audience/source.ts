import type { Beacon } from './beacon.ts';

/** Sources that are neither a host nor a campaign: of no page before, of a page of the site, and of one too many or without a host. */
export const sourceKeys = ['direct', 'internal', 'other'] as const;

interface Known {
  hosts: RegExp;
  /** Visits from any of the hosts are counted under this one. */
  host: string;
  /** The name that people know it by. */
  name: string;
}

/** Search engines, networks and portals with more than one host, or better known by another name. */
const knownSources: readonly Known[] = [
  { hosts: /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$|^com\.google\.android\./, host: 'google.com', name: 'Google' },
  { hosts: /(?:^|\.)bing\.com$/, host: 'bing.com', name: 'Bing' },
  { hosts: /(?:^|\.)yahoo\.(?:com|[a-z]{2})$/, host: 'yahoo.com', name: 'Yahoo' },
  { hosts: /(?:^|\.)duckduckgo\.com$/, host: 'duckduckgo.com', name: 'DuckDuckGo' },
  { hosts: /(?:^|\.)ecosia\.org$/, host: 'ecosia.org', name: 'Ecosia' },
  { hosts: /(?:^|\.)qwant\.com$/, host: 'qwant.com', name: 'Qwant' },
  { hosts: /(?:^|\.)facebook\.com$/, host: 'facebook.com', name: 'Facebook' },
  { hosts: /(?:^|\.)instagram\.com$/, host: 'instagram.com', name: 'Instagram' },
  { hosts: /(?:^|\.)linkedin\.com$/, host: 'linkedin.com', name: 'LinkedIn' },
  { hosts: /(?:^|\.)immoweb\.be$/, host: 'immoweb.be', name: 'Immoweb' },
  { hosts: /(?:^|\.)zimmo\.be$/, host: 'zimmo.be', name: 'Zimmo' },
  { hosts: /(?:^|\.)immoscoop\.be$/, host: 'immoscoop.be', name: 'Immoscoop' },
];

/** Returns the known source that a host belongs to; undefined for any other host. */
export const knownSource = (host: string): Known | undefined => knownSources.find(({ hosts }) => hosts.test(host));

/** Returns the campaign of a visit ("newsletter / email / spring"), else the host of the page before, else a key of `sourceKeys`. */
export function visitSource({ referrer = '', campaign = [] }: Pick<Beacon, 'referrer' | 'campaign'>, ownHost: string) {
  const named = campaign.map(campaignName).filter(Boolean);
  if (named.length > 0) return named.join(' / ');
  const host = referrer.toLowerCase();
  if (host === '') return 'direct';
  if (host === ownHost.toLowerCase()) return 'internal';
  if (!/^[a-z0-9.-]+(?::\d+)?$/.test(host)) return 'other';
  return knownSource(host)?.host ?? host.replace(/^(?:www|m|l|lm|amp)\./, '');
}

/** The stored name of a campaign; empty if it contains a person's address. */
export const campaignName = (name: string): string =>
  name.includes('@')
    ? ''
    : name
        .toLowerCase()
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim()
        .slice(0, 40);
