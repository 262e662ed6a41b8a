import { createFormatter, type DateTimeFormatOptions } from 'next-intl';
import { dayOf, timeOf } from '../base/day.ts';
import { type Locale, languageTag, localize } from './locales.ts';

// Numbers, dates and lists in the notation of each language, by next-intl's formatter: the same in pages, routes, mails and scripts.
// Each formatter keeps the Intl objects that it makes. Money: lib/i18n/euro.ts. Decision: docs/decisions/number-formats.md

const noBreakSpace = '\u00a0';

const formatters = localize((locale) =>
  createFormatter({
    // next-intl types a locale as one of ours (lib/i18n/app-config.ts); Intl takes the tag with a country.
    locale: languageTag[locale] as Locale,
    timeZone: 'Europe/Brussels',
    onError(error) {
      throw error;
    },
  }),
);

/** Takes any number; returns it with the language's own grouping and at most two decimals. */
export const number = (value: number, locale: Locale): string =>
  formatters[locale].number(value, { maximumFractionDigits: 2, signDisplay: 'negative' });

/** Joins a written number and its unit so that no line breaks between or within them. */
export const withUnit = (text: string, unit: string): string => `${text} ${unit}`.replaceAll(' ', noBreakSpace);

/** Takes a percentage; returns "12,5 %" with a no-break space, "12.5%" in English. */
export const percent = (value: number, locale: Locale): string =>
  locale === 'en' ? `${number(value, locale)}%` : withUnit(number(value, locale), '%');

/** Takes m²; returns "1.234 m²" with a no-break space. */
export const area = (squareMetres: number, locale: Locale): string => withUnit(number(squareMetres, locale), 'm²');

/** Takes metres; returns "12,5 m" with a no-break space. */
export const length = (metres: number, locale: Locale): string => withUnit(number(metres, locale), 'm');

/** Takes bytes; returns "340 kB" or "1,2 MB". */
export const fileSize = (bytes: number, locale: Locale): string =>
  bytes < 1_000_000
    ? withUnit(number(Math.ceil(bytes / 1000), locale), 'kB')
    : withUnit(number(Math.round(bytes / 100_000) / 10, locale), 'MB');

/** Returns "Message:", in French "Message :"; a label that ends in a question mark gets no colon. */
export const withColon = (label: string, locale: Locale): string =>
  label.endsWith('?') ? label : `${label}${locale === 'fr' ? noBreakSpace : ''}:`;

/** "Hasselt, Genk and Diest". */
export const list = (texts: readonly string[], locale: Locale): string => formatters[locale].list(texts);

/** Returns the name of a language in another: "Nederlands" for "nl" in Dutch. */
export const languageName = (language: Locale, locale: Locale): string =>
  formatters[locale].displayName(language, { type: 'language' });

const daysInMonth = 365.25 / 12;

/** Takes days; returns them in the largest unit that they fill: "2 jaar" of 730, "6 maanden" of 183, "14 dagen". */
export function period(days: number, locale: Locale): string {
  const inUnit = (count: number, unit: 'year' | 'month' | 'day') =>
    formatters[locale].number(count, { style: 'unit', unit, unitDisplay: 'long' }).replaceAll(' ', noBreakSpace);
  if (days % 365 === 0) return inUnit(days / 365, 'year');
  const months = Math.round(days / daysInMonth);
  return Math.abs(months * daysInMonth - days) < 1 ? inUnit(months, 'month') : inUnit(days, 'day');
}

// A day has no time zone: at noon it is the same day everywhere in Europe.
const atNoon = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00Z`);

/** Takes YYYY-MM-DD, with or without a time, which is ignored; returns 05/11/2026, in German 05.11.2026, in English 5 Nov 2026. */
export const date = (iso: string, locale: Locale): string =>
  formatters[locale].dateTime(
    atNoon(iso),
    locale === 'en'
      ? { day: 'numeric', month: 'short', year: 'numeric' }
      : { day: '2-digit', month: '2-digit', year: 'numeric' },
  );

/** Returns times outside sentences, "10:30" or "09:00–18:00", with "Uhr" in German. */
export const clock = (locale: Locale, from: string, to?: string): string =>
  (to === undefined ? from : `${from}–${to}`) + (locale === 'de' ? `${noBreakSpace}Uhr` : '');

/** "22/11/2026, 10:30", in English "22 Nov 2026, 10:30", of ms since epoch; with an end "22/11/2026, 10:30–11:00". */
export const dateAndTime = (instant: number, locale: Locale, end?: number): string =>
  `${date(dayOf(instant), locale)}, ${clock(locale, timeOf(instant), end === undefined ? undefined : timeOf(end))}`;

/** Formats a date with the name of its month: in French the first of a month is "1er", which Intl does not have. */
function withMonthName(instant: Date | number, locale: Locale, parts: DateTimeFormatOptions): string {
  const text = formatters[locale].dateTime(instant, parts);
  return locale === 'fr' ? text.replace(/(?<!\S)1 (?=\p{L})/u, '1er ') : text;
}

/** "29 November 2026 at 10:00" in Belgium, of ms since epoch; in German with "Uhr". */
export const moment = (instant: number, locale: Locale): string =>
  clock(locale, withMonthName(instant, locale, { dateStyle: 'long', timeStyle: 'short' }));

/** "dinsdag 24 november" in Belgium, of ms since epoch. */
export const dayText = (instant: Date | number, locale: Locale): string =>
  withMonthName(instant, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** "dinsdag 24 november", of a day (YYYY-MM-DD). */
export const longDay = (day: string, locale: Locale): string => dayText(atNoon(day), locale);

/** "di 24 nov", of a day (YYYY-MM-DD). */
export const briefDay = (day: string, locale: Locale): string =>
  withMonthName(atNoon(day), locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** "24/11", in German "24.11.", of a day (YYYY-MM-DD). */
export const shortDay = (day: string, locale: Locale): string =>
  formatters[locale].dateTime(atNoon(day), { day: 'numeric', month: 'numeric' });

/** "oktober 2026", of a month ("2026-10"); without its year "oktober". */
export const monthText = (month: string, locale: Locale, year?: 'numeric'): string =>
  formatters[locale].dateTime(atNoon(`${month}-01`), { month: 'long', year });

/** "okt", of a month ("2026-10"). */
export const shortMonth = (month: string, locale: Locale): string =>
  formatters[locale].dateTime(atNoon(`${month}-01`), { month: 'short' });

/** "maandag", of a day of the week from 1 (Monday) to 7. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  // 1 January 2024 was a Monday.
  formatters[locale].dateTime(new Date(Date.UTC(2024, 0, weekday, 12)), { weekday: 'long' });

/** "ma", "lun", "Mon", "Mo". */
export const shortWeekdayName = (weekday: number, locale: Locale): string =>
  formatters[locale].dateTime(new Date(Date.UTC(2024, 0, weekday, 12)), { weekday: 'short' }).replace('.', '');
