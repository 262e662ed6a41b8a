import type { LoanView } from '../../components/property/buying-costs';
import type { LoanCalculatorWords } from '../../components/property/loan-calculator';
import { monthlyPayment } from '../costs/loan.ts';
import { mortgageDeedCosts } from '../costs/purchase.ts';
import { inForce } from '../costs/schema.ts';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import { number, withUnit } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Property } from './schema/property.ts';

export interface LoanWords {
  title: string;
  lead(values: { rate: string }): string;
  term: string;
  years(values: { years: number }): string;
  share(values: { percent: number }): string;
  deed: string;
  calculator: LoanCalculatorWords;
}

/** Takes a home with a published price, and the day (YYYY-MM-DD); returns examples of a loan for it. Null where no rate is assumed. */
export function toLoan(
  { price }: Property,
  day: string,
  locale: Locale,
  words: LoanWords,
  { content: { costs } }: Snapshot,
): LoanView | null {
  const assumed = inForce(costs.assumptions, day);
  const deed = inForce(costs.loan, day);
  if (!assumed || !deed) return null;
  const { ratePercent, years, sharesPercent } = assumed;
  const loans = sharesPercent.map((share) => Math.round((price.amount * share) / 100));
  return {
    title: words.title,
    lead: words.lead({ rate: withUnit(number(ratePercent, locale), '%') }),
    head: {
      term: words.term,
      columns: sharesPercent.map((percent, i) => ({ share: words.share({ percent }), amount: euro(loans[i] ?? 0) })),
    },
    rows: years.map((term) => ({
      term: words.years({ years: term }),
      payments: loans.map((borrowed) => euro(Math.round(monthlyPayment(borrowed, ratePercent, term)))),
    })),
    deed: { label: words.deed, amounts: loans.map((borrowed) => euro(mortgageDeedCosts(borrowed, deed))) },
    calculator: {
      amount: loans[0] ?? price.amount,
      years: years.includes(25) ? 25 : (years[0] ?? 25),
      rate: ratePercent,
      words: words.calculator,
    },
  };
}
