import { monthlyPayment } from './loan.ts';
import { flatCosts, lowestFee, sumOfFlatCosts } from './notary.ts';
import { type CostRules, inForce } from './schema.ts';

export interface LoanExamples {
  /** % a year */
  ratePercent: number;
  /** What is borrowed: a share of the price in %, in €, and the costs of the deed in €, null where they are not known. */
  columns: { percent: number; borrowed: number; deedCosts: number | null }[];
  /** Payments a month in €, one for each column. */
  rows: { years: number; payments: number[] }[];
  /** What is in the costs of the deed. */
  deed: CostRules['loan'][number];
}

/** Examples of a loan for a price (€) by the assumptions that hold on a day (YYYY-MM-DD); null where no rate is assumed. */
export function loanExamples(price: number, day: string, costs: CostRules): LoanExamples | null {
  const assumed = inForce(costs.assumptions, day);
  const deed = inForce(costs.loan, day);
  if (!assumed || !deed) return null;
  const columns = assumed.sharesPercent.map((percent) => {
    const borrowed = Math.round((price * percent) / 100);
    return { percent, borrowed, deedCosts: mortgageDeedCosts(borrowed, day, costs) };
  });
  const rows = assumed.years.map((years) => ({
    years,
    payments: columns.map(({ borrowed }) => Math.round(monthlyPayment(borrowed, assumed.ratePercent, years))),
  }));
  return { ratePercent: assumed.ratePercent, columns, rows, deed };
}

/** Costs (€) of the deed of a mortgage for what is borrowed (€): duties on the secured amount, the mortgage office, and the notary with VAT; null where they are not known. */
export function mortgageDeedCosts(borrowed: number, day: string, costs: CostRules): number | null {
  const deed = inForce(costs.loan, day);
  if (!deed) return null;
  const secured = (borrowed * deed.securedPercent) / 100;
  const fee = lowestFee(secured, ['loan'], day, costs.notary);
  const flat = flatCosts('loan', day, costs);
  if (!fee || !flat) return null;
  const duties = (secured * (deed.registrationPercent + deed.mortgagePercent)) / 100;
  return Math.round(duties + deed.officeFee + fee.amount + sumOfFlatCosts(flat));
}

/** The term in years that is shown first, where the examples have it. */
const usualTerm = 25;

/** The term in years that the calculator begins with. */
export const usualYears = ({ rows }: LoanExamples): number =>
  rows.some(({ years }) => years === usualTerm) ? usualTerm : (rows[0]?.years ?? usualTerm);
