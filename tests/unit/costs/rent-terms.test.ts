import { expect, it } from 'vitest';
import { type Rental, rentTerms } from '@/lib/costs/rent-terms';
import { sample } from '@/tests/support/sample-site';

const { costs } = sample.content;
const day = '2026-11-20';
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
  expect(rentTerms({ ...flat, deposit: 1_350 }, day, costs)).toMatchObject({ deposit: 1_350, depositMonths: 1.5 });
});

it('takes two months of a student', () =>
  expect(rentTerms({ ...flat, isStudentRoom: true }, day, costs)).toMatchObject({ deposit: 1_800, depositMonths: 2 }));

it('says nothing of what is not known', () => {
  const { charges: _, inventory: __, ...bare } = flat;
  expect(rentTerms(bare, day, costs)).toMatchObject({ charges: 0, inventoryShare: 0 });
  expect(rentTerms(flat, '2010-01-01', costs)).toBeNull();
});
