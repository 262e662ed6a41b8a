import { describe, expect, it } from 'vitest';
import { displayOf } from '@/lib/catalogue/property-facts';
import { toPropertyView } from '@/lib/catalogue/property-view';
import type { Attributes } from '@/lib/catalogue/schema/attributes';
import type { DisplayRule } from '@/lib/catalogue/schema/display';
import type { Property } from '@/lib/catalogue/schema/property';
import { sample } from '@/tests/support/sample-site';
import { house, viewOf } from './sample-view';
import { words } from './words';

const whenSale = (more: Partial<DisplayRule>): DisplayRule => ({
  rules: [{ field: 'goal', logic: 'equals', compareWithValue: 0 }],
  ...more,
});

describe('displayOf', () => {
  it('shows what no rule names, and what every rule about it lets show', () => {
    const rules = [whenSale({ blocks: ['offer'], attributes: ['vat'] }), whenSale({ attributes: ['vat', 'lift'] })];
    const sale = displayOf(rules, { goal: 0 });
    const rent = displayOf(rules, { goal: 1 });
    expect([sale.block('offer'), sale.attribute('vat'), sale.attribute('pool')]).toEqual([true, true, true]);
    expect([rent.block('offer'), rent.attribute('vat'), rent.attribute('pool')]).toEqual([false, false, true]);
  });
});

it('leaves the map of the neighbourhood to the rules', () => {
  const data = { ...sample, content: { ...sample.content, conditions: [whenSale({ blocks: ['map'] })] } };
  const mapOf = (goal: Property['goal']) => toPropertyView({ ...house, goal }, '2026-11-20', 'nl', words, data).map;
  expect([mapOf(0), mapOf(1)]).toEqual([true, false]);
});

describe('the rules of data/conditions.json', () => {
  const { attributes } = house;
  const keys = (view: ReturnType<typeof viewOf>) =>
    [...view.features, ...(view.legal?.groups ?? []), ...(view.costs ? [view.costs] : [])].flatMap(({ rows }) =>
      rows.map(({ key }) => key),
    );
  const withAttributes = (change: Partial<Attributes>) => ({ attributes: { ...attributes, ...change } });

  it('hide when a home can be had, once it cannot', () => {
    const available = withAttributes({ building: { availability: 'at_deed', availableFrom: '2027-01-01' } });
    expect(keys(viewOf(available))).toContain('availability');
    expect(keys(viewOf({ ...available, marquee: 5 }))).not.toContain('availability');
  });

  it('tell the year of a renovation that came after the building', () => {
    const years = (constructionYear: number | undefined, renovationYear: number) =>
      keys(viewOf(withAttributes({ building: { constructionYear, renovationYear } })));
    expect(years(1990, 2010)).toContain('renovationYear');
    expect(years(2010, 2010)).not.toContain('renovationYear');
    expect(years(undefined, 2010)).toContain('renovationYear');
  });

  it('ask for asbestos in old buildings of Flanders only', () => {
    const legal = { asbestosType: 'safe' as const };
    const shown = (constructionYear: number, city: string) =>
      keys(viewOf({ city, ...withAttributes({ legal, building: { constructionYear } }) })).includes('asbestosType');
    expect([shown(1970, 'hasselt'), shown(2005, 'hasselt'), shown(1970, 'elsene')]).toEqual([true, false, false]);
  });

  it('offer nothing more of a home that is sold or rented', () => {
    expect(viewOf().broker.actions.map(({ key }) => key)).toEqual([
      'question',
      'documents',
      'offer',
      'friend',
      'poster',
    ]);
    expect(viewOf({ goal: 1 }).broker.actions.map(({ key }) => key)).not.toContain('offer');
    expect(viewOf({ marquee: 5 }).broker).toMatchObject({ actions: [], visitPath: null });
  });

  it('say nothing of the duty to renovate once the home is sold', () => {
    const bad = withAttributes({ energy: { specificEnergy: 450 } });
    expect(viewOf(bad).energy.renovation).not.toBeNull();
    expect(viewOf({ ...bad, marquee: 5 }).energy.renovation).toBeNull();
  });
});
