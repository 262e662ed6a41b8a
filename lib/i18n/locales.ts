/** The languages of the site; which of them are switched on is a setting (data/site.json, `languages`). */
export const locales = ['nl', 'fr', 'en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'nl';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** One value per language. */
export type Localized<T = string> = Record<Locale, T>;

/** The locale for Intl, for numbers and dates in Belgian notation. */
export const languageTag: Localized = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' };

/** Builds a value for each language: `localize((locale) => …)`. */
export const localize = <T>(make: (locale: Locale) => T): Localized<T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<T>;
