import { describe, expect, it } from 'vitest';
import {
  formatListedPrice,
  plainPrice,
  priceLine,
  priceText,
  publicAmount,
  shownPrice,
  wholeAmount,
  wholePrice,
} from '@/lib/catalogue/prices/price';
import type { Marquee, PriceUnit } from '@/lib/catalogue/schema/lists';
import type { Property } from '@/lib/catalogue/schema/property';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { localize } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { first, homes, sample } from '@/tests/support/sample-site';

const t = await translatorIn('nl', 'price');
const price = { publish: true, amount: 250_000, unit: 0 };
const of = (unitId: number) => ({ ...price, unit: unitId });
const hidden = { ...price, publish: false };
const unit = (id: number, text: string): PriceUnit => ({ id, text: localize(() => text) });
const marquee = (replacesPrice: boolean): Marquee => ({
  id: 1,
  key: 'sold',
  name: localize(() => 'Verkocht'),
  replacesPrice,
  onMap: true,
  held: false,
  closed: true,
});

const amount = '€\u00a0250.000';

it.each<[string, Parameters<typeof priceText>[0], Marquee | null, PriceUnit | undefined, object | null, string]>([
  ['is the amount alone without a unit', price, null, undefined, { amount }, amount],
  ['is the amount alone for a unit without words', price, null, unit(0, ''), { amount }, amount],
  ['has "from" before it for unit 7', of(7), null, unit(7, 'Vanaf'), { before: 'Vanaf', amount }, `Vanaf ${amount}`],
  [
    'has the text of other units after it, without a second euro sign',
    ...([of(1), null, unit(1, '€ per maand'), { amount, after: 'per maand' }, `${amount} per maand`] as const),
  ],
  ['hides one not to be published', { ...hidden, unit: 7 }, null, unit(7, 'Vanaf'), null, 'Prijs op aanvraag'],
  ['gives way to a marquee that replaces prices', hidden, marquee(true), undefined, { text: 'Verkocht' }, 'Verkocht'],
  ['gives way to no other marquee', price, marquee(false), undefined, { amount }, amount],
])('priceText: %s', (_, given, over, unitOf, text, plain) => {
  const found = priceText(given, over, unitOf, 'nl');
  expect(found).toEqual(text && { kind: 'text' in text ? 'words' : 'amount', ...text });
  expect(plainPrice(found, t)).toBe(plain);
});

it('publicAmount is the amount where priceText has one', () => {
  const marquees = new Map([true, false].map((replaces, i) => [i + 1, marquee(replaces)]));
  const amountOf = (home: Parameters<typeof publicAmount>[0]) => publicAmount(home, { marquees, projects: new Map() });
  expect([amountOf({ price }), amountOf({ price, marquee: 2 })]).toEqual([250_000, 250_000]);
  expect([amountOf({ price, marquee: 1 }), amountOf({ price: hidden })]).toEqual([null, null]);
});

it('the price to reckon with is that of the whole home, of a rent a month', () => {
  const whole = (goal: Property['goal'], id: number) =>
    wholePrice({ goal, price: { ...price, amount: 24_000, unit: id } });
  expect([0, 1, 2, 3, 4, 7].map((id) => whole(0, id))).toEqual([24_000, null, null, null, null, 24_000]);
  expect([0, 1, 2, 3, 4, 7].map((id) => whole(1, id))).toEqual([24_000, 24_000, null, 2000, null, 24_000]);
  const home = { goal: 0, price: { ...hidden, unit: 0 } } as const;
  expect(wholeAmount(home, sample.catalogue)).toBeNull();
});

describe('VAT', () => {
  const unit = first(
    homes,
    ({ attributes, marquee, price }) => attributes.costs.vat === 'vat_21' && !marquee && price.unit === 0,
  );
  const shown = shownPrice(unit, 'nl', sample.catalogue);

  it('is in the price, which says so', () => {
    expect(shown).toMatchObject({ kind: 'amount', vat: 'vat_21' });
    expect(plainPrice(shown, t)).toBe(`${priceLine(shown, t)} (21\u00a0% btw inbegrepen)`);
  });

  it('is not said of a price that is hidden, or under registration duty', () => {
    expect(shownPrice({ ...unit, price: { ...unit.price, publish: false } }, 'nl', sample.catalogue)).toBeNull();
    const costs = { vat: 'registration' } as const;
    const old = { ...unit, attributes: { ...unit.attributes, costs } };
    expect(shownPrice(old, 'nl', sample.catalogue)).not.toHaveProperty('vat');
  });
});

it.each([
  [{ chargesRenter: 95 }, true, '€\u00a095'],
  [{ chargesRenter: 0 }, true, undefined],
  [{}, true, undefined],
  [{ chargesRenter: 95 }, false, undefined],
])('a list shows the charges beside a rent: %j, published: %s', (costs, publish, charges) => {
  const rented = first(homes, ({ marquee, price }) => price.unit === 1 && !marquee);
  const home = { ...rented, price: { ...rented.price, publish }, attributes: { ...rented.attributes, costs } };
  expect(formatListedPrice(home, 'nl', sample.catalogue, true)).toEqual(
    publish ? { ...shownPrice(home, 'nl', sample.catalogue), ...(charges && { charges }) } : null,
  );
});

it.each([{ attributes: ['chargesRenter' as const] }, { blocks: ['rentalCosts' as const] }])(
  'a card leaves out the charges where a rule of the agency hides %j',
  (hides) => {
    const rented = first(homes, ({ goal, marquee, price }) => goal === 1 && price.unit === 1 && !marquee);
    const attributes = { ...rented.attributes, costs: { chargesRenter: 95 } };
    const home = { ...rented, price: { ...rented.price, publish: true }, attributes };
    const never = { ...hides, rules: [{ field: 'goal' as const, logic: 'equals' as const, compareWithValue: 0 }] };
    const conditions = [...sample.content.conditions, never];
    const ruled = { ...sample, content: { ...sample.content, conditions } };
    expect(toCardView(home, 'nl', sample).price).toHaveProperty('charges');
    expect(toCardView(home, 'nl', ruled).price).not.toHaveProperty('charges');
  },
);
