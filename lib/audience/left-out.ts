import { isbot } from 'isbot';
import { addressOf, isWithin } from '../requests/client-address.ts';
import type { AudienceRules } from './schema.ts';

/**
 * Whoever is logged in to the portal works for the agency or owns a home, and whoever sees a preview edits the site. The cookies of
 * lib/accounts, under its name with HTTPS and without, and of lib/preview.
 */
const session = /(?:^|;\s*)(?:(?:__Secure-)?heem\.session_token|heem_preview)=/;

/** Whether a request is not counted: machines, pages that nobody has seen yet, who asks not to be followed, and the agency itself. */
export function isLeftOut(headers: Pick<Headers, 'get'>, { count, ownNetworks }: AudienceRules): boolean {
  const browser = headers.get('user-agent');
  return (
    !count ||
    !browser ||
    isbot(browser) ||
    /prefetch|prerender/.test(headers.get('sec-purpose') ?? '') ||
    headers.get('dnt') === '1' ||
    headers.get('sec-gpc') === '1' ||
    session.test(headers.get('cookie') ?? '') ||
    isWithin(addressOf(headers), ownNetworks)
  );
}
