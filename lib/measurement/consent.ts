import type { Site } from '../content/schema.ts';
import type { Snapshot } from '../data/load.ts';
import { list } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Route } from '../routes/routes.ts';
import type { Measurement } from './schema.ts';

/** Whether a site has something to ask consent for. */
export const asksConsent = ({ measurement, audience }: Pick<Site, 'measurement' | 'audience'>): boolean =>
  Boolean(measurement.tagManager ?? measurement.pixel) || audience.count === 'with-consent';

/** Pages whose address is as good as a password, or that show somebody's own affairs: no tag of others runs there. */
const personal: readonly Route['name'][] = ['portal', 'login', 'password', 'subscription', 'visit'];
export const isPersonal = (route: Route | null): boolean => route !== null && personal.includes(route.name);

/** The companies that receive data with consent, as the text names them: "Google en Meta"; null if it is the agency alone. */
export function partnersIn(locale: Locale, { tagManager, pixel }: Site['measurement']): string | null {
  const names = [...(tagManager ? ['Google'] : []), ...(pixel ? ['Meta'] : [])];
  return names.length > 0 ? list(names, locale) : null;
}

/** What the Content-Security-Policy of a page with tags lets through besides the site itself. */
export interface TagHosts {
  /** Where scripts may come from. */
  scripts: readonly string[];
  /** What pictures and requests may go to. */
  sends: readonly string[];
}

/** The hosts of the tags that are configured, and no other. */
export function tagHosts({ tagManager, pixel, hosts }: Measurement): TagHosts {
  const google = tagManager ? ['https://www.googletagmanager.com', ...hosts] : [];
  return {
    scripts: [...google, ...(pixel ? ['https://connect.facebook.net'] : [])],
    sends: [...google, ...(pixel ? ['https://www.facebook.com'] : [])],
  };
}

export interface ConsentView {
  partners: string | null;
  policyPath: string | null;
  /** What consent.js must know, on its own element. */
  script: Record<`data-${string}`, string | number | undefined>;
}

/** The question for consent on a page; null where there is nothing to ask for, or where nothing may be measured. */
export function consentView(route: Route | null, locale: Locale, { content, paths }: Snapshot): ConsentView | null {
  if (!asksConsent(content.site) || isPersonal(route)) return null;
  const { measurement } = content.site;
  const { scripts, sends } = tagHosts(measurement);
  const policyPage = { name: 'page', id: 'cookie-policy' } as const;
  return {
    partners: partnersIn(locale, measurement),
    policyPath: content.pages.has(policyPage.id) ? paths.href(policyPage, locale) : null,
    script: {
      'data-tag-manager': measurement.tagManager ?? undefined,
      'data-pixel': measurement.pixel ?? undefined,
      'data-months': measurement.consentMonths,
      'data-version': measurement.consentVersion,
      'data-script-hosts': scripts.join(' '),
      'data-send-hosts': sends.join(' '),
    },
  };
}
