import { homeDisplay } from '../catalogue/display.ts';
import { rentTermsOf } from '../catalogue/property-costs.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import { number } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import type { FilledRow } from './filled-rows.ts';

/**
 * What a rent asks of a tenant on a day (YYYY-MM-DD), and what is paid at its start, as a mail tells it (specification, section 9); none
 * for a home that shows no price or no such costs.
 */
export function rentalRows(
  home: Property,
  day: string,
  locale: Locale,
  t: Translator<'renting'>,
  data: Snapshot,
): FilledRow[] {
  const shown = homeDisplay(home, data);
  const terms = shown.priceIsShown && shown.block('rentalCosts') ? rentTermsOf(home, day, data) : null;
  if (!terms) return [];
  const { minimumIncome, maximumPersons, rent, charges, inventoryShare, deposit, depositMonths: months, start } = terms;
  const depositDetail = Number.isInteger(months) ? ` (${t('months', { months })})` : '';
  return [
    { label: t('income'), value: t('perMonth', { amount: euro(minimumIncome) }) },
    ...(maximumPersons === null ? [] : [{ label: t('persons'), value: number(maximumPersons, locale) }]),
    { label: t('firstMonth'), value: euro(rent) },
    ...(charges > 0 ? [{ label: t('charges'), value: euro(charges) }] : []),
    ...(inventoryShare > 0 ? [{ label: t('inventory'), value: euro(inventoryShare) }] : []),
    { label: t('deposit'), value: euro(deposit) + depositDetail },
    { label: t('total'), value: euro(start) },
  ];
}
