import { notaryFeeWithVat } from './notary.ts';
import { registrationDuty, registrationRule } from './registration.ts';
import { type CostRegion, type CostRules, inForce, type Use } from './schema.ts';

export interface Purchase {
  /** € */
  price: number;
  region: CostRegion;
  use: Use;
  /** New-build under VAT instead of registration duty. */
  vat: 'vat_21' | 'vat_6' | null;
  /** YYYY-MM-DD */
  day: string;
}

export interface CostLine {
  key: 'registration' | 'vat' | 'notary' | 'deed';
  /** €, rounded */
  amount: number;
  /** Of the tax; null where several rates or a fixed amount make the line. */
  percent: number | null;
  /** Free of the tax, €. */
  exempt: number;
  from: string;
  /** A key of the rules' sources. */
  source: string;
}

/** What a purchase costs beside its price, line by line; null where the rules do not know the day. */
export function buyingCosts(purchase: Purchase, rules: CostRules): CostLine[] | null {
  const { price, day } = purchase;
  const tax = taxLine(purchase, rules);
  const tariff = inForce(rules.notary, day);
  const deed = inForce(rules.deed, day);
  if (!tax || !tariff || !deed) return null;
  return [
    tax,
    { ...untaxed('notary', tariff), amount: Math.round(notaryFeeWithVat(price, tariff)) },
    { ...untaxed('deed', deed), amount: deed.amount },
  ];
}

function taxLine({ price, region, use, vat, day }: Purchase, rules: CostRules): CostLine | null {
  if (vat) {
    const rate = inForce(rules.vat, day, ({ regime }) => regime === vat);
    if (!rate) return null;
    const { percent, from, source } = rate;
    return { key: 'vat', amount: Math.round((price * percent) / 100), percent, exempt: 0, from, source };
  }
  const rule = registrationRule(rules.registration, { price, region, use, day });
  if (!rule) return null;
  const { percent, exempt = 0, from, source } = rule;
  return { key: 'registration', amount: Math.round(registrationDuty(price, rule)), percent, exempt, from, source };
}

const untaxed = (key: CostLine['key'], { from, source }: { from: string; source: string }) => ({
  key,
  percent: null,
  exempt: 0,
  from,
  source,
});

/** Costs (€) of the deed of a mortgage for what is borrowed (€): duties on the secured amount, and administration. */
export const mortgageDeedCosts = (
  borrowed: number,
  { securedPercent, deedPercent, amount }: Pick<CostRules['loan'][number], 'securedPercent' | 'deedPercent' | 'amount'>,
): number => Math.round(((borrowed * securedPercent) / 100) * (deedPercent / 100) + amount);
