import { isSame } from '../../base/merge-record.ts';
import { type Locale, type Localized, localize } from '../../i18n/locales.ts';

/** The state of a text in one language, compared with the others. */
export type LanguageState = 'right' | 'empty' | 'older';

interface Languages {
  states: Localized<LanguageState>;
  /** The language that the others can be drafted from; null for none. */
  source: Locale | null;
}

/**
 * Compares the languages of a text with each other: empty ones, while others have text; older ones, which stayed as they were `before`
 * while another was changed. An unapproved draft (`unreviewed`) is not a change that others have to follow. `order`: which language is
 * rather the source.
 */
export function compareLanguages(
  texts: Localized<unknown>,
  before: Localized<unknown>,
  unreviewed: readonly Locale[],
  order: readonly Locale[],
): Languages {
  const filled = order.filter((one) => hasText(texts[one]));
  const read = filled.filter((one) => !unreviewed.includes(one));
  const changed = read.filter((one) => hasText(before[one]) && !isSame(words(texts[one]), words(before[one])));
  const isOlder = (one: Locale) =>
    changed.length > 0 && hasText(before[one]) && isSame(words(texts[one]), words(before[one]));
  return {
    states: localize((one) =>
      filled.includes(one) ? (isOlder(one) ? 'older' : 'right') : filled.length > 0 ? 'empty' : 'right',
    ),
    source: changed[0] ?? read[0] ?? filled[0] ?? null,
  };
}

/** As a file would have it: one text, or paragraphs. */
const words = (text: unknown): unknown => (typeof text === 'string' ? text.trim() : text);

const hasText = (text: unknown): boolean =>
  Array.isArray(text) ? text.length > 0 : typeof text === 'string' && text.trim() !== '';
