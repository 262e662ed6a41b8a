import { dayMs } from '../base/day.ts';
import { enabledLocales, type Site } from '../content/schema.ts';

/** Its validity from each response on: RFC 9116 recommends less than a year. */
const validFor = 180 * dayMs;

/** The text of /.well-known/security.txt (RFC 9116): the contact for vulnerabilities, and the languages. See docs/security.md. */
export const securityText = (siteUrl: string, site: Site, now = Date.now()): string =>
  [
    `Contact: mailto:${site.email}`,
    `Contact: tel:${site.phone}`,
    `Expires: ${new Date(now + validFor).toISOString()}`,
    `Preferred-Languages: ${enabledLocales(site).join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
