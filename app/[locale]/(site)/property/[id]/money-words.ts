import { getTranslations } from 'next-intl/server';
import type { CostWords } from '@/lib/catalogue/property-costs';
import type { LoanWords } from '@/lib/catalogue/property-loan';
import { rentalWordsIn } from '@/lib/i18n/rental-words';
import { pageLocale } from '../../frame';

export async function costWords(): Promise<CostWords> {
  const t = await getTranslations('buying');
  return {
    title: t('title'),
    lead: t('lead'),
    mixed: t('mixed'),
    own: t('own'),
    other: t('other'),
    newBuild: t('newBuild'),
    price: t('price'),
    total: t('total'),
    line: { registration: t('registration'), vat: t('vat'), notary: t('notary'), deed: t('deed') },
    exempt: (values) => t('exempt', values),
    source: (values) => t('source', values),
    rental: await rentalWordsIn(await pageLocale()),
  };
}

export async function loanWords(): Promise<LoanWords> {
  const t = await getTranslations('loan');
  return {
    title: t('title'),
    lead: (values) => t('lead', values),
    term: t('term'),
    years: (values) => t('years', values),
    share: (values) => t('share', values),
    deed: t('deed'),
    calculator: {
      title: t('calculator'),
      amount: t('amount'),
      years: t('termInYears'),
      rate: t('rate'),
      result: t('result'),
      unknown: t('unknown'),
    },
  };
}
