import { monthlyPayment } from './loan.ts';
import { flatCosts, lowestFee, sumOfFlatCosts } from './notary.ts';
import { type CostRules, inForce } from './schema.ts';

export interface LoanExamples {
  /** % a year */
  ratePercent: number;
  /** The borrowed share of the price in % and in €, and the costs of the deed in €, null if unknown. */
  columns: { percent: number; borrowed: number; deedCosts: number | null }[];
  /** Payments a month in €, one for each column. */
  rows: { years: number; payments: number[] }[];
  /** The rules for the costs of the deed. */
  deed: CostRules['loan'][number];
}

/** Returns examples of a loan for a price (€) by the assumptions that apply on a day (YYYY-MM-DD); null if there are none. */
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

/** Returns the costs (€) of the deed of a mortgage for a borrowed amount (€): duties on the secured amount, the mortgage office, and the notary with VAT; null if they are unknown. */
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

/** The term in years that is shown first, if the examples have it. */
const usualTerm = 25;

/** Returns the initial term of the calculator in years. */
export const usualYears = ({ rows }: LoanExamples): number =>
  rows.some(({ years }) => years === usualTerm) ? usualTerm : (rows[0]?.years ?? usualTerm);
