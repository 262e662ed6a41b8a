import { expect, it } from 'vitest';
import { type Rental, rentTerms } from '@/lib/costs/rent-terms';
import { sample } from '@/tests/support/sample-site';

const { costs } = sample.content;
const day = '2026-11-20';
const flat: Rental = { rent: 900, charges: 80, inventory: 300, bedrooms: 2, region: 'flanders' };

it('asks three times the rent, first month, half of the inventory and the deposit', () =>
  expect(rentTerms(flat, day, costs)).toEqual({
    minimumIncome: 2_700,
    maximumPersons: 4,
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
  const { bedrooms: _, charges: __, inventory: ___, ...bare } = flat;
  expect(rentTerms(bare, day, costs)).toMatchObject({ maximumPersons: null, charges: 0, inventoryShare: 0 });
  expect(rentTerms({ ...flat, bedrooms: 0 }, day, costs)?.maximumPersons).toBe(2);
  expect(rentTerms(flat, '2010-01-01', costs)).toBeNull();
});
