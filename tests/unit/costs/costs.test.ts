import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '@/lib/costs/loan';
import { notaryFee, notaryFeeWithVat } from '@/lib/costs/notary';
import { buyingCosts, mortgageDeedCosts, type Purchase } from '@/lib/costs/purchase';
import { registrationDuty, registrationRule } from '@/lib/costs/registration';
import { inForce } from '@/lib/costs/schema';
import { sample } from '@/tests/support/sample-site';

const { costs } = sample.content;
const day = '2026-11-20';
const tariff = inForce(costs.notary, day) ?? { bands: [], vatPercent: 0 };

// Vectors of the domain facts, "Costs of buying".
describe('the notary’s fee', () => {
  it('goes by bands', () => {
    expect(notaryFee(150_000, tariff)).toBeCloseTo(1878.66, 2);
    expect(notaryFeeWithVat(250_000, tariff)).toBeCloseTo(2962.88, 2);
  });

  it('begins with the first band and never falls', () => {
    expect(notaryFee(7_500, tariff)).toBeCloseTo(342);
    for (let price = 0; price < 200_000; price += 2_500)
      expect(notaryFee(price + 2_500, tariff)).toBeGreaterThan(notaryFee(price, tariff));
  });
});

describe('registration duty', () => {
  const duty = (price: number, region: 'flanders' | 'brussels' | 'wallonia', use: 'own' | 'other') => {
    const rule = registrationRule(costs.registration, { price, region, use, day });
    return rule && registrationDuty(price, rule);
  };

  it.each([
    ['flanders', 'own', 300_000, 6_000],
    ['flanders', 'other', 300_000, 36_000],
    ['wallonia', 'own', 300_000, 9_000],
    ['wallonia', 'other', 300_000, 37_500],
    ['brussels', 'own', 150_000, 0],
    ['brussels', 'own', 300_000, 12_500],
    ['brussels', 'own', 600_000, 50_000],
    ['brussels', 'own', 600_001, 75_000.125],
    ['brussels', 'other', 300_000, 37_500],
  ] as const)('%s, %s, € %i: € %d', (region, use, price, expected) => expect(duty(price, region, use)).toBe(expected));
});

describe('values that change', () => {
  const values = [
    { from: '2025-01-01', percent: 2 },
    { from: '2022-01-01', percent: 3 },
    { from: '2027-01-01', percent: 4 },
  ];

  it.each([
    ['2026-12-31', 2],
    ['2027-01-01', 4],
    ['2024-12-31', 3],
  ])('on %s it is %i', (on, percent) => expect(inForce(values, on)?.percent).toBe(percent));
  it('before the first there is none', () => expect(inForce(values, '2021-12-31')).toBeNull());
});

describe('a purchase', () => {
  const purchase: Purchase = { price: 250_000, region: 'flanders', use: 'own', vat: null, day };

  it('costs duty, notary and deed', () => {
    expect(buyingCosts(purchase, costs)?.map(({ key, amount }) => [key, amount])).toEqual([
      ['registration', 5_000],
      ['notary', 2_963],
      ['deed', 750],
    ]);
  });

  it('of new-build costs VAT instead of duty', () => {
    const [tax] = buyingCosts({ ...purchase, vat: 'vat_21' }, costs) ?? [];
    expect(tax).toMatchObject({ key: 'vat', amount: 52_500, percent: 21 });
  });

  it('on a day that the rules do not know has no figures', () =>
    expect(buyingCosts({ ...purchase, day: '1980-01-01' }, costs)).toBeNull());
});

describe('a loan', () => {
  it('is paid back in equal months', () => {
    expect(monthlyPayment(100_000, 2, 20)).toBeCloseTo(505.03, 2);
    expect(monthlyPayment(120_000, 0, 10)).toBe(1_000);
  });

  it('has a deed on what the mortgage secures', () =>
    expect(mortgageDeedCosts(100_000, { securedPercent: 110, deedPercent: 1.3, amount: 550 })).toBe(1_980));
});
