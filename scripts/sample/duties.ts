import type { Region } from './places.ts';

// Rates of November 2026 (domain/facts.md, Costs of buying), for the estimates in the sample only.
const notaryBands: [upTo: number, percent: number][] = [
  [7_500, 4.56],
  [17_500, 2.85],
  [30_000, 2.28],
  [45_495, 1.71],
  [64_095, 1.14],
  [Number.POSITIVE_INFINITY, 0.57],
];

/** The notary's fee on a price (€), 21 % VAT included, rounded to a euro. */
export function notaryFee(price: number): number {
  let from = 0;
  let fee = 0;
  for (const [upTo, percent] of notaryBands) {
    fee += (Math.max(0, Math.min(price, upTo) - from) * percent) / 100;
    from = upTo;
  }
  return Math.round(fee * 1.21);
}

/** Registration duty (€) on the sole own home, rounded to a euro; none is known for Luxembourg. */
export function ownHomeDuty(price: number, region: Region): number | undefined {
  switch (region) {
    case 'flanders':
      return Math.round(price * 0.02);
    case 'wallonia':
      return Math.round(price * 0.03);
    case 'brussels':
      return Math.round((price <= 600_000 ? Math.max(0, price - 200_000) : price) * 0.125);
    case 'luxembourg':
      return undefined;
  }
}
