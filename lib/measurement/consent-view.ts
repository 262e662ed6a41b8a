import type { ConsentView, ConsentWords } from '../../components/consent/consent-dialog';
import type { Site } from '../content/schema.ts';
import type { Snapshot } from '../data/load.ts';
import { list } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Route } from '../routes/routes.ts';
import { tagHosts } from './tag-hosts.ts';

/** Whether a site has something to ask consent for. */
export const asksConsent = ({ measurement, audience }: Pick<Site, 'measurement' | 'audience'>): boolean =>
  Boolean(measurement.tagManager ?? measurement.pixel) || audience.count === 'with-consent';

/** Pages whose address is as good as a password, or that show somebody's own affairs: no tag of others runs there. */
const personal: readonly Route['name'][] = ['portal', 'login', 'password', 'subscription', 'visit'];
export const isPersonal = (route: Route | null): boolean => route !== null && personal.includes(route.name);

/** Who gets to know what a visitor agrees to, as the text names them: "Google en Meta"; null where it is the agency alone. */
export function partnersIn(locale: Locale, { tagManager, pixel }: Site['measurement']): string | null {
  const names = [...(tagManager ? ['Google'] : []), ...(pixel ? ['Meta'] : [])];
  return names.length > 0 ? list(names, locale) : null;
}

/** The dialog of a site that asks. */
export function consentView(locale: Locale, words: ConsentWords, { content, paths }: Snapshot): ConsentView {
  const { measurement } = content.site;
  const { scripts, sends } = tagHosts(measurement);
  const policyPage = { name: 'page', id: 'cookie-policy' } as const;
  return {
    words,
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
