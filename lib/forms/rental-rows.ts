import { homeDisplay } from '../catalogue/property-facts.ts';
import { rentTermsOf, toRentalCosts } from '../catalogue/rental-costs.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import { number } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { RentalWords } from '../i18n/rental-words.ts';
import type { FilledRow } from './filled-rows.ts';

/**
 * What a rent asks of a tenant on a day (YYYY-MM-DD), and what is paid at its start, as a mail tells it (specification, section 9); none
 * for a home that shows no price or no such costs.
 */
export function rentalRows(
  home: Property,
  day: string,
  locale: Locale,
  words: RentalWords,
  data: Snapshot,
): FilledRow[] {
  if (!home.price.publish || !homeDisplay(home, true, data).block('rentalCosts')) return [];
  const [terms, costs] = [rentTermsOf(home, day, data), toRentalCosts(home, day, words, data)];
  if (!terms || !costs) return [];
  const { minimumIncome, maximumPersons } = terms;
  return [
    { label: words.income, value: words.perMonth(euro(minimumIncome)) },
    ...(maximumPersons === null ? [] : [{ label: words.persons, value: number(maximumPersons, locale) }]),
    ...costs.rows.map(({ label, amount, detail }) => ({ label, value: detail ? `${amount} (${detail})` : amount })),
  ];
}
