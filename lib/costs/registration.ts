import { type CostRegion, type CostRules, inForce, type Use } from './schema.ts';

type Rule = CostRules['registration'][number];

/** The rule for a price (€) on a day; an own home above its limit pays as any other purchase does. Null where none is known. */
export function registrationRule(
  rules: readonly Rule[],
  { price, region, use, day }: { price: number; region: CostRegion; use: Use; day: string },
): Rule | null {
  const rule = inForce(rules, day, (each) => each.region === region && each.use === use);
  return use === 'own' && rule?.upToPrice !== undefined && price > rule.upToPrice
    ? registrationRule(rules, { price, region, use: 'other', day })
    : rule;
}

/** Registration duty (€) on a price (€). */
export const registrationDuty = (price: number, { percent, exempt = 0 }: Pick<Rule, 'percent' | 'exempt'>): number =>
  (Math.max(0, price - exempt) * percent) / 100;
