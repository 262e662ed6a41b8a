import type { Localized } from '../../i18n/locales.ts';
import type { Region } from '../places/region.ts';
import { flatCosts, lowestFee, sumOfFlatCosts } from './notary.ts';
import { type CostRules, inForce, type Use } from './schema.ts';

export interface Purchase {
  /** €, with the VAT that is in it */
  price: number;
  region: Region;
  use: Use;
  /** Whether it is a dwelling, for which the notary's scale of a sole own home can apply. */
  isDwelling: boolean;
  /** Whether it is a plot. */
  isLand: boolean;
  vat: Vat | null;
  /** YYYY-MM-DD */
  day: string;
}

/** VAT in a price: on all of it except the share of the land (€), on which registration duty is due. */
interface Vat {
  regime: CostRules['vat'][number]['regime'];
  landShare: number;
}

export interface CostLine {
  key: 'registration' | 'landDuty' | 'notary' | 'administration';
  /** €, rounded */
  amount: number;
  /** The rate of the tax in %; null for several rates or a fixed amount. */
  percent: number | null;
  /** The part of the price that is free of the tax, in €. */
  exempt: number;
  /** The reduction of the tax in €. */
  reduction: number;
  /** Whether the scale is not confirmed for this price. */
  isEstimate: boolean;
  /** The names of the costs in a flat amount. */
  parts: Localized[];
  from: string;
  /** Whether the first day is unknown, and `from` is a day on which the value applied. */
  read: boolean;
  /** A key of the rules' sources. */
  source: string;
}

export interface BuyingCosts {
  lines: CostLine[];
  /** The VAT in the price (€, rounded) and its rate; null for a price without VAT. */
  vat: { amount: number; percent: number } | null;
  /** false if the rules have only the duty. */
  isComplete: boolean;
}

/** Returns the costs of a purchase beside its price, line by line; null if no rules apply on the day. */
export function buyingCosts(purchase: Purchase, rules: CostRules): BuyingCosts | null {
  const { price, vat, region } = purchase;
  const included = vat ? vatIn(purchase, vat, rules) : null;
  // The rates of new building in Luxembourg are not confirmed (domain facts).
  if (vat && (!included || region === 'luxembourg')) return null;
  const duty = vat
    ? landDuty(purchase, vat, rules)
    : [dutyLine('registration', price, purchase.isLand, purchase, rules)];
  const charged = region === 'luxembourg' ? [] : deedLines(purchase, price - (included?.exact ?? 0), rules);
  const lines = [...duty, ...charged];
  if (!lines.every((line) => line !== null)) return null;
  return {
    lines,
    vat: included && { amount: Math.round(included.exact), percent: included.percent },
    isComplete: region !== 'luxembourg',
  };
}

function vatIn({ price, day }: Purchase, { regime, landShare }: Vat, { vat }: CostRules) {
  const rate = inForce(vat, day, (each) => each.regime === regime);
  return rate && { exact: ((price - landShare) * rate.percent) / (100 + rate.percent), percent: rate.percent };
}

const landDuty = (purchase: Purchase, { landShare }: Vat, rules: CostRules) =>
  landShare > 0 ? [dutyLine('landDuty', landShare, true, purchase, rules)] : [];

function dutyLine(
  key: 'registration' | 'landDuty',
  price: number,
  isLand: boolean,
  { region, use, day }: Purchase,
  { registration }: CostRules,
): CostLine | null {
  const rule = registrationRule(registration, { price, region, use, isLand, day });
  if (!rule) return null;
  const { percent, exempt = 0 } = rule;
  const amount = Math.round(registrationDuty(price, rule));
  return { ...emptyLine(key, rule), amount, percent, exempt, reduction: reductionFor(price, rule) };
}

/** Returns the lines of the notary: the fee on the price (€) without VAT, and the flat costs. */
function deedLines({ use, isDwelling, day }: Purchase, price: number, rules: CostRules): (CostLine | null)[] {
  const scales = use === 'own' && isDwelling ? (['purchase', 'soleHome'] as const) : (['purchase'] as const);
  const fee = lowestFee(price, scales, day, rules.notary);
  const flat = flatCosts('purchase', day, rules);
  return [
    fee && { ...emptyLine('notary', fee.scale), amount: Math.round(fee.amount), isEstimate: fee.isEstimate },
    flat && {
      ...emptyLine('administration', flat),
      amount: Math.round(sumOfFlatCosts(flat)),
      parts: flat.parts.map(({ name }) => name),
    },
  ];
}

/** Returns a line with the key and source of a rule, and without figures. */
const emptyLine = (
  key: CostLine['key'],
  { from, source, read = false }: { from: string; source: string; read?: boolean | undefined },
): CostLine => ({
  key,
  amount: 0,
  percent: null,
  exempt: 0,
  reduction: 0,
  isEstimate: false,
  parts: [],
  from,
  read,
  source,
});

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
const reductionFor = (price: number, { reduction }: Pick<Rule, 'reduction'>): number =>
  reduction && price <= (reduction.upToPrice ?? Number.POSITIVE_INFINITY) ? reduction.amount : 0;

/** Returns the registration duty (€) on a price (€). */
export const registrationDuty = (price: number, rule: Pick<Rule, 'percent' | 'exempt' | 'reduction'>): number =>
  Math.max(0, (Math.max(0, price - (rule.exempt ?? 0)) * rule.percent) / 100 - reductionFor(price, rule));
