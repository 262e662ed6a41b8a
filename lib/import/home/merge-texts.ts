import { type Locale, type Localized, locales, localize } from '../../i18n/locales.ts';
import type { Texts } from '../imported-home.ts';

export interface MergedTexts {
  text: Localized;
  /** Languages that have the words of another one, since nobody has written their own. */
  copied: Locale[];
}

/**
 * The feed's texts, what an editor wrote for a language that the feed does not have, and else the first text there is: a page in the
 * wrong language is better than none, and nobody takes it for a translation. Null where there is no text at all.
 */
export function mergeTexts(given: Texts, previous: Localized | undefined): MergedTexts | null {
  const own = (locale: Locale): string | undefined => given[locale] || writtenFor(locale, previous);
  const first = locales.map((locale) => given[locale]).find(Boolean) ?? locales.map(own).find(Boolean);
  if (!first) return null;
  return {
    text: localize((locale) => own(locale) ?? first),
    copied: locales.filter((locale) => own(locale) === undefined),
  };
}

/** The text of a language, unless an earlier language has the very same: that is a copy of an import, and to be replaced. */
function writtenFor(locale: Locale, texts: Localized | undefined): string | undefined {
  if (!texts) return undefined;
  const isCopy = locales.some((other) => other !== locale && texts[other] === texts[locale]);
  return isCopy ? undefined : texts[locale];
}
