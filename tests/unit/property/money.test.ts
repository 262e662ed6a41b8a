import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { first } from '@/tests/support/sample-site';
import { homes, house, viewOf } from './sample-view';

const costs = (change: Property['attributes']['costs']) => ({ attributes: { ...house.attributes, costs: change } });
const amounts = (view: ReturnType<typeof viewOf>) =>
  view.buying?.rows.map(({ label, values }) => [label, ...values.map(({ amount }) => amount.replace(/\s/, ' '))]);

describe('costs of buying', () => {
  it('stand side by side for the sole own home and for any other', () => {
    const view = viewOf(costs({ vat: 'registration' }));
    expect(view.buying?.columns).toEqual(['own', 'other']);
    expect(amounts(view)).toEqual([
      ['price', '€ 400.000', '€ 400.000'],
      ['registration', '€ 8.000', '€ 48.000'],
      ['notary', '€ 3.997', '€ 3.997'],
      ['deed', '€ 750', '€ 750'],
      ['total', '€ 412.747', '€ 452.747'],
    ]);
    expect(view.buying?.sources.map(({ text }) => text).join()).toContain('"from":"01/01/2025"');
  });

  it('are VAT for new-build, and unknown where land and building are taxed apart', () => {
    expect(amounts(viewOf(costs({ vat: 'vat_21' })))?.[1]).toEqual(['vat', '€ 84.000']);
    expect(viewOf(costs({ vat: 'mixed' })).buying).toMatchObject({ lead: 'mixed', rows: [] });
  });

  it('know no own home for a garage', () =>
    expect(viewOf({ webId: 7, kind: 'garage-box' }).buying?.columns).toEqual(['other']));

  it.each<[string, Partial<Property>]>([
    ['a price that is not published', { price: { ...house.price, publish: false } }],
    ['a home that is sold', { marquee: 5 }],
    ['a rent', { goal: 1 }],
    ['a home in Luxembourg', { city: first(homes, ({ city }) => city.startsWith('luxem')).city }],
  ])('and loans are not told for %s', (_, change) => {
    const view = viewOf(change);
    expect([view.buying, view.loan]).toEqual([null, null]);
  });

  it('are not told of a price per m²', () => expect(viewOf({ price: { ...house.price, unit: 2 } }).buying).toBeNull());
});

describe('a loan', () => {
  it('is shown for each term and share of the price', () => {
    const { loan } = viewOf();
    expect(loan?.rows).toHaveLength(4);
    expect(loan?.head.columns.map(({ amount }) => amount.replace(/\s/, ' '))).toEqual([
      '€ 320.000',
      '€ 360.000',
      '€ 400.000',
    ]);
    expect(loan?.calculator).toMatchObject({ amount: 320_000, years: 25, rate: 3.2 });
  });
});

describe('the start of a rent', () => {
  const rent: Partial<Property> = { goal: 1, price: { publish: true, amount: 1_000, unit: 1 } };
  const rows = (change: Partial<Property>) =>
    viewOf({ ...rent, ...change }).rental?.rows.map(({ label, amount }) => [label, amount.replace(/\s/, ' ')]);

  it('is first month, charges, half of the inventory and deposit', () =>
    expect(rows(costs({ chargesRenter: 80, deposit: 2_000, inventoryCost: 300 }))).toEqual([
      ['first month', '€ 1.000'],
      ['charges', '€ 80'],
      ['inventory', '€ 150'],
      ['deposit', '€ 2.000'],
      ['total', '€ 3.230'],
    ]));

  it('takes the region’s months where no deposit is given', () => {
    expect(rows(costs({}))?.[1]).toEqual(['deposit', '€ 3.000']);
    expect(rows({ ...costs({}), city: 'elsene' })?.[1]).toEqual(['deposit', '€ 2.000']);
  });

  it('is not told of a home for sale, of one that is rented, or of a shop', () => {
    for (const change of [{ goal: 0 as const }, { marquee: 6 }, { webId: 6, kind: 'shop' }])
      expect(viewOf({ ...rent, ...change }).rental).toBeNull();
  });
});
