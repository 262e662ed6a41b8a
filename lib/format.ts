import type { Locale } from './i18n/locales.ts';

// Pure: the same text on the server and in the browser. Money is written as in Dutch-speaking Belgium in every language
// (specification, section 9); other numbers follow the language, as "1,234 m²" would be 1.2 m² to a Dutch reader.

const noBreakSpace = '\u00a0';
export const languageTag: Record<Locale, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' };

/** Made when first used: in the browser of a telephone each takes ten milliseconds, and a page needs one or none. */
function formatter(tag: string, fewest: number, most: number): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => {
    made ??= new Intl.NumberFormat(tag, {
      minimumFractionDigits: fewest,
      maximumFractionDigits: most,
      signDisplay: 'negative',
    });
    return made.format(value);
  };
}

const wholeEuros = formatter('nl-BE', 0, 0);
const eurosAndCents = formatter('nl-BE', 2, 2);
const numbers: Record<Locale, (value: number) => string> = {
  nl: formatter(languageTag.nl, 0, 2),
  fr: formatter(languageTag.fr, 0, 2),
  en: formatter(languageTag.en, 0, 2),
  de: formatter(languageTag.de, 0, 2),
};

/** Takes euros; returns "€ 1.234.567", with cents only when there are any. What is not a number is "NaN" (specification, section 8). */
export const euro = (amount: number): string => {
  if (!Number.isFinite(amount)) return 'NaN';
  const cents = Math.round(amount * 100);
  const format = cents % 100 === 0 ? wholeEuros : eurosAndCents;
  return `€${noBreakSpace}${format(cents / 100)}`;
};

/** Takes any number; returns it with the language's own grouping and at most two decimals. */
export const number = (value: number, locale: Locale): string => numbers[locale](value);

/** Joins a written number and its unit so that no line breaks between or within them. */
export const withUnit = (text: string, unit: string): string => `${text} ${unit}`.replaceAll(' ', noBreakSpace);

/** Takes m²; returns "1.234 m²" with a no-break space. */
export const area = (squareMetres: number, locale: Locale): string => withUnit(number(squareMetres, locale), 'm²');

/** Takes metres; returns "12,5 m" with a no-break space. */
export const length = (metres: number, locale: Locale): string => withUnit(number(metres, locale), 'm');

/** Takes bytes; returns "340 kB" or "1,2 MB". */
export const fileSize = (bytes: number, locale: Locale): string =>
  bytes < 1_000_000
    ? withUnit(number(Math.ceil(bytes / 1000), locale), 'kB')
    : withUnit(number(Math.round(bytes / 100_000) / 10, locale), 'MB');

let days: Intl.DateTimeFormat | undefined;

/** The day in Belgium of a time (ms since epoch): "2026-11-21". */
export function dayOf(time: number): string {
  days ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
  return days.format(time);
}

const moments: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

/** Takes ms since epoch; returns the day and time in Belgium: "29 November 2026 at 10:00". */
export function moment(time: number, locale: Locale): string {
  moments[locale] ??= new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: 'Europe/Brussels',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return moments[locale].format(time);
}

/** Takes YYYY-MM-DD, with or without a time; returns 05/11/2026, in German 05.11.2026. Read as text, so no time zone moves the day. */
export const date = (iso: string, locale: Locale): string =>
  iso
    .slice(0, 10)
    .split('-')
    .reverse()
    .join(locale === 'de' ? '.' : '/');
