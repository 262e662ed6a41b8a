import { type Locale, languageTag } from '../../i18n/locales.ts';

/** A number as a form shows it; a year and a number have no unit, and no thousands to separate. */
export const numberText = (value: number, locale: Locale, unit: string): string =>
  new Intl.NumberFormat(languageTag[locale], { useGrouping: unit !== '', maximumFractionDigits: 6 }).format(value);
