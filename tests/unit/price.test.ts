import { describe, expect, it } from 'vitest';
import { plainPrice, priceText, publicAmount } from '@/lib/catalogue/price';
import type { Marquee, PriceUnit } from '@/lib/catalogue/schema/lists';
import { localize } from '@/lib/i18n/locales';

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
    expect(plainPrice(text, 'Prijs op aanvraag')).toBe(`Vanaf ${amount}`);
  });

  it('appends the text of other units, without a second euro sign', () => {
    const text = priceText({ ...price, unit: 1 }, null, unit(1, '€ per maand'), 'nl');
    expect(text).toEqual({ kind: 'amount', amount, after: 'per maand' });
    expect(plainPrice(text, 'Prijs op aanvraag')).toBe(`${amount} per maand`);
  });

  it('hides a price that may not be published, unit included', () => {
    const text = priceText({ ...hidden, unit: 7 }, null, unit(7, 'Vanaf'), 'nl');
    expect(text).toBeNull();
    expect(plainPrice(text, 'Prijs op aanvraag')).toBe('Prijs op aanvraag');
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
    expect(publicAmount({ price }, { marquees })).toBe(250_000);
    expect(publicAmount({ price, marquee: 2 }, { marquees })).toBe(250_000);
    expect(publicAmount({ price, marquee: 1 }, { marquees })).toBeNull();
    expect(publicAmount({ price: hidden }, { marquees })).toBeNull();
  });
});
