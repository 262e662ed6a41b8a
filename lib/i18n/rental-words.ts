import type { CostWords } from '../catalogue/property-costs.ts';
import type { Locale } from './locales.ts';
import { translatorIn } from './translator.ts';

/** The words of what renting costs at the start, for the home's page and for mails. */
export async function rentalWordsIn(locale: Locale): Promise<CostWords['rental']> {
  const t = await translatorIn(locale, 'renting');
  return {
    title: t('title'),
    lead: t('lead'),
    firstMonth: t('firstMonth'),
    charges: t('charges'),
    inventory: t('inventory'),
    deposit: t('deposit'),
    months: (values) => t('months', values),
    total: t('total'),
  };
}
