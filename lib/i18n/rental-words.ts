import type { Locale } from './locales.ts';
import { translatorIn } from './translator.ts';

/** The words of what a rent asks of a tenant and what is paid at its start, for the home's page and for mails. */
export async function rentalWordsIn(locale: Locale) {
  const t = await translatorIn(locale, 'renting');
  return {
    title: t('title'),
    lead: t('lead'),
    firstMonth: t('firstMonth'),
    charges: t('charges'),
    inventory: t('inventory'),
    deposit: t('deposit'),
    months: (values: { months: number }): string => t('months', values),
    total: t('total'),
    income: t('income'),
    persons: t('persons'),
    perMonth: (amount: string): string => t('perMonth', { amount }),
    note: t('note'),
  };
}

export type RentalWords = Awaited<ReturnType<typeof rentalWordsIn>>;
