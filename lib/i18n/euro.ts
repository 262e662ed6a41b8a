import { processState } from '../base/process-state.ts';
import { type Locale, languageTag, localize } from './locales.ts';

/** Returns a function that creates its formatter on first use, which takes ten milliseconds on a phone. */
function formatter(form: Locale, fractionDigits: number): (amount: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (amount) => {
    made ??= new Intl.NumberFormat(languageTag[form], {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
      signDisplay: 'negative',
    });
    return made.format(amount);
  };
}

const formatters = localize((form) => ({ whole: formatter(form, 0), withCents: formatter(form, 2) }));

const withSign: Record<Locale, (digits: string) => string> = {
  nl: (digits) => `€\u00a0${digits}`,
  fr: (digits) => `${digits}\u00a0€`,
  en: (digits) => (digits.startsWith('-') ? `-€${digits.slice(1)}` : `€${digits}`),
  de: (digits) => `${digits}\u00a0€`,
};

/** Returns the language whose notation readers of a language see: Dutch for all (specification, section 9), or their own, by data/site.json. */
export const priceForm = (locale: Locale): Locale =>
  processState.data?.snapshot.content.site.prices === 'reader' ? locale : 'nl';

/** Takes euros; returns "€ 1.234.567" with a no-break space, or the notation for readers of the language. Only for the server; the browser uses euroIn(). */
export const euro = (amount: number, locale: Locale): string => euroIn(amount, priceForm(locale));

/**
 * Takes euros and the language of the notation (`priceForm`), which the browser gets from the page; returns "€ 1.234.567", "1 234 567 €",
 * "€1,234,567" or "1.234.567 €", with no-break spaces, and with cents only if there are any. Returns "NaN" for NaN and infinity
 * (specification, sections 8 and 9). Without next-intl, since the loan calculator runs it in the browser.
 */
export function euroIn(amount: number, form: Locale): string {
  if (!Number.isFinite(amount)) return 'NaN';
  const cents = Math.round(amount * 100);
  const { whole, withCents } = formatters[form];
  return withSign[form]((cents % 100 === 0 ? whole : withCents)(cents / 100));
}
