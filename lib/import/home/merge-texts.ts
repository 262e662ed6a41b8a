import { type Locale, type Localized, locales, localize } from '../../i18n/locales.ts';
import type { Texts } from '../imported-home.ts';

export interface MergedTexts {
  text: Localized;
  /** Languages that have the words of another one, since nobody has written their own. */
  copied: Locale[];
}

/**
 * The feed's texts, what an editor wrote for a language that the feed does not have, and else the first of the feed's: a page in the
 * wrong language is better than none, and nobody takes it for a translation. Null where there is no text at all.
 */
export function mergeTexts(given: Texts, previous: Localized | undefined): MergedTexts | null {
  const first = locales.find((locale) => given[locale]);
  if (!first) return previous ? { text: previous, copied: [] } : null;
  // The same words as the feed's language had before are a copy, and follow it.
  const written = (locale: Locale) => (previous?.[locale] === previous?.[first] ? undefined : previous?.[locale]);
  const own = (locale: Locale) => given[locale] || written(locale);
  return {
    text: localize((locale) => own(locale) ?? given[first] ?? ''),
    copied: locales.filter((locale) => own(locale) === undefined),
  };
}
