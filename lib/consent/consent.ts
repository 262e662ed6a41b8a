import type { Measurement } from '../content/measurement-settings.ts';
import type { Site } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { list } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Route } from '../routes/routes.ts';

/** Whether a site has something to ask consent for. */
export const asksConsent = ({ measurement, audience }: Pick<Site, 'measurement' | 'audience'>): boolean =>
  measurement.campaigns || Boolean(measurement.pixel) || usesGoogle(measurement) || audience.count === 'with-consent';

/** The ids that Google's tags load with. Where there is a container it holds the others: they would count twice. */
const googleIds = ({ tagManager, analytics, ads }: Measurement) =>
  tagManager ? { tagManager } : { analytics: analytics ?? undefined, ads: ads ?? undefined };

const usesGoogle = (measurement: Measurement): boolean => Object.values(googleIds(measurement)).some(Boolean);

/** Pages whose address is as good as a password, or that show somebody's own affairs: no tag of others runs there, and nothing is asked. */
const personal: readonly Route['name'][] = [
  'portal',
  'login',
  'password',
  'subscription',
  'my-data',
  'visit',
  'shortlist',
];
export const isPersonal = (route: Route | null): boolean => route !== null && personal.includes(route.name);

/** The companies that receive data with consent, as the text names them: "Google en Meta"; null if it is the agency alone. */
export function partnersIn(locale: Locale, measurement: Measurement): string | null {
  const names = [...(usesGoogle(measurement) ? ['Google'] : []), ...(measurement.pixel ? ['Meta'] : [])];
  return names.length > 0 ? list(names, locale) : null;
}

/** The additional sources in the Content-Security-Policy of a page with tags. */
export interface TagHosts {
  /** The allowed origins of scripts. */
  scripts: readonly string[];
  /** The allowed targets of pictures and requests. */
  sends: readonly string[];
}

const googleHost = 'https://www.googletagmanager.com';
/** The hosts of Google Analytics and Google Ads, by https://developers.google.com/tag-platform/security/guides/csp. */
const analyticsHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const adsHosts = ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com'];
const adsSendHosts = [...adsHosts, 'https://pagead2.googlesyndication.com'];

/** The hosts of the tags that are configured, and no other. */
export function tagHosts(measurement: Measurement): TagHosts {
  const { pixel, hosts } = measurement;
  const { analytics, ads } = googleIds(measurement);
  const google = usesGoogle(measurement) ? [googleHost, ...hosts] : [];
  return {
    scripts: [...google, ...(ads ? adsHosts : []), ...(pixel ? ['https://connect.facebook.net'] : [])],
    sends: [
      ...google,
      ...(analytics ? analyticsHosts : []),
      ...(ads ? adsSendHosts : []),
      ...(pixel ? ['https://www.facebook.com'] : []),
    ],
  };
}

export interface ConsentView {
  partners: string | null;
  policyPath: string | null;
  /** The settings of consent.js, as attributes of its own element. */
  script: Record<`data-${string}`, string | number | undefined>;
}

/** The question for consent on a page; null where there is nothing to ask for, or where nothing may be measured. */
export function consentView(route: Route | null, locale: Locale, { content, paths }: Snapshot): ConsentView | null {
  if (!asksConsent(content.site) || isPersonal(route)) return null;
  const { measurement } = content.site;
  const { scripts, sends } = tagHosts(measurement);
  const { tagManager, analytics, ads } = googleIds(measurement);
  const policyPage = { name: 'page', id: 'cookie-policy' } as const;
  return {
    partners: partnersIn(locale, measurement),
    policyPath: content.pages.has(policyPage.id) ? paths.href(policyPage, locale) : null,
    script: {
      'data-campaigns': measurement.campaigns ? '' : undefined,
      'data-tag-manager': tagManager,
      'data-analytics': analytics,
      'data-ads': ads,
      'data-pixel': measurement.pixel ?? undefined,
      'data-months': measurement.consentMonths,
      'data-version': measurement.consentVersion,
      'data-script-hosts': scripts.join(' '),
      'data-send-hosts': sends.join(' '),
    },
  };
}
