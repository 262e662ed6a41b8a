import { monthlyPayment } from './loan.ts';
import { mortgageDeedCosts } from './purchase.ts';
import { type CostRules, inForce } from './schema.ts';

export interface LoanExamples {
  /** % a year */
  ratePercent: number;
  /** What is borrowed: a share of the price in %, in €, and the costs of the deed in €. */
  columns: { percent: number; borrowed: number; deedCosts: number }[];
  /** Payments a month in €, one for each column. */
  rows: { years: number; payments: number[] }[];
}

/** Examples of a loan for a price (€) by the assumptions that hold on a day (YYYY-MM-DD); null where no rate is assumed. */
export function loanExamples(price: number, day: string, costs: CostRules): LoanExamples | null {
  const assumed = inForce(costs.assumptions, day);
  const deed = inForce(costs.loan, day);
  if (!assumed || !deed) return null;
  const columns = assumed.sharesPercent.map((percent) => {
    const borrowed = Math.round((price * percent) / 100);
    return { percent, borrowed, deedCosts: mortgageDeedCosts(borrowed, deed) };
  });
  const rows = assumed.years.map((years) => ({
    years,
    payments: columns.map(({ borrowed }) => Math.round(monthlyPayment(borrowed, assumed.ratePercent, years))),
  }));
  return { ratePercent: assumed.ratePercent, columns, rows };
}
