// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { toSearchDocument } from '@/lib/catalogue/search/search-document';
import { sample } from '@/tests/support/sample-site';
import { cellsOf, house, pageOf } from './sample-page';

const [perMonth, perM2, perYear] = [1, 2, 3];
const priced = (amount: number, unit: number) => ({ price: { publish: true, amount, unit } });
const filteredBy = (change: Partial<typeof house>) => toSearchDocument({ ...house, ...change }, sample.catalogue).price;

it('a yearly rent is filtered and reckoned by the month', async () => {
  const asked = async (change: Partial<typeof house>) => {
    const { page } = await pageOf({ goal: 1, ...change });
    return [...page.querySelectorAll('#costs, #rental-costs')].map((part) => [part.textContent, cellsOf(part)]);
  };
  const ofMonth = await asked(priced(2000, perMonth));
  expect(ofMonth).toHaveLength(2);
  expect(await asked(priced(24_000, perYear))).toEqual(ofMonth);
  expect(filteredBy({ goal: 1, ...priced(24_000, perYear) })).toBe(2000);
  const { texts } = await pageOf({ goal: 1, ...priced(24_000, perYear) });
  expect(texts('[data-part="property-head"]').join()).toContain('€ 24.000 per jaar');
});

it('nothing is worked out of a price per m², which is no price to filter by either', async () => {
  const { page, texts } = await pageOf(priced(3000, perM2));
  expect(texts('[data-part="property-head"]').join()).toContain('€ 3.000 per m²');
  expect(page.querySelector('#price, #loan, #buying-costs')).toBeNull();
  expect(filteredBy(priced(3000, perM2))).toBeNull();
  expect((await pageOf({ goal: 1, ...priced(20, perM2) })).page.querySelector('#rental-costs')).toBeNull();
});
