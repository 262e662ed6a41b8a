import type { Region } from '../places/region.ts';
import { type CostRules, inForce, type Use } from './schema.ts';

type Rule = CostRules['registration'][number];

interface Bought {
  /** €, on which the duty is paid */
  price: number;
  region: Region;
  use: Use;
  /** Whether it is a plot, or the land under a new building. */
  isLand: boolean;
  day: string;
}

/** Returns the rule for a purchase; an own home above the price limit, and land that the rule excludes, are charged like other purchases. Null if no rule applies. */
export function registrationRule(rules: readonly Rule[], bought: Bought): Rule | null {
  const { price, region, use, isLand, day } = bought;
  const rule = inForce(rules, day, (each) => each.region === region && each.use === use);
  if (!rule || use === 'other') return rule;
  const isTooDear = rule.upToPrice !== undefined && price > rule.upToPrice;
  return isTooDear || (isLand && !rule.land) ? registrationRule(rules, { ...bought, use: 'other' }) : rule;
}

/** Returns the reduction (€) of the duty on a price (€). */
export const reductionFor = (price: number, { reduction }: Pick<Rule, 'reduction'>): number =>
  reduction && price <= (reduction.upToPrice ?? Number.POSITIVE_INFINITY) ? reduction.amount : 0;

/** Returns the registration duty (€) on a price (€). */
export const registrationDuty = (price: number, rule: Pick<Rule, 'percent' | 'exempt' | 'reduction'>): number =>
  Math.max(0, (Math.max(0, price - (rule.exempt ?? 0)) * rule.percent) / 100 - reductionFor(price, rule));
