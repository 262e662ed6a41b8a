import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { inBraces, textWith, unknownIn } from '../catalogue/schema/wording.ts';
import { zodIssue } from '../files/issue-codes.ts';
import { fillWords } from '../i18n/fill-words.ts';
import { period } from '../i18n/format.ts';
import { type Locale, type Localized, localize } from '../i18n/locales.ts';
import type { Site } from './schema.ts';

/** A word in braces that the site replaces in a text: {YEAR}. */
export type Placeholder =
  | 'FOR_SALE_TOTAL'
  | 'FOR_RENT_TOTAL'
  | 'NAME'
  | 'YEAR'
  | 'HOURS'
  | keyof typeof retentionByPlaceholder;

export const totals = ['FOR_SALE_TOTAL', 'FOR_RENT_TOTAL'] as const satisfies Placeholder[];

type Retention = Site['retention'];

/** The retention periods of personal data by placeholder: a privacy statement takes them from data/site.json, so that it says what the site does. */
const retentionByPlaceholder = {
  KEPT_LEADS: ({ leads }: Retention) => leads,
  KEPT_RENTALS: ({ leads, forms }: Retention) => forms['rent-application'] ?? leads,
  KEPT_JOBS: ({ leads, forms }: Retention) => forms['job-application'] ?? leads,
  KEPT_UNCONFIRMED: ({ unconfirmed }: Retention) => unconfirmed,
  KEPT_SHORTLISTS: ({ shortlists }: Retention) => shortlists,
  KEPT_DOCUMENTS: ({ documents }: Retention) => documents,
};

export const periods = Object.keys(retentionByPlaceholder) as (keyof typeof retentionByPlaceholder)[];

/** Returns the periods in words for a text that may hold `periods`: "2 jaar", "6 maanden", "14 dagen". */
export const periodTexts = ({ retention }: Pick<Site, 'retention'>, locale: Locale) =>
  Object.fromEntries(periods.map((name) => [name, period(retentionByPlaceholder[name](retention), locale)]));

/** Replaces the placeholders of a text. */
export const fillIn = (text: string, values: Readonly<Partial<Record<Placeholder, string | number>>>): string =>
  fillWords(text, values);

/** Returns the numbers of homes, for a text that may hold `totals`. */
export function countTotals({ search }: Pick<Catalogue, 'search'>): Record<(typeof totals)[number], number> {
  const { sale, rent } = search.totals();
  return { FOR_SALE_TOTAL: sale, FOR_RENT_TOTAL: rent };
}

/** Returns the schema of a text in all languages that use the same known placeholders. */
export const localizedWith = (...known: Placeholder[]) =>
  z.strictObject(localize(() => textWith(...known))).superRefine((texts, context) => {
    const missing = missingWords(texts, known);
    if (missing) context.addIssue({ ...missing, path: [missing.locale] });
  });

/**
 * Returns an issue if some languages lack placeholders that others have, with the first such language; null for none, and if a text has an
 * unknown placeholder, which is an issue of its own.
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
  const { message, params } = zodIssue('samePlaceholders');
  const found = missing.map((gap) => gap.found).join(', ');
  return { code: 'custom', message, params: { ...params, found }, locale: first.locale } as const;
}
