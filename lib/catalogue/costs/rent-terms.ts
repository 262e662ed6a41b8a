import type { Region } from '../places/region.ts';
import { type CostRules, inForce } from './schema.ts';

/** A home for rent; amounts in €, rent and charges a month. */
export interface Rental {
  rent: number;
  charges?: number;
  /** The whole cost of the inventory of fixtures, which tenant and owner share. */
  inventory?: number;
  /** The deposit, if one is agreed already. */
  deposit?: number;
  region: Region;
  isStudentRoom?: boolean;
}

/** The costs of a tenant, in €. */
export interface RentTerms {
  /** A guideline for the monthly net income of the whole household; no application is rejected because of it. */
  guideIncome: number;
  rent: number;
  charges: number;
  inventoryShare: number;
  deposit: number;
  /** The deposit in months of rent; not always whole. */
  depositMonths: number;
  /** The sum of all payments at the start. */
  start: number;
}

/** Returns the costs and terms of a rent on a day (YYYY-MM-DD), by data/costs.json (specification, section 9); null if no rule applies. */
export function rentTerms(
  { rent, charges = 0, inventory = 0, deposit: agreed, region, isStudentRoom = false }: Rental,
  day: string,
  costs: Pick<CostRules, 'deposit' | 'tenancy'>,
): RentTerms | null {
  const months = depositMonths(region, isStudentRoom, day, costs);
  const rules = inForce(costs.tenancy, day);
  if (months === null || !rules) return null;
  const inventoryShare = (inventory * rules.inventoryPercent) / 100;
  const deposit = agreed ?? rent * months;
  return {
    guideIncome: rent * rules.incomeTimes,
    rent,
    charges,
    inventoryShare,
    deposit,
    depositMonths: deposit / rent,
    start: rent + charges + inventoryShare + deposit,
  };
}

/** Returns the maximum deposit in months of rent; null if no rule applies. */
export function depositMonths(
  region: Region,
  isStudentRoom: boolean,
  day: string,
  { deposit }: Pick<CostRules, 'deposit'>,
): number | null {
  const rule = (tenant: CostRules['deposit'][number]['tenant']) =>
    inForce(deposit, day, (each) => each.region === region && each.tenant === tenant);
  return ((isStudentRoom ? rule('student') : null) ?? rule('any'))?.months ?? null;
}
