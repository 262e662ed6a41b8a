import { type CostRules, inForce } from './schema.ts';

type Scale = CostRules['notary'][number];
type FlatCosts = CostRules['administration'][number];

/** Returns the notary's fee (€, without VAT) on a price (€) by a scale: the fee at its start, and each band's percentage on the part of the price within it. */
export function notaryFee(
  price: number,
  { startPrice, startFee, bands }: Pick<Scale, 'startPrice' | 'startFee' | 'bands'>,
): number {
  let from = startPrice;
  let fee = startFee;
  for (const { upTo, percent } of bands) {
    const top = upTo ?? Number.POSITIVE_INFINITY;
    fee += (Math.max(0, Math.min(price, top) - from) * percent) / 100;
    from = top;
  }
  return fee;
}

export interface NotaryFee {
  /** €, with VAT */
  amount: number;
  /** Whether the scale is not confirmed for this price. */
  isEstimate: boolean;
  scale: Scale;
}

/**
 * Returns the lowest fee for a deed on a price (€) by these scales as in force on a day (YYYY-MM-DD): the scale of a sole own home,
 * unconfirmed at its ends, may cross the usual one. Null if no scale applies.
 */
export function lowestFee(
  price: number,
  deeds: readonly Scale['deed'][],
  day: string,
  scales: readonly Scale[],
): NotaryFee | null {
  const fees = deeds.flatMap((deed): NotaryFee[] => {
    const scale = inForce(scales, day, (each) => each.deed === deed);
    if (!scale || price < scale.startPrice) return [];
    const { confirmed, vatPercent } = scale;
    const isEstimate = !confirmed || price < confirmed.from || price > confirmed.to;
    return [{ amount: notaryFee(price, scale) * (1 + vatPercent / 100), isEstimate, scale }];
  });
  return fees.reduce<NotaryFee | null>((best, fee) => (best && best.amount <= fee.amount ? best : fee), null);
}

/** Returns the flat costs of a deed on a day (YYYY-MM-DD); null before the first. */
export const flatCosts = (
  deed: FlatCosts['deed'],
  day: string,
  { administration }: Pick<CostRules, 'administration'>,
): FlatCosts | null => inForce(administration, day, (each) => each.deed === deed);

/** Returns the sum of flat costs (€), with VAT where it is due. */
export const sumOfFlatCosts = ({ parts, vatPercent }: Pick<FlatCosts, 'parts' | 'vatPercent'>): number =>
  parts.reduce((sum, { amount, vat }) => sum + amount * (vat ? 1 + vatPercent / 100 : 1), 0);
