import { defaultLocale, type Locale, type Localized } from '../i18n/locales.ts';

/** What search engines call the languages of the site (domain facts, "Formats"). */
export const hreflang = { nl: 'nl-BE', fr: 'fr-BE', en: 'en', de: 'de-BE' } as const satisfies Localized;

/** The same as Open Graph writes them, always with a country. */
export const openGraphLocale: Localized = { nl: 'nl_BE', fr: 'fr_BE', en: 'en_GB', de: 'de_BE' };

/** The language for visitors who speak none of them: the default one, or the first where that is switched off. */
export const fallbackLocale = (enabled: readonly Locale[]): Locale =>
  enabled.includes(defaultLocale) ? defaultLocale : (enabled[0] ?? defaultLocale);
