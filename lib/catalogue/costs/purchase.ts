import type { Localized } from '../../i18n/locales.ts';
import type { Region } from '../region.ts';
import { flatCosts, lowestFee, sumOfFlatCosts } from './notary.ts';
import { reductionFor, registrationDuty, registrationRule } from './registration.ts';
import { type CostRules, inForce, type Use } from './schema.ts';

export interface Purchase {
  /** €, with the VAT that is in it */
  price: number;
  region: Region;
  use: Use;
  /** Somebody will live in it: the notary's scale of a sole own home can hold. */
  isDwelling: boolean;
  /** A plot. */
  isLand: boolean;
  vat: Vat | null;
  /** YYYY-MM-DD */
  day: string;
}

/** VAT that is in a price: on all of it but the share of the land (€) that is under registration duty. */
interface Vat {
  regime: CostRules['vat'][number]['regime'];
  landShare: number;
}

export interface CostLine {
  key: 'registration' | 'landDuty' | 'notary' | 'administration';
  /** €, rounded */
  amount: number;
  /** The rate of the tax in %; null where several rates or a fixed amount make the line. */
  percent: number | null;
  /** The part of the price that is free of the tax, in €. */
  exempt: number;
  /** Taken off the tax, €. */
  reduction: number;
  /** Where a scale is not confirmed. */
  isEstimate: boolean;
  /** What a flat amount is for. */
  parts: Localized[];
  from: string;
  /** The first day is not known, `from` is a day on which it held. */
  read: boolean;
  /** A key of the rules' sources. */
  source: string;
}

export interface BuyingCosts {
  lines: CostLine[];
  /** What of the price is VAT (€, rounded), and its rate; null without. */
  vat: { amount: number; percent: number } | null;
  /** false where the rules know the duty alone. */
  isComplete: boolean;
}

/** What a purchase costs beside its price, line by line; null where the rules do not know the day or the taxes. */
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
  return { ...lineOf(key, rule), amount, percent, exempt, reduction: reductionFor(price, rule) };
}

/** The lines of the notary: the fee on the price (€) without VAT, and the flat costs. */
function deedLines({ use, isDwelling, day }: Purchase, price: number, rules: CostRules): (CostLine | null)[] {
  const scales = use === 'own' && isDwelling ? (['purchase', 'soleHome'] as const) : (['purchase'] as const);
  const fee = lowestFee(price, scales, day, rules.notary);
  const flat = flatCosts('purchase', day, rules);
  return [
    fee && { ...lineOf('notary', fee.scale), amount: Math.round(fee.amount), isEstimate: fee.isEstimate },
    flat && {
      ...lineOf('administration', flat),
      amount: Math.round(sumOfFlatCosts(flat)),
      parts: flat.parts.map(({ name }) => name),
    },
  ];
}

/** A line under a rule, without its figures. */
const lineOf = (
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
