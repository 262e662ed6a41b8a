import type { Locale } from '../i18n/locales.ts';
import type { Site } from './schema.ts';

/** The languages that are switched on, in the order of the switcher. */
export const enabledLocales = ({ languages }: Pick<Site, 'languages'>): Locale[] =>
  languages.filter(({ use }) => use).map(({ code }) => code);
