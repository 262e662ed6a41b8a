import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '@/lib/catalogue/costs/loan';
import { mortgageDeedCosts } from '@/lib/catalogue/costs/loan-examples';
import { flatCosts, lowestFee, notaryFee, sumOfFlatCosts } from '@/lib/catalogue/costs/notary';
import { buyingCosts, type Purchase, registrationDuty, registrationRule } from '@/lib/catalogue/costs/purchase';
import { type Rental, rentTerms } from '@/lib/catalogue/costs/rent-terms';
import { inForce, type Use } from '@/lib/catalogue/costs/schema';
import type { Region } from '@/lib/catalogue/places/region';
import { first, sample } from '@/tests/support/sample-site';

const { costs } = sample.content;
const day = '2026-11-20';
type Deed = (typeof costs.notary)[number]['deed'];
const scale = (deed: Deed) => first(costs.notary, (each) => each.deed === deed);

// Vectors of the domain facts, "Costs of buying".
describe('the notary’s fee', () => {
  const limits = [7_500, 17_500, 30_000, 45_495, 64_095, 250_095, null];
  const percents = [4.56, 2.85, 2.28, 1.71, 1.14, 0.57, 0.057];
  const bands = limits.map((upTo, i) => ({ upTo, percent: percents[i] ?? 0 }));
  const scaleUntil2022 = { startPrice: 0, startFee: 0, bands };

  it.each([
    [150_000, 1878.66],
    [250_000, 2448.66],
    [450_000, 2563.15],
  ])('is by the scale until 2022 on € %i: € %d', (price, fee) =>
    expect(notaryFee(price, scaleUntil2022)).toBeCloseTo(fee, 2),
  );

  it.each<[Deed, number, number]>([
    ['purchase', 150_000, 1907.88],
    ['purchase', 280_000, 2538.24],
    ['purchase', 450_000, 2878.24],
    ['soleHome', 150_000, 1686.56],
    ['soleHome', 280_000, 2261.74],
    ['soleHome', 450_000, 2771.74],
    ['loan', 150_000, 612.24],
    ['loan', 252_000, 795.09],
  ])('is for a %s today on € %i: € %d', (deed, price, fee) =>
    expect(Math.abs(notaryFee(price, scale(deed)) - fee)).toBeLessThan(0.011),
  );

  it('never falls', () => {
    for (let price = 70_000; price < 900_000; price += 10_000)
      for (const deed of ['purchase', 'soleHome', 'loan'] as const)
        expect(notaryFee(price + 10_000, scale(deed))).toBeGreaterThan(notaryFee(price, scale(deed)));
  });

  it('is for a sole own home the lower one where the scales cross, and the usual one below its start', () => {
    const used = (price: number) => lowestFee(price, ['purchase', 'soleHome'], day, costs.notary)?.scale.deed;
    expect([50_000, 64_095, 550_000, 560_000].map(used)).toEqual(['purchase', 'soleHome', 'soleHome', 'purchase']);
  });

  it('is an estimate where its scale is not confirmed', () => {
    const isEstimate = (price: number, ...deeds: Deed[]) => lowestFee(price, deeds, day, costs.notary)?.isEstimate;
    expect([149_999, 150_000, 450_000, 450_001].map((price) => isEstimate(price, 'purchase'))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isEstimate(280_000, 'purchase', 'soleHome')).toBe(true);
  });
});

describe('registration duty', () => {
  const duty = (price: number, region: Region, use: Use, isLand = false) => {
    const rule = registrationRule(costs.registration, { price, region, use, isLand, day });
    return rule && registrationDuty(price, rule);
  };

  it.each([
    ['flanders', 'own', 300_000, 6_000],
    ['flanders', 'own', 220_000, 2_533],
    ['flanders', 'own', 220_001, 4_400.02],
    ['flanders', 'own', 50_000, 0],
    ['flanders', 'other', 300_000, 36_000],
    ['wallonia', 'own', 300_000, 9_000],
    ['wallonia', 'other', 300_000, 37_500],
    ['brussels', 'own', 150_000, 0],
    ['brussels', 'own', 300_000, 12_500],
    ['brussels', 'own', 600_000, 50_000],
    ['brussels', 'own', 600_001, 75_000.125],
    ['brussels', 'other', 300_000, 37_500],
    ['luxembourg', 'own', 900_000, 23_000],
    ['luxembourg', 'own', 500_000, 0],
    ['luxembourg', 'other', 900_000, 63_000],
  ] as const)('%s, %s, € %i: € %d', (region, use, price, expected) =>
    expect(duty(price, region, use)).toBeCloseTo(expected, 3),
  );

  it.each([
    ['flanders', 12_000],
    ['wallonia', 3_000],
    ['brussels', 12_500],
  ] as const)('on a plot of € 100.000 for an own home in %s: € %i', (region, expected) =>
    expect(duty(100_000, region, 'own', true)).toBe(expected),
  );
});

it.each([
  ['purchase', '2023-01-01', 907.5],
  ['loan', '2023-01-01', 665.5],
  ['purchase', day, (855 + 309 + 100) * 1.21 + 285 + 100],
] as const)('flat costs of a %s on %s have VAT where it is due: € %d', (deed, on, sum) => {
  const found = flatCosts(deed, on, costs);
  expect(found && sumOfFlatCosts(found)).toBeCloseTo(sum, 2);
});

describe('values that change', () => {
  const values = [2025, 2022, 2027].map((year) => ({ from: `${year}-01-01`, percent: year - 2000 }));

  it.each([
    ['2026-12-31', 25],
    ['2027-01-01', 27],
    ['2024-12-31', 22],
    ['2021-12-31', undefined],
  ])('on %s it is %s', (on, percent) => expect(inForce(values, on)?.percent).toBe(percent));
});

describe('a purchase', () => {
  const rest = { isDwelling: true, isLand: false, vat: null, day };
  const home: Purchase = { price: 250_000, region: 'flanders', use: 'own', ...rest };
  const actual = (change: Partial<Purchase>) =>
    buyingCosts({ ...home, ...change }, costs)?.lines.map(({ key, amount }) => [key, amount]);

  it('costs duty, notary and deed, the notary less for a sole own home', () => {
    expect(actual({})).toEqual([
      ['registration', 5_000],
      ['notary', 2_628],
      ['administration', 1_914],
    ]);
    expect(actual({ use: 'other' })).toEqual([
      ['registration', 30_000],
      ['notary', 2_998],
      ['administration', 1_914],
    ]);
    expect(actual({ isDwelling: false })?.[1]).toEqual(['notary', 2_998]);
  });

  it('includes for new-build VAT instead of duty, with the notary’s fee on the price without VAT', () => {
    const bought = { price: 363_000, vat: { regime: 'vat_21', landShare: 0 }, use: 'other' } as const;
    expect(buyingCosts({ ...home, ...bought }, costs)?.vat).toEqual({ amount: 63_000, percent: 21 });
    expect(actual(bought)).toEqual([
      ['notary', actual({ price: 300_000, use: 'other' })?.[1]?.[1]],
      ['administration', 1_914],
    ]);
    expect(buyingCosts({ ...home, price: 212_000, vat: { regime: 'vat_6', landShare: 0 } }, costs)?.vat?.amount).toBe(
      12_000,
    );
  });

  it('includes for new-build on land from another seller duty on the land alone', () => {
    const bought = { price: 342_000, vat: { regime: 'vat_21', landShare: 100_000 } } as const;
    expect(buyingCosts({ ...home, ...bought }, costs)?.vat?.amount).toBe(42_000);
    expect(actual(bought)?.[0]).toEqual(['landDuty', 12_000]);
    expect(actual({ ...bought, region: 'wallonia' })?.[0]).toEqual(['landDuty', 3_000]);
    expect(actual({ ...bought, region: 'wallonia', use: 'other' })?.[0]).toEqual(['landDuty', 12_500]);
  });

  it('has in Luxembourg its duty alone, and for new-build no figures', () => {
    const luxembourg = buyingCosts({ ...home, region: 'luxembourg', price: 900_000 }, costs);
    expect(luxembourg?.lines.map(({ key, amount }) => [key, amount])).toEqual([['registration', 23_000]]);
    expect(luxembourg?.isComplete).toBe(false);
    expect(actual({ region: 'luxembourg', vat: { regime: 'vat_21', landShare: 0 } })).toBeUndefined();
  });

  it('has no figures on a day that the rules do not cover', () =>
    expect(buyingCosts({ ...home, day: '1980-01-01' }, costs)).toBeNull());
});

describe('a loan', () => {
  it('is paid back in equal months', () => {
    expect(monthlyPayment(100_000, 2, 20)).toBeCloseTo(505.03, 2);
    expect(monthlyPayment(120_000, 0, 10)).toBe(1_000);
  });

  it('has a deed on what the mortgage secures: duties, mortgage office, notary and administration with VAT', () => {
    const duties = 220_000 * 0.013;
    const notary = (612.24 + ((795.09 - 612.24) * 70) / 102) * 1.21;
    expect(mortgageDeedCosts(200_000, day, costs)).toBe(Math.round(duties + 270 + notary + 550 * 1.21));
    expect(mortgageDeedCosts(200_000, '2020-01-01', costs)).toBeNull();
  });
});

it('names no estimate of the agency as the source of a tariff', () => {
  const { registration, vat, notary, administration, loan, deposit, saleDeposit } = costs;
  const tariffs = [registration, vat, notary, administration, loan, deposit, saleDeposit].flat();
  expect(tariffs.filter(({ source }) => source === 'agency')).toEqual([]);
});

const flat: Rental = { rent: 900, charges: 80, inventory: 300, region: 'flanders' };

it('takes three times the rent as a guideline; asks first month, half of the inventory and the deposit', () =>
  expect(rentTerms(flat, day, costs)).toEqual({
    guideIncome: 2_700,
    rent: 900,
    charges: 80,
    inventoryShare: 150,
    deposit: 2_700,
    depositMonths: 3,
    start: 3_830,
  }));

it('takes the months of the region, unless a deposit is agreed', () => {
  expect(rentTerms({ ...flat, region: 'brussels' }, day, costs)?.deposit).toBe(1_800);
  expect(rentTerms({ ...flat, region: 'wallonia' }, day, costs)?.deposit).toBe(1_800);
  expect(rentTerms({ ...flat, region: 'luxembourg' }, day, costs)?.deposit).toBe(1_800);
  expect(rentTerms({ ...flat, region: 'luxembourg' }, '2024-07-31', costs)).toBeNull();
  expect(rentTerms({ ...flat, deposit: 1_350 }, day, costs)).toMatchObject({ deposit: 1_350, depositMonths: 1.5 });
});

it('takes two months of a student', () =>
  expect(rentTerms({ ...flat, isStudentRoom: true }, day, costs)).toMatchObject({ deposit: 1_800, depositMonths: 2 }));

it('says nothing of what is not known', () => {
  const { charges: _, inventory: __, ...bare } = flat;
  expect(rentTerms(bare, day, costs)).toMatchObject({ charges: 0, inventoryShare: 0 });
  expect(rentTerms(flat, '2010-01-01', costs)).toBeNull();
});
