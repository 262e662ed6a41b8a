import type { CostRules } from './schema.ts';

type Tariff = Pick<CostRules['notary'][number], 'bands' | 'vatPercent'>;

/** The notary's fee (€, without VAT) on a price (€): each band's percentage on the part of the price within it. */
export function notaryFee(price: number, { bands }: Pick<Tariff, 'bands'>): number {
  let from = 0;
  let fee = 0;
  for (const { upTo, percent } of bands) {
    const top = upTo ?? Number.POSITIVE_INFINITY;
    fee += (Math.max(0, Math.min(price, top) - from) * percent) / 100;
    from = top;
  }
  return fee;
}

/** The same with VAT (€). */
export const notaryFeeWithVat = (price: number, tariff: Tariff): number =>
  notaryFee(price, tariff) * (1 + tariff.vatPercent / 100);
