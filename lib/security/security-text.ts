import { enabledLocales, type Site } from '../content/schema.ts';
import { dayMs } from '../day.ts';

/** How long it may be believed, from each answer on: RFC 9116 asks for less than a year. */
const validFor = 180 * dayMs;

/** The text of /.well-known/security.txt (RFC 9116): whom to tell about a hole, and in which languages. What is promised: docs/security.md. */
export const securityText = (siteUrl: string, site: Site, now = Date.now()): string =>
  [
    `Contact: mailto:${site.email}`,
    `Contact: tel:${site.phone}`,
    `Expires: ${new Date(now + validFor).toISOString()}`,
    `Preferred-Languages: ${enabledLocales(site).join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
