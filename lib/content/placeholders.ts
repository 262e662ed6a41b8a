import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { inBraces, textWith, unknownIn } from '../catalogue/schema/wording.ts';
import { type Localized, localize } from '../i18n/locales.ts';

/** A word that the site fills in where a text has it in braces: {YEAR}. */
export type Placeholder = 'FOR_SALE_TOTAL' | 'FOR_RENT_TOTAL' | 'NAME' | 'YEAR';

export const totals = ['FOR_SALE_TOTAL', 'FOR_RENT_TOTAL'] as const satisfies Placeholder[];

/** Fills in what a text has in braces. */
export const fillIn = (text: string, values: Readonly<Partial<Record<Placeholder, string | number>>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(inBraces(name), String(value)), text);

/** How many homes there are, for a text that may hold `totals`. */
export function totalsOf({ search }: Pick<Catalogue, 'search'>): Record<(typeof totals)[number], number> {
  const { sale, rent } = search.totals();
  return { FOR_SALE_TOTAL: sale, FOR_RENT_TOTAL: rent };
}

/** The same in all languages, with the same words in braces. */
export const localizedWith = (...known: Placeholder[]) =>
  z.strictObject(localize(() => textWith(...known))).superRefine((texts, context) => {
    const missing = missingWords(texts, known);
    if (missing) context.addIssue({ ...missing, path: [missing.locale] });
  });

/**
 * What has issues with a text of which some languages lack words that others have, and the first that lacks one; null for none, and while
 * one has a word that there is not.
 */
export function missingWords(texts: Partial<Localized>, known: readonly Placeholder[]) {
  const given = Object.entries(texts);
  if (given.some(([, text]) => unknownIn(text, known).length > 0)) return null;
  const missing = known.flatMap((name) => {
    const without = given.filter(([, text]) => !text.includes(inBraces(name))).map(([locale]) => locale);
    const [locale] = without.length < given.length ? without : [];
    return locale ? [{ locale, found: `no ${inBraces(name)} in ${without.join(' ')}` }] : [];
  });
  const [first] = missing;
  if (!first) return null;
  const params = { found: missing.map(({ found }) => found).join(', ') };
  return {
    code: 'custom',
    message: 'the same words in braces in each language',
    params,
    locale: first.locale,
  } as const;
}
