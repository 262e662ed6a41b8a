import { describe, expect, it } from 'vitest';
import {
  plainPrice,
  priceLine,
  priceText,
  publicAmount,
  shownPrice,
  wholeAmount,
  wholePrice,
} from '@/lib/catalogue/price';
import type { Marquee, PriceUnit } from '@/lib/catalogue/schema/lists';
import type { Property } from '@/lib/catalogue/schema/property';
import { localize } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { first, homes, sample } from '@/tests/support/sample-site';

const t = await translatorIn('nl', 'price');
const price = { publish: true, amount: 250_000, unit: 0 };
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

describe('priceText', () => {
  const amount = '€\u00a0250.000';

  it('is the amount alone without a unit', () => {
    expect(priceText(price, null, undefined, 'nl')).toEqual({ kind: 'amount', amount });
    expect(priceText(price, null, unit(0, ''), 'nl')).toEqual({ kind: 'amount', amount });
  });

  it('puts "starting from" before the price for unit 7', () => {
    const text = priceText({ ...price, unit: 7 }, null, unit(7, 'Vanaf'), 'nl');
    expect(text).toEqual({ kind: 'amount', before: 'Vanaf', amount });
    expect(plainPrice(text, t)).toBe(`Vanaf ${amount}`);
  });

  it('appends the text of other units, without a second euro sign', () => {
    const text = priceText({ ...price, unit: 1 }, null, unit(1, '€ per maand'), 'nl');
    expect(text).toEqual({ kind: 'amount', amount, after: 'per maand' });
    expect(plainPrice(text, t)).toBe(`${amount} per maand`);
  });

  it('hides a price that may not be published, unit included', () => {
    const text = priceText({ ...hidden, unit: 7 }, null, unit(7, 'Vanaf'), 'nl');
    expect(text).toBeNull();
    expect(plainPrice(text, t)).toBe('Prijs op aanvraag');
  });

  it('gives way to the name of a marquee that replaces prices, and to no other', () => {
    expect(priceText(hidden, marquee(true), null, 'nl')).toEqual({ kind: 'words', text: 'Verkocht' });
    expect(priceText(price, marquee(false), null, 'nl')).toEqual({ kind: 'amount', amount });
  });
});

describe('publicAmount', () => {
  const marquees = new Map([
    [1, marquee(true)],
    [2, marquee(false)],
  ]);

  it('is the amount where priceText has one', () => {
    const tables = { marquees, projects: new Map() };
    expect(publicAmount({ price }, tables)).toBe(250_000);
    expect(publicAmount({ price, marquee: 2 }, tables)).toBe(250_000);
    expect(publicAmount({ price, marquee: 1 }, tables)).toBeNull();
    expect(publicAmount({ price: hidden }, tables)).toBeNull();
  });
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
